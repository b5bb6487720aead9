import type { ListingGoal } from '#db/schema'
import type { App } from '~/platform/app.server'
import { searchIndexOf } from './search-index.server'
import { readSearchWords, type SearchMeaning } from './search-words'
import { wordIndexOf } from './word-index.server'

/** Resolves the words in `?q=` to criteria of a goal's list, in any language. */
export async function resolveSearchWords(
  { db, locale }: Pick<App, 'db' | 'locale'>,
  words: string,
  goal: ListingGoal,
): Promise<SearchMeaning> {
  const [{ index }, named] = await Promise.all([searchIndexOf(db, locale), wordIndexOf(db, 'all')])
  return readSearchWords(index, named, words, { locale, goal })
}
