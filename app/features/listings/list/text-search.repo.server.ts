import { type SQL, sql } from 'drizzle-orm'
import { dictionaries, listings, listingTexts } from '#db/schema'
import { type Locale, locales } from '~/kernel/locale'
import { plainLetters } from '~/kernel/plain-letters'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'

/** A listing without a text in the page's language shows that of the site's own, else the first by its name. */
export type ShownLanguages = { locale: Locale; defaultLocale: Locale }

/** Finds the listings whose shown title and description have all words of a text, in any of their forms. */
export async function findIdsByText(
  db: Db,
  text: string,
  shown: ShownLanguages,
): Promise<ReadonlySet<number>> {
  const languages = await languagesOf(db, shown)
  const found = await db.execute<{ id: number }>(
    sql.join(
      languages.map(
        (_, at) => sql`select listing_id as id from ${wherever(languages, at, sql`${plainLetters(text)}`)}`,
      ),
      sql` union all `,
    ),
  )
  return new Set(found.rows.map(({ id }) => id))
}

/** Those of some words or phrases that the shown text of at least one listing has; never those of stop words alone. */
export async function findWordsInTexts(
  db: Db,
  words: readonly string[],
  shown: ShownLanguages,
): Promise<string[]> {
  if (words.length === 0) return []
  const languages = await languagesOf(db, shown)
  // Materialised, because PostgreSQL expects to find a first row soon, and would read every text for a word of none.
  const lookups = words.map((word, at) => {
    const isFound = languages.map(
      (_, rank) => sql`exists (
        with hits as materialized (
          select said.listing_id from ${wherever(languages, rank, sql`${plainLetters(word)}`)})
        select from hits join ${listings} on id = listing_id where withdrawn_at is null)`,
    )
    return sql`select ${at}::int as at where ${sql.join(isFound, sql` or `)}`
  })
  const found = await db.execute<{ at: number }>(sql.join(lookups, sql` union all `))
  return found.rows
    .map(({ at }) => at)
    .sort((a, b) => a - b)
    .flatMap((at) => words[at] ?? [])
}

/** Texts of one of the languages that have the words, where no text in a language before it is shown instead. */
function wherever(languages: readonly Locale[], at: number, words: SQL): SQL {
  const [before, locale] = [languages.slice(0, at), languages[at] ?? 'en']
  const isShown =
    before.length === 0
      ? sql`true`
      : sql`not exists (
          select from ${listingTexts} as better where better.listing_id = said.listing_id
          and better.locale in (${sql.join(
            before.map((one) => sql`${one}`),
            sql`, `,
          )}))`
  return sql`${listingTexts} as said where said.locale = ${locale}
    and said.search @@ plainto_tsquery(${dictionaries[locale]}::regconfig, ${words}) and ${isShown}`
}

/** The page's language alone, if every listing has a text in it. */
async function languagesOf(db: Db, { locale, defaultLocale }: ShownLanguages): Promise<Locale[]> {
  if (!(await hasGaps(db, locale))) return [locale]
  return [...new Set([locale, defaultLocale, ...[...locales].sort()])]
}

const hasGaps = versioned(async (db: Db, locale: Locale) => {
  const found = await db.execute(sql`
    select from ${listings} where withdrawn_at is null and not exists (
      select from ${listingTexts} as said where said.listing_id = ${listings.id} and said.locale = ${locale})
    limit 1`)
  return found.rows.length > 0
})
