import { type Locale, localeTags } from './locale'
import { memo } from './memo'

/** Cached, because creating a format is far slower than using it. */
const formatOf = memo((tag) => new Intl.ListFormat(tag))

/** `Ukkel en Halle`, `Ukkel, Halle en Beersel`. */
export const formatList = (words: readonly string[], locale: Locale): string =>
  formatOf(localeTags[locale]).format(words)
