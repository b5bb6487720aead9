import { type AreaId, areaIds, isWhole } from '~/kernel/places/areas'
import { placesNamed } from '~/kernel/places/find-places'

/** The areas that a folded name means: one region or province, or all that a country is made of. */
export type AreaNames = (name: string) => AreaId[] | undefined

const belgium = new Set(['belgie', 'belgique', 'belgium', 'belgien'])
const belgianRegions = areaIds.filter((id) => ['brussels', 'flanders', 'wallonia'].includes(id))

/** Regions, provinces and well-known areas; municipalities are among the places. */
export const areasCalled: AreaNames = (name) => {
  if (belgium.has(name)) return belgianRegions
  const known = placesNamed(name).areas.filter((area) => !isWhole(area))
  return known.length > 0 ? known.map(({ id }) => id) : undefined
}
