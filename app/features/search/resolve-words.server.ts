import type { ListingGoal } from '#db/schema'
import { siteOf } from '~/features/content/public.server'
import { cityNamed, type WordsFound } from '~/features/listings/public'
import { catalogueOf, findWordsInTexts } from '~/features/listings/public.server'
import { pointsOf } from '~/features/places/public.server'
import { brusselsDay } from '~/kernel/calendar'
import { type Locale, locales } from '~/kernel/locale'
import { areaById, centreName } from '~/kernel/places/areas'
import { writeAround } from '~/kernel/places/around'
import { placesNamed } from '~/kernel/places/find-places'
import { codeOf, municipalityAt } from '~/kernel/places/municipalities'
import { placeOfCode } from '~/kernel/region'
import type { App } from '~/platform/app.server'
import { searchIndexOf } from './search-index.server'
import { readSearchWords } from './search-words'
import { wordIndexOf } from './word-index.server'
import type { PlacesMeant } from './words/place-names'
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
 * postal code where its name means more than it.
 */
async function aroundOf({ db, locale }: Pick<App, 'db' | 'locale'>, { centre, km, isStation }: Radius) {
  const [{ names }, points] = await Promise.all([catalogueOf(db, 'sale'), pointsOf(db, 'all')])
  const [id = ''] = centre.areas ?? []
  const area = areaById(id)
  const code = area?.mainCode ?? centre.zips?.[0] ?? ''
  const nameIn = (one: Locale) => (area ? centreName(area, one) : cityNamed(names, code, one))
  const stations = [`Station ${nameIn('nl')}`, `Gare de ${nameIn('fr')}`, `Gare d’${nameIn('fr')}`]
  const station = isStation ? stations.find((name) => points.named(name).length > 0) : undefined
  const name = [locale, ...locales].map(nameIn).find((one) => one && isNameOf(one, centre))
  return writeAround({ place: station ?? name ?? (isKnown(code) ? code : nameIn(locale)), km })
}

/** Whether the product knows the place of a code; another code of Luxembourg is one of a street. */
const isKnown = (code: string): boolean => municipalityAt(placeOfCode(code)) !== undefined

/** Whether a name means these places and no others. */
function isNameOf(name: string, { zips = [], areas = [] }: PlacesMeant): boolean {
  const found = placesNamed(name)
  const [ids, codes] = [found.areas.map(({ id }) => id), found.places.map(codeOf)]
  return isSame(ids, areas) && isSame(codes, zips)
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one))
