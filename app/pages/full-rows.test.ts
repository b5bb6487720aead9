import { expect, test } from 'vitest'
import { isLed, placesOfFirst } from './full-rows'

test('M8 with three cards in a row no row has a hole, whatever their number', () => {
  for (let count = 1; count <= 24; count++)
    expect((count - 1 + (placesOfFirst(count, 3) ?? 1)) % 3, `${count} cards`).toBe(0)
})

test('M5 rows of two and of four begin with as many cards as were asked for', () => {
  expect([placesOfFirst(3, 2), placesOfFirst(5, 4), placesOfFirst(2, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('M8 the first of six cards or more leads full rows of three, which stay full with its four places', () => {
  for (let count = 1; count <= 24; count++)
    if (isLed(count, 3)) expect((count - 1 + 4) % 3, `${count} cards`).toBe(0)
  expect([isLed(3, 3), isLed(6, 3), isLed(7, 3), isLed(6, 2), isLed(9, 3)]).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
})
