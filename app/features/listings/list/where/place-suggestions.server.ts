import type { ListingGoal } from '#db/schema'
import { pointName, pointsOf } from '~/features/places/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { radii, writeAround } from '~/kernel/places/around'
import { countryIds } from '~/kernel/region'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { catalogueOf } from '../catalogue.server'
import { matchingEntries, type PlaceEntry, type PlaceSuggestion, placeEntries } from './place-entries'
import { areaIdsAt } from './place-lookup'
import { placeLookupOf } from './place-lookup.server'

type SuggestionContext = { goal: ListingGoal; locale: Locale }

/** What places match a text that a visitor types: areas, municipalities and parts of them, stations and schools. */
export async function suggestPlaces(
  db: Db,
  asked: SuggestionContext,
  text: string,
): Promise<PlaceSuggestion[]> {
  return matchingEntries(await entriesOf(db, asked), text)
}

/** All places with their counts, read once per content version. */
const entriesOf = versioned(
  async (db: Db, { goal, locale }: SuggestionContext): Promise<PlaceEntry[]> => {
    const totals = await totalsOf(db, goal)
    const t = translateTo(locale)
    const entries = placeEntries({
      locale,
      kindOf: (kind) => t(`listings:where.kind.${kind}`),
      totalOf: (place) => totals.get('area' in place ? place.area : `${place.country} ${place.zip}`) ?? 0,
    })
    const { all } = await pointsOf(db, 'all')
    const points = all.map(({ point, words }): PlaceEntry => {
      const label = pointName(point, locale)
      return {
        parameter: 'around',
        value: writeAround({ place: label.replace(/[~<>]/g, ' '), km: radii.usual }),
        label,
        hint: t('listings:where.radius', { km: radii.usual }),
        // "linkebeek" finds its station too.
        words: [...words, ...words.map((word) => word.replace(/^station /, ''))],
      }
    })
    return [...entries, ...points]
  },
  ({ goal, locale }) => `${goal} ${locale}`,
)

/** Listings by area, and by country and postal code. */
async function totalsOf(db: Db, goal: ListingGoal): Promise<Map<string, number>> {
  const [{ cities }, lookup] = [await catalogueOf(db, goal), await placeLookupOf(db)]
  const totals = new Map<string, number>()
  const add = (key: string, total: number) => totals.set(key, (totals.get(key) ?? 0) + total)
  for (const { countryId, zip, total } of cities) {
    add(`${countryId === countryIds.luxembourg ? 'LU' : 'BE'} ${zip}`, total)
    for (const id of areaIdsAt({ countryId, zip }, lookup)) add(id, total)
  }
  return totals
}
