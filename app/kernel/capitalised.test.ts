import { expect, test } from 'vitest'
import { capitalised } from './capitalised'

test.each([
  ['rez commercial', 'Rez commercial'],
  ['étage', 'Étage'],
  ['WC', 'WC'],
  ['2 façades', '2 façades'],
  ['', ''],
])('P2 %j begins with a capital: %j', (text, expected) => {
  expect(capitalised(text)).toBe(expected)
})
