import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { searchIndexOf } from './search-index.server'
import { readSearchWords, type SearchMeaning } from './search-words'

/** What `?q=` asks of a list: the way of the search box without script. */
export async function resolveSearchWords(db: Db, locale: Locale, words: string): Promise<SearchMeaning> {
  const { index } = await searchIndexOf(db, locale)
  return readSearchWords(index, words.slice(0, 200))
}
