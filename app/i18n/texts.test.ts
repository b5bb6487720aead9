import { describe, expect, test } from 'vitest'
import { type Locale, locales, localeTags } from '~/kernel/locale'
import { spacesAmiss } from './french-spaces.fixture'
import { roomAndLanguage } from './text-file'
import type { TextTree } from './translate'
import { amountsAmiss, percentagesAmiss } from './written-numbers.fixture'

const files = import.meta.glob<TextTree>(['../features/**/texts/*.json', '../ui/**/texts/*.json'], {
  eager: true,
  import: 'default',
})
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,fixture}.{ts,tsx}'], {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** Texts by room and language, as `dotted.key` → text. */
const rooms = new Map<string, Map<Locale, Map<string, string>>>()
for (const [file, tree] of Object.entries(files)) {
  const { room = '', language = '' } = roomAndLanguage(file) ?? {}
  const byLocale = rooms.get(room) ?? new Map()
  rooms.set(room, byLocale.set(language as Locale, new Map(leaves(tree))))
}

function leaves(tree: TextTree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : leaves(value, `${prefix}${key}.`),
  )
}

const pluralForm = /_(zero|one|two|few|many|other)$/
const withoutPlural = (key: string) => key.replace(pluralForm, '')
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort()
const textsOf = (room: string, locale: Locale) => rooms.get(room)?.get(locale) ?? new Map<string, string>()

/** The placeholders in any plural form of a key; a singular may omit the number. */
function namesIn(texts: Map<string, string>, key: string): string[] {
  const forms = [...texts].filter(([other]) => withoutPlural(other) === key)
  return [...new Set(forms.flatMap(([, text]) => placeholders(text)))].sort() as string[]
}

test('L17 there are rooms with texts', () => expect(rooms.size).toBeGreaterThanOrEqual(4))

describe.each([...rooms.keys()])('texts of %s', (room) => {
  const dutch = textsOf(room, 'nl')
  const keys = [...new Set([...dutch.keys()].map(withoutPlural))].sort()

  test.each(locales)('L17 %s has the texts that Dutch has, and no others', (locale) => {
    expect([...new Set([...textsOf(room, locale).keys()].map(withoutPlural))].sort()).toEqual(keys)
  })

  test.each(locales)('L17 %s fills the same names into each text', (locale) => {
    for (const key of keys) expect(namesIn(textsOf(room, locale), key), key).toEqual(namesIn(dutch, key))
  })

  test.each(locales)('L17 no text is empty or padded in %s', (locale) => {
    for (const [key, text] of textsOf(room, locale))
      expect(text.trim() !== '' && text.trim() === text, key).toBe(true)
  })

  test.each(locales)('L17 %s has each plural form that its numbers need', (locale) => {
    const texts = textsOf(room, locale)
    // `many` (a million in French) falls back to `other`.
    const needed = new Intl.PluralRules(localeTags[locale])
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many')
    for (const key of texts.keys()) {
      if (!pluralForm.test(key)) continue
      for (const form of needed) expect([...texts.keys()], key).toContain(`${withoutPlural(key)}_${form}`)
    }
  })

  test.each(locales)('L17 %s uses of the i18next format only what createTranslate knows', (locale) => {
    for (const [key, text] of textsOf(room, locale)) {
      expect(text.replace(/\{\{\s*\w+\s*\}\}/g, ''), key).not.toMatch(/\{\{|\}\}|\$t\(/)
    }
  })

  test('L17 French punctuation has non-breaking spaces', () => {
    for (const [key, text] of textsOf(room, 'fr')) expect(spacesAmiss(text), key).toEqual([])
  })

  test.each(locales)('P3 %s writes amounts and percentages in one way', (locale) => {
    for (const [key, text] of textsOf(room, locale)) {
      expect([...amountsAmiss(text), ...percentagesAmiss(text, locale)], key).toEqual([])
    }
  })

  test('L17 every text is used somewhere', () => {
    const used = usedIn(room)
    expect(keys.filter((key) => !used.some((pattern) => pattern.test(key)))).toEqual([])
  })
})

/** Keys in the code, `room:a.b`, or `${room}:a.b` for any room; an interpolated part matches any key that fits. */
function usedIn(room: string): RegExp[] {
  const written = new RegExp(`(['"\`])(?:${room}|\\$\\{room\\}):((?:[\\w.-]|\\$\\{[^{}]*\\})+)\\1`, 'g')
  const found = Object.values(sources).flatMap((source) =>
    [...source.matchAll(written)].map(([, , key = '']) => key),
  )
  return [...new Set(found)].map((key) => {
    const parts = key.split(/\$\{[^{}]*\}/).map((part) => part.replaceAll('.', '\\.'))
    return new RegExp(`^${parts.join('[\\w.-]+')}$`)
  })
}
