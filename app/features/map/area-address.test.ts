import { expect, test } from 'vitest'
import { searchHref, shapeIn } from './area-address'

const list = 'https://tilia.example/nl/te-koop/'
const shown = [
  { lat: 50.7, lng: 4.2 },
  { lat: 50.8, lng: 4.4 },
]

test('P6 what the map shows becomes the area of the same list, in place of its municipalities and page', () => {
  const href = searchHref(
    `${list}?city=Halle|1500&in=brussels&around=1630~5&type=3&priceMax=300000&page=2&view=map#x`,
    shown,
  )
  const { searchParams, hash } = new URL(href)
  expect([...searchParams.keys()]).toEqual(['type', 'priceMax', 'view', 'area'])
  expect(hash).toBe('')
  expect(shapeIn(href)).toEqual(shown)
})

test('P6 without an area the list is as it was before, with its other filters', () => {
  const href = searchHref(`${searchHref(`${list}?type=3&view=map`, shown)}&page=3`, undefined)
  expect(href).toBe(`${list}?type=3&view=map`)
  expect(shapeIn(href)).toBeUndefined()
})
