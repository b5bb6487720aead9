import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Offer {
  ID: number
  SmallPictureItem?: { Url: string }
  Details: { Pictures?: { Url: string; Name: string }[] }
}

const folder = 'demo/feed'
const { properties } = JSON.parse(readFileSync(`${folder}/feed.json`, 'utf8')) as { properties: Offer[] }
const shown = properties.map(({ ID, Details }) => ({ id: ID, pictures: Details.Pictures ?? [] }))
const idsOf = (offers: typeof shown) => new Set(offers.map(({ id }) => id))
const bytesOf = (file: string) => statSync(file).size
const files = globSync(`${folder}/pictures/*.webp`)

test('D2 each picture that the demo names is there, with a text, and light enough for a phone', () => {
  const named = shown.flatMap(({ pictures }) => pictures)
  expect(named.filter(({ Name }) => Name.trim() === '')).toEqual([])
  expect(new Set(named.map(({ Url }) => `${folder}/${Url}`)).difference(new Set(files))).toEqual(new Set())
  expect(files.filter((file) => bytesOf(file) > 130_000)).toEqual([])
})

test('D2 the pictures of the demo fit into 25 MB together', () => {
  const all = [...files, ...globSync('demo/site/media/*.webp')]
  expect(all.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(25_000_000)
})

test('D2 each listing has five to eight pictures that no other has, its street among them', () => {
  const seen = shown.filter(({ pictures }) => pictures.length > 0)
  // A garage box shows the placeholder of its kind.
  expect(idsOf(shown).difference(idsOf(seen))).toEqual(new Set([2695]))
  for (const { id, pictures } of seen) {
    expect(pictures.filter(({ Url }) => !Url.startsWith(`pictures/${id}-`))).toEqual([])
    expect(pictures.length).toBeGreaterThanOrEqual(5)
    expect(pictures.length).toBeLessThanOrEqual(8)
    expect(pictures.map(({ Url }) => Url)).toContain(`pictures/${id}-street.webp`)
  }
})

test('D2 no picture of the demo is left that nothing shows', () => {
  const feed = readFileSync(`${folder}/feed.json`, 'utf8')
  expect(files.filter((file) => !feed.includes(`"${file.slice(folder.length + 1)}"`))).toEqual([])
})

test('D2 a list shows the first picture of each listing', () => {
  const other = properties.filter(
    ({ SmallPictureItem, Details }) => SmallPictureItem?.Url !== Details.Pictures?.[0]?.Url,
  )
  expect(other.map(({ ID }) => ID)).toEqual([])
})
