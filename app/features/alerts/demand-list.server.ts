import { energyFilterLetters, type FilterValues, readCriteria } from '~/features/listings/public'
import { listPath } from '~/features/listings/public.server'
import { mostChoices } from '~/kernel/bounds'
import { lastRankOf } from '~/kernel/energy-bands'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Criteria } from './criteria'
import { readStoredFilter } from './further-filters'
import { zipsIn } from './matching.repo.server'
import { anywhere, areaOfZone, type Zone } from './zones'

/** Path of the list with all matches; criteria that a list does not support are left out. */
export async function listPathOf(app: App, criteria: Criteria): Promise<string> {
  const { goal, types, energyRank } = criteria
  const further = readStoredFilter(criteria.filter)
  const open = readCriteria(goal, new URLSearchParams())
  return await listPath(app, {
    ...open,
    ...further,
    ...(await placesOf(app.db, criteria.zones, further)),
    webIds: types.length > mostChoices ? [] : types,
    priceMinCents: criteria.priceMinCents ?? undefined,
    priceMaxCents: criteria.priceMaxCents ?? undefined,
    bedroomsMin: criteria.bedroomsMin ?? undefined,
    bedroomsMax: criteria.bedroomsMax ?? undefined,
    surfaceMin: criteria.surfaceMin ?? undefined,
    energy: energyFilterLetters.find((letter) => energyRank !== null && lastRankOf(letter) === energyRank),
  })
}

type Places = Pick<FilterValues, 'zips' | 'areas'>

/** Postal codes and areas of the zones, beside those of the further filter; fewer rather than too many. */
async function placesOf(db: Db, zones: readonly Zone[], further: FilterValues): Promise<Places> {
  const codes = zones.filter((zone) => zone !== anywhere && !areaOfZone(zone))
  const zips = codes.length > 0 ? await zipsIn(db, codes) : []
  const areas = zones.flatMap((zone) => areaOfZone(zone)?.id ?? [])
  const all = {
    zips: [...new Set([...further.zips, ...zips])],
    areas: [...new Set([...further.areas, ...areas])],
  }
  const isTooMany = Object.values(all).some((values) => values.length > mostChoices)
  return isTooMany ? { zips: further.zips, areas: further.areas } : all
}
