import { type Region, regionOf } from '../region'

/** Areas that a list can be narrowed to by name. */
export const areaIds = ['brussels', 'flanders', 'wallonia', 'luxembourg'] as const satisfies Region[]

export type AreaId = (typeof areaIds)[number]

/** Tells whether a postal code lies in an area. */
export const isInArea = (area: AreaId, place: { countryId: number; zip: string }): boolean =>
  regionOf(place) === area
