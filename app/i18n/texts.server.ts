import type { Locale } from '~/kernel/locale'
import { roomAndLanguage } from './text-file'
import type { TextKey } from './text-keys'
import { createTranslate, flatten, type TextsByRoom, type TextTree, type Translate } from './translate'

const files = import.meta.glob<TextTree>(['../features/**/texts/*.json', '../ui/**/texts/*.json'], {
  eager: true,
  import: 'default',
})

function textsOf(locale: Locale): TextsByRoom {
  const texts: TextsByRoom = {}
  for (const [file, tree] of Object.entries(files)) {
    const found = roomAndLanguage(file)
    if (found?.language === locale) texts[found.room] = tree
  }
  return texts
}

const made = new Map<Locale, Translate<TextKey>>()

/** Returns the translator of a language; created once. */
export function translateTo(locale: Locale): Translate<TextKey> {
  const known = made.get(locale)
  if (known) return known
  const translate = createTranslate(textsOf(locale), locale) as Translate<TextKey>
  made.set(locale, translate)
  return translate
}

/**
 * Returns the texts of an island, which are sent with it.
 * @param wanted - prefixes of keys: `favourites:` for a room, `listings:bedrooms` for one text and its plural forms
 */
export function textsFor(locale: Locale, wanted: readonly string[]): TextsByRoom {
  const given: TextsByRoom = {}
  for (const [room, tree] of Object.entries(textsOf(locale))) {
    const flat = new Map<string, string>()
    flatten(tree, '', flat)
    const chosen = [...flat].filter(([key]) => wanted.some((start) => `${room}:${key}`.startsWith(start)))
    if (chosen.length > 0) given[room] = Object.fromEntries(chosen)
  }
  return given
}
