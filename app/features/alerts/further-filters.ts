import { many, type Values } from '~/features/forms/public'
import {
  type AnyFilter,
  allFilters,
  type FilterValues,
  isFiltered,
  placeParameter,
  readFilters,
  writeFilters,
} from '~/features/listings/public'
import { type FilterName, filterParameters } from '~/kernel/filter-parameters'
import { areaIdsOfZone, type Zone } from './zones'

/** Filters of a list that are fields of the form; all others are choices of its field `also`. */
const ofForm: readonly FilterName[] = [
  ...(['zips', 'areas', 'webIds', 'priceMinCents', 'priceMaxCents', 'bedroomsMin', 'bedroomsMax'] as const),
  ...(['surfaceMin', 'energy'] as const),
]
/** Filters that say where; with one of them an alert needs no region or municipality. */
const ofPlaces: readonly FilterName[] = ['zips', 'areas', 'around', 'polygon', 'near']

const heldNames = allFilters.filter(({ inAlerts }) => inAlerts).map(({ name }) => name)

/** Filters that no alert can hold, such as words in descriptions. */
export const unheldFilters: readonly AnyFilter[] = allFilters.filter(({ inAlerts }) => !inAlerts)

const nameless = (code: string) => placeParameter('', code)

/** One value of a filter, as the form sends it: `with=garden`. */
type FurtherValue = string

/**
 * The values of a list's filter that are no fields of the form. Municipalities and areas are among them only where a
 * radius is asked beside them: all of them are alternatives.
 */
export function furtherValues(filter: FilterValues): FurtherValue[] {
  const isPlaceFurther = filter.around !== undefined
  const isFurther = (name: FilterName) =>
    heldNames.includes(name) &&
    (!ofForm.includes(name) || (isPlaceFurther && (name === 'zips' || name === 'areas')))
  return writeFilters(filter, nameless).flatMap(([parameter, value]) => {
    const name = allFilters.find((one) => one.parameter === parameter)?.name
    return name && isFurther(name) ? [`${parameter}=${value}`] : []
  })
}

/** The filter that was ticked in the form; invalid values are left out. */
export const furtherFilter = (values: Values): FilterValues =>
  heldOf(readFilters(new URLSearchParams(many(values, 'also').map(encoded).join('&'))))

/** A value may contain what separates the parts of a query. */
const encoded = (value: FurtherValue) => {
  const [name = '', ...rest] = value.split('=')
  return `${encodeURIComponent(name)}=${encodeURIComponent(rest.join('='))}`
}

const heldOf = (filter: FilterValues): FilterValues => {
  const none = readFilters(new URLSearchParams())
  const held = Object.entries(filter).filter(([name]) => heldNames.some((one) => one === name))
  return { ...none, ...Object.fromEntries(held) }
}

/**
 * The further filter as it is stored: the canonical query of a list; null if there is none.
 * @param zones - beside its radius, where they are alternatives to it
 */
export function storedFilter(values: Values, zones: readonly Zone[] = []): string | null {
  const ticked = furtherFilter(values)
  const areas = zones.flatMap(areaIdsOfZone)
  const zips = zones.filter((zone) => areaIdsOfZone(zone).length === 0)
  const filter = {
    ...ticked,
    areas: [...new Set([...ticked.areas, ...areas])],
    zips: [...new Set([...ticked.zips, ...zips])],
  }
  return isFiltered(filter) ? new URLSearchParams(writeFilters(filter, nameless)).toString() : null
}

export const readStoredFilter = (stored: string | null): FilterValues =>
  readFilters(new URLSearchParams(stored ?? ''))

export const saysWhere = (filter: FilterValues): boolean =>
  ofPlaces.some((name) => [filter[name]].flat().some((value) => value !== undefined))

/** Each ticked value with its filter, for its words. */
export const readFurtherValue = (value: FurtherValue): { filter: AnyFilter; value: unknown } | undefined => {
  const [parameter = ''] = value.split('=')
  const filter = allFilters.find((one) => one.parameter === parameter)
  const name = filter && heldNames.find((one) => filterParameters[one].name === parameter)
  const [read] = name ? [furtherFilter({ also: [value] })[name]].flat() : []
  return filter && read !== undefined ? { filter, value: read } : undefined
}
