import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import type { SuggestionTexts } from './suggestion-texts'
import type { FoundState } from './use-search-results'

type SearchStatus = {
  text: string
  /** Number of options. */
  count: number
  state: FoundState
  /** The searches of this device have just been cleared. */
  isForgotten: boolean
}

const isEmpty = ({ text }: SearchStatus) => text.trim() === ''

/** The message of a panel without options. */
export function messageOf(found: SearchStatus, texts: SuggestionTexts): string | undefined {
  if (found.count > 0) return undefined
  if (isEmpty(found)) return found.isForgotten ? texts.recent.forgotten : texts.hint
  return { waiting: texts.waiting, failed: texts.failed, ready: texts.none }[found.state]
}

/** Announced when the search has settled: changing numbers would be read one after another. */
export function announcementOf(found: SearchStatus, texts: SuggestionTexts, locale: Locale): string {
  if (!isEmpty(found) && found.state === 'waiting') return ''
  const { one, other } = isEmpty(found) ? texts.recent.found : texts.found
  return (found.count === 1 ? one : other).replace('{{count}}', formatNumber(found.count, locale))
}
