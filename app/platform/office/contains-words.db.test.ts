import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/setup/test-app'
import { containsWords } from './contains-words.server'

const { db } = await testApp()

async function isIn(typed: string, ...texts: (string | null)[]): Promise<boolean> {
  const condition = containsWords(
    texts.map((text) => sql`${text}::text`),
    typed,
  )
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${condition ?? sql`true`} as found`)
  return rows[0]?.found ?? false
}

test.each([
  ['elod', 'Élodie Peeters', true],
  ['PEETERS élo', 'Élodie Peeters', true],
  ['lukasz', 'Łukasz', true],
  ['Łukasz', 'Łukasz', true],
  ['soren', 'Søren', true],
  ['oeuvre', 'Œuvre', true],
  ['d’or', 'Rue d’Or', true],
  ['Strasse', 'Straße', true],
  ['peeters jan', 'Élodie Peeters', false],
  ['%', 'Élodie', false],
  ['_', 'Élodie', false],
  ['100%', '100% verkocht', true],
  ['\u0000', 'Élodie', true],
])('B28 B29 B68 %j is looked for in %j', async (typed, text, isFound) => {
  expect(await isIn(typed, null, text)).toBe(isFound)
})

test('B28 B29 B68 whatever signs somebody types find a text that holds them, and no database error', async () => {
  const letters = fc.constantFrom(..."aÉøßœł%_\\'*?()[]{}|&!:;.,-+@#$^~`<>/\u2028é".split(''))
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), async (word) => {
      expect(await isIn(word, `x ${word} y`)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
