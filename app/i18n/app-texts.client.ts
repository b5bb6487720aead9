import type { Locale } from '~/kernel/locale'
import { roomAndLanguage } from './text-file'
import type { TextKey } from './text-keys'
import { createTranslate, type TextsByRoom, type TextTree, type Translate } from './translate'

/** Texts of the rooms that hydrated pages use; the build bundles those of a language into one file. */
const files = import.meta.glob<TextTree>(
  ['../features/{forms,owners,visits}/texts/*.json', '../ui/texts/*.json'],
  { import: 'default' },
)

/** Loads the translator of a language for hydrated pages. Other texts stay on the server. */
export async function loadTranslate(locale: Locale): Promise<Translate<TextKey>> {
  const texts: TextsByRoom = {}
  const load = async ([file, loadTree]: [string, () => Promise<TextTree>]) => {
    const found = roomAndLanguage(file)
    if (found?.language === locale) texts[found.room] = await loadTree()
  }
  await Promise.all(Object.entries(files).map(load))
  return createTranslate(texts, locale) as Translate<TextKey>
}
