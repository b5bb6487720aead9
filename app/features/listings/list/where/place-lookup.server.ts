import { pointName, pointsOf } from '~/features/places/public.server'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { findCityNames } from '../../card/names.repo.server'
import type { PlaceLookup } from './place-lookup'

/** The loaded points and the feed's names of places; read once per content version. */
const readLookup = versioned(async (db: Db, _: 'all'): Promise<PlaceLookup> => {
  // Sequential, because a transaction has one connection.
  const points = await pointsOf(db, 'all')
  const cities = await findCityNames(db)
  const names = new Map(
    cities.map((city) => [
      `${city.countryId}|${city.zip}`,
      Object.values(city.names).filter((name) => name !== undefined),
    ]),
  )
  return {
    pointsNamed: (name) =>
      points.named(name).map((point) => ({ ...point, nameIn: (locale) => pointName(point, locale) })),
    isNear: points.isNear,
    cityNames: ({ countryId, zip }) => names.get(`${countryId}|${zip}`) ?? [],
  }
})

export const placeLookupOf = (db: Db): Promise<PlaceLookup> => readLookup(db, 'all')
