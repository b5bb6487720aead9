import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { amountsAmiss, percentagesAmiss } from '~/i18n/written-numbers.fixture'
import { isLocale, type Locale } from '~/kernel/locale'

type Said = { locale: Locale; text: string }

/** All texts below a value, with the language that a key (`fr`) or a record (`language`) names. */
function saidIn(value: unknown, locale?: Locale): Said[] {
  if (typeof value === 'string') return locale ? [{ locale, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  const own = 'language' in value && isLocale(String(value.language)) ? String(value.language) : undefined
  return Object.entries(value).flatMap(([key, inner]) =>
    saidIn(inner, isLocale(key) ? key : ((own as Locale | undefined) ?? locale)),
  )
}

const documents = ['demo/feed/feed.json', ...globSync('demo/site/**/*.json')].map(
  (file) => [file, saidIn(JSON.parse(readFileSync(file, 'utf8')))] as const,
)
const texts = globSync('demo/site/**/{nl,fr,en,de}.md').map(
  (file) => [file, [{ locale: file.slice(-5, -3) as Locale, text: readFileSync(file, 'utf8') }]] as const,
)

test('P3 the demo has texts in several languages', () => {
  expect(documents.flatMap(([, said]) => said).length).toBeGreaterThan(1000)
  expect(texts.length).toBeGreaterThan(60)
})

test.each([...documents, ...texts])('P3 amounts and percentages are written in one way in %s', (_, said) => {
  expect(said.flatMap(({ text }) => amountsAmiss(text))).toEqual([])
  expect(said.flatMap(({ text, locale }) => percentagesAmiss(text, locale))).toEqual([])
})
