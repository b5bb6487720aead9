import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areClose, lettersOf, mistakesBetween } from './spelling'

test.each([
  ['ukkel', 'ukkel', 0],
  ['ukel', 'ukkel', 1],
  ['ukkle', 'ukkel', 1],
  ['ixels', 'ixelles', 2],
])('P1 from "%s" to "%s": %i', (typed, meant, mistakes) =>
  expect(mistakesBetween(typed, meant)).toBe(mistakes),
)

test('P1 words that lie within some mistakes are never passed over for their letters', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'e', 'k', 'l', ' '), maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const mistakes = mistakesBetween(a, b)
      expect(areClose(lettersOf(a), lettersOf(b), mistakes)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
