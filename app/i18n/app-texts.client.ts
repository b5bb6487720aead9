import { isLocale, type Locale } from '~/kernel/locale'
import { roomAndLanguage } from './text-file'
import type { TextKey } from './text-keys'
import { createTranslate, type TextsByRoom, type TextTree, type Translate } from './translate'

/** Texts of the rooms that hydrated pages use; the build bundles those of a language into one file. */
const portalFiles = import.meta.glob<TextTree>(
  ['../features/{accounts,forms,owners,visits}/texts/*.json', '../ui/texts/*.json'],
  { import: 'default' },
)

/** Those of the office, which the build bundles into another, beside those that both use. */
const officeFiles = import.meta.glob<TextTree>(
  [
    '../features/{accounts,forms,leads,staff}/texts/*.json',
    '../features/*/office/texts/*.json',
    '../ui/texts/*.json',
    '../ui/office/texts/*.json',
  ],
  { import: 'default' },
)

const { lang, dataset } = document.documentElement
const files = 'office' in dataset ? officeFiles : portalFiles

/** Loads the translator of a language for hydrated pages. Other texts stay on the server. */
async function loadTranslate(locale: Locale): Promise<Translate<TextKey>> {
  const texts: TextsByRoom = {}
  const load = async ([file, loadTree]: [string, () => Promise<TextTree>]) => {
    const found = roomAndLanguage(file)
    if (found?.language === locale) texts[found.room] = await loadTree()
  }
  await Promise.all(Object.entries(files).map(load))
  return createTranslate(texts, locale) as Translate<TextKey>
}

/** Language of the page. */
export const pageLocale: Locale = isLocale(lang) ? lang : 'nl'

/** Its translator. The root imports this module, so that the texts load beside the code that hydrates the page. */
export const pageTranslate: Promise<Translate<TextKey>> = loadTranslate(pageLocale)
// A file that does not arrive is the matter of whoever waits for it.
pageTranslate.catch(() => undefined)
