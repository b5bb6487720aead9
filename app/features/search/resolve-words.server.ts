import type { ListingGoal } from '#db/schema'
import type { App } from '~/platform/app.server'
import { searchIndexOf } from './search-index.server'
import { readSearchWords, type SearchMeaning } from './search-words'
import { wordIndexOf } from './word-index.server'

/** What `?q=` asks of the list of a goal, in any language. */
export async function resolveSearchWords(
  { db, locale }: Pick<App, 'db' | 'locale'>,
  words: string,
  goal: ListingGoal,
): Promise<SearchMeaning> {
  const [{ index }, named] = await Promise.all([searchIndexOf(db, locale), wordIndexOf(db, 'all')])
  return readSearchWords(index, named, words, { locale, goal })
}
