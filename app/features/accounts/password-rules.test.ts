import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longest, passwordProblem, shortest } from './password-rules.server'

test('O1 a password has 12 to 128 characters, counted as people count them', async () => {
  expect(await passwordProblem('elf tekens!')).toBe('tooShort')
  expect(await passwordProblem('🏠🌳🐴🔋📎'.repeat(2))).toBe('tooShort')
  expect(await passwordProblem('twaalf tekens')).toBeUndefined()
  expect(await passwordProblem(`${'een zin 1 '.repeat(12)}x y z w!`)).toBeUndefined()
  expect(await passwordProblem('woord en '.repeat(15))).toBe('tooLong')
})

test.each([
  'password1234',
  'Qwerty123456',
  '1qaz2wsx3edc',
  'Football2026!',
  'sunshine!!!!',
  'dragondragondragon',
  'aaaaaaaaaaaaaaaa',
  '123456789012',
])('O1 %s is guessed first', async (password) => {
  expect(await passwordProblem(password)).toBe('tooCommon')
})

const about = [
  ...['mia.claessens@post.example', 'Mia Claessens', 'Tilia', 'Tilia Vastgoed BV', 'Lindenplein 4'],
  ...['Linkebeek', 'Sint-Genesius-Rode', 'Rhode-Saint-Genèse', 'www.tilia.example', 'Pignon'],
]

test.each([
  'mia.claessens@post.example',
  'mia claessens',
  'Claessens2026!',
  'linkebeek2026',
  'pignonpignon',
  'PignonPignon!',
  'L1nk3b33k2026',
  'T1l1@L1nkeb33k',
  'tilia-linkebeek',
  'vastgoedtilia1630',
  'Sint-Genesius-Rode',
  'rhode saint genese 1640',
  '2026linkebeek2026'.slice(2, 15),
  'www.tilia.example',
  'Linkebeek----------',
  'Linkebeek2026!!!!!!',
  'l.i.n.k.e.b.e.e.k',
  'Linkebeek &*#%2',
])('O1 %s is made of names that everybody knows', async (password) => {
  expect(await passwordProblem(password, about)).toBe('tooObvious')
})

test.each([
  'een huis in linkebeek',
  'paard batterij nietje',
  'linkebeek heeft kersen',
  'een heel ander wachtwoord',
  'Linkebeek)#}~^%&*(=',
  '#Tilia}4~^%&',
  'Claessens{1;?6*2&9',
])('O1 %s is more than names', async (password) => {
  expect(await passwordProblem(password, about)).toBeUndefined()
})

test('O1 there are no rules of composition: whatever is long enough and not known is taken', async () => {
  const letter = fc.constantFrom(...'bcdfghjkmnpqrstvwxz')
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: letter, minLength: shortest + 6, maxLength: longest }),
      async (text) => {
        fc.pre(!/^(.+?)\1+$/.test(text))
        expect(await passwordProblem(text)).toBeUndefined()
      },
    ),
    { numRuns: 200 },
  )
})
