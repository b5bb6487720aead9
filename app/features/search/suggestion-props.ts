import { dataPathTo, pathTo } from '~/i18n/path-to'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type { Locale } from '~/kernel/locale'
import { suggestionTexts } from './suggestion-texts'

/** What every field with suggestions is given, in the page's language. */
export const suggestionProps = (t: Translate<TextKey>, locale: Locale) => ({
  locale,
  texts: suggestionTexts(t),
  indexUrl: dataPathTo(locale, 'search/index.json'),
  resultsUrl: dataPathTo(locale, 'search/results.json'),
  salePath: pathTo(locale, 'for-sale'),
  rentPath: pathTo(locale, 'for-rent'),
})
