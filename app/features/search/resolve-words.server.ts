import type { ListingGoal } from '#db/schema'
import { siteOf } from '~/features/content/public.server'
import type { WordsFound } from '~/features/listings/public'
import { catalogueOf, findWordsInTexts } from '~/features/listings/public.server'
import { pointsOf } from '~/features/places/public.server'
import { brusselsDay } from '~/kernel/calendar'
import { writeAround } from '~/kernel/places/around'
import { placesNamed } from '~/kernel/places/find-places'
import { postalCode } from '~/kernel/region'
import type { App } from '~/platform/app.server'
import { searchIndexOf } from './search-index.server'
import { readSearchWords } from './search-words'
import { wordIndexOf } from './word-index.server'
import type { Radius } from './words/radius'

/** Criteria that words mean, or the listing that they name. */
export type ResolvedWords = WordsFound & { listingId?: number | undefined }

/**
 * Resolves the words in `?q=` to criteria of a goal's list, in any language. Words that no filter knows are looked for in
 * the texts of the page's language; those that no text has are left out, and said.
 */
export async function resolveSearchWords(
  { db, locale, clock }: Pick<App, 'db' | 'locale' | 'clock'>,
  words: string,
  goal: ListingGoal,
): Promise<ResolvedWords> {
  const [{ index }, named] = await Promise.all([searchIndexOf(db, locale), wordIndexOf(db, 'all')])
  const { radius, lookedFor, unknown, ...meaning } = readSearchWords(index, named, words, {
    locale,
    goal,
    today: brusselsDay(clock.now()),
  })
  const { default: defaultLocale } = (await siteOf(db)).languages
  const found = await findWordsInTexts(db, lookedFor, { locale, defaultLocale })
  return {
    ...meaning,
    ...(radius && { around: await aroundOf({ db, locale }, radius) }),
    ...(found.length > 0 && { text: found.join(' ') }),
    unknown: [...unknown, ...lookedFor.filter((word) => !found.includes(word))],
  }
}

/**
 * As it stands in addresses: "Halle~5", "Station Linkebeek~5"; around the town where no such station is loaded, and by its
 * postal code where several have its name.
 */
async function aroundOf({ db, locale }: Pick<App, 'db' | 'locale'>, { zips, km, isStation }: Radius) {
  const [zip = ''] = zips
  const [{ names, countryOf }, points] = await Promise.all([catalogueOf(db, 'sale'), pointsOf(db, 'all')])
  const [city, dutch, french] = ([locale, 'nl', 'fr'] as const).map((one) =>
    names.city(countryOf(zip), zip, one),
  )
  const stations = [`Station ${dutch}`, `Gare de ${french}`, `Gare d’${french}`]
  const station = isStation ? stations.find((name) => points.named(name).length > 0) : undefined
  const code = postalCode({ countryId: countryOf(zip), zip })
  return writeAround({ place: station ?? (city && isAlone(city) ? city : code), km })
}

/** Whether no two towns have a name; a province may have that of its capital. */
function isAlone(name: string): boolean {
  const { areas, places } = placesNamed(name)
  const towns = areas.filter(({ kind }) => kind === 'municipality' || kind === 'commune')
  return towns.length + places.length <= 1
}
