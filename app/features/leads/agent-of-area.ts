import { type AreaPlace, isInArea } from '~/kernel/places/areas'
import { postalCode } from '~/kernel/region'

/** Mail addresses of agents by area: its id, or a postal code; Luxembourg's begin with `L-`. */
export type AreaAgents = readonly { area: string; agent: string }[]

/**
 * Mail address of whoever has the area of a place, by the agency's setting: the first row that holds it (B15).
 * @param named - the place, under each of its names
 */
export const agentOfArea = (areas: AreaAgents, named: readonly AreaPlace[]): string | undefined =>
  areas.find(({ area }) => named.some((place) => area === postalCode(place) || isInArea(area, place)))?.agent
