import fc from 'fast-check'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { locales, localeTags } from '~/kernel/locale'
import { createTranslate, type TextsByRoom, type TextTree } from './translate'

const files = import.meta.glob<TextTree>(['../features/*/texts/*.json', '../ui/texts/*.json'], {
  eager: true,
  import: 'default',
})

const made: TextTree = {
  plain: 'Bewaar',
  deep: { er: { still: 'Ver weg' } },
  homes_one: '{{count}} pand',
  homes_many: '{{count}} de panden',
  homes_other: '{{count}} panden in {{ city }}',
  twice: '{{a}}{{b}}{{a}}',
  markup: '<b>{{a}}</b> & {{b}}',
}

/** The library with its standard settings; it must not escape, because React does. */
function reference(tag: string, texts: TextsByRoom) {
  const i18n = createInstance()
  void i18n.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: texts },
    ns: Object.keys(texts),
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return (key: string, values?: Record<string, string | number>) => i18n.t(key, values ?? {}) as string
}

describe.each(locales)('t() in %s', (locale) => {
  const tag = localeTags[locale]
  const ours = createTranslate({ room: made }, locale)
  const theirs = reference(tag, { room: made })

  test.each([0, 1, 1.5, 2, 3, 5, 11, 21, 100, 1_000_000, 2_000_000, -1])(
    'L17 chooses the plural of %d as i18next does',
    (count) => {
      const values = { count, city: 'Ukkel' }
      expect(ours('room:homes', values)).toBe(theirs('room:homes', values))
    },
  )

  test('L17 finds and interpolates texts like i18next, for any values', () => {
    const value = fc.oneof(
      fc.integer(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('$&', '$1', '<i>', 'a & b'),
    )
    const key = fc.constantFrom('room:plain', 'room:deep.er.still', 'room:twice', 'room:markup')
    fc.assert(
      fc.property(key, value, value, (name, a, b) => {
        expect(ours(name, { a, b })).toBe(theirs(name, { a, b }))
      }),
    )
  })

  test('L17 translates every text of the product like i18next', () => {
    const texts = textsOf(locale)
    const ourProduct = createTranslate(texts, locale)
    const theirProduct = reference(tag, texts)
    for (const { key, values } of everyText(texts)) {
      expect(ourProduct(key, values), key).toBe(theirProduct(key, values))
    }
  })
})

test('L17 a missing text shows its key, and the page does not fail', () => {
  expect(createTranslate({ room: made }, 'nl')('room:nowhere')).toBe('room:nowhere')
})

test('L17 a missing plural form falls back to the general one', () => {
  const t = createTranslate({ room: { homes_one: 'bien', homes_other: 'biens' } }, 'fr')
  expect(t('room:homes', { count: 1_000_000 })).toBe('biens')
})

test('L17 a placeholder without value stays visible', () => {
  expect(createTranslate({ room: made }, 'nl')('room:twice', { a: 1 })).toBe('1{{b}}1')
})

function textsOf(locale: string): TextsByRoom {
  const ofLocale = Object.entries(files).filter(([file]) => file.endsWith(`/${locale}.json`))
  return Object.fromEntries(ofLocale.map(([file, tree]) => [file.split('/').at(-3) ?? '', tree]))
}

function everyText(texts: TextsByRoom) {
  return Object.entries(texts)
    .flatMap(([room, tree]) => keysOf(tree, `${room}:`))
    .flatMap(({ key, text }) => {
      const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => [name, `<${name}>`])
      const values = Object.fromEntries(names)
      const stem = key.replace(/_(one|other|many)$/, '')
      if (stem === key) return [{ key, values }]
      return [0, 1, 2, 25].map((count) => ({ key: stem, values: { ...values, count } }))
    })
}

function keysOf(tree: TextTree, prefix: string): { key: string; text: string }[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ key: prefix + name, text: value }] : keysOf(value, `${prefix}${name}.`),
  )
}
