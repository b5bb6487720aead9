import { expect, test } from 'vitest'
import { serverOnly } from './server-only'

test('a component reads the data as it is', () => {
  const { title, cards } = serverOnly({ title: 'Te koop', cards: [1, 2] })
  expect([title, cards]).toEqual(['Te koop', [1, 2]])
})

test('nothing of it is written into a page', () => {
  const data = serverOnly({ title: 'Te koop', cards: [1, 2] })
  expect(JSON.stringify(data)).toBe('{}')
  expect([Object.keys(data), Object.entries(data), { ...data }]).toEqual([[], [], {}])
})

test('it holds what it was given and nothing else', () => {
  expect('toString' in serverOnly({})).toBe(false)
})
