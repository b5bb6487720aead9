import { expect, test } from 'vitest'
import { initialsIn } from './initials'

test.each([
  ['Sofie Delcourt', 'SD'],
  ['  jan  van den Bossche ', 'JB'],
  ['Élodie Ôme', 'ÉÔ'],
  ['Tilia', 'T'],
  ['', ''],
])('M10 the monogram of “%s” is “%s”', (name, initials) => {
  expect(initialsIn(name)).toBe(initials)
})
