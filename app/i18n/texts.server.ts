import type { Locale } from '~/kernel/locale'
import { roomAndLanguage } from './text-file'
import type { TextKey } from './text-keys'
import { createTranslate, type TextsByRoom, type TextTree, type Translate } from './translate'

const files = import.meta.glob<TextTree>(['../features/*/texts/*.json', '../ui/texts/*.json'], {
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

/** The translator of a language; made once. */
export function translateTo(locale: Locale): Translate<TextKey> {
  const known = made.get(locale)
  if (known) return known
  const translate = createTranslate(textsOf(locale), locale) as Translate<TextKey>
  made.set(locale, translate)
  return translate
}
