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

test('O1 name and address of the owner are no password', async () => {
  const about = ['mia.claessens@post.example', 'Mia Claessens']
  expect(await passwordProblem('Mia.Claessens@post.example', about)).toBe('tooCommon')
  expect(await passwordProblem('mia claessens', about)).toBe('tooCommon')
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
