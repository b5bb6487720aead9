import { expect, test } from 'vitest'
import { needsOf, placeKindOf, placeKinds, placeThemes, themeOf } from './place-kinds'

test('D5 every kind belongs to one theme, and its own name means it', () => {
  expect(new Set(placeKinds).size).toBe(placeKinds.length)
  for (const kind of placeKinds) {
    expect(needsOf(themeOf(kind)).flat()).toContain(kind)
    expect(placeKindOf(kind)).toBe(kind)
  }
  expect(placeThemes).toHaveLength(5)
})

test.each([
  ['train', 'station'],
  ['bus_stop', 'bus-stop'],
  ['Tram stop', 'tram-stop'],
  ['Crèche', 'creche'],
  ['school', 'primary-school'],
  ['castle', undefined],
  ['', undefined],
  ['constructor', undefined],
])('D5 %j means %s', (word, kind) => {
  expect(placeKindOf(word)).toBe(kind)
})
