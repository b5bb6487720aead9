import type { Extent } from './map-extent'
import type { MapProperty } from './map-message'

/**
 * The encoding of all positions of a list: columns, because twenty thousand objects would repeat their keys twenty
 * thousand times. Ids ascend and are written as differences.
 */
export type MapData = {
  /** Latitudes and longitudes in units of `degree` from `origin`. */
  points: { ids: number[]; lats: number[]; lngs: number[]; prices: number[] }
  /** Listings that are shown as their municipality. */
  areas: { lat: number; lng: number; ids: number[]; prices: number[] }[]
  /** The different prices; `prices` above are indices of this list, -1 for none. */
  prices: string[]
  /** A notice: the number of listings without a position. */
  notes: string[]
  /** What the map shows first; absent without positions. */
  view?: Extent
  /** How many listings lie outside of that, and where. */
  outside?: string
}

/** South-west of Belgium and Luxembourg, so that encoded values are short and never negative. */
const origin = { lat: 49.4, lng: 2.5 }

/** Units per degree: a hundred-thousandth is at most 1.1 m. */
const parts = 100_000

/** Encodes positions, which must be the public ones already. */
export function packPlaces(
  places: readonly MapProperty[],
  notes: string[] = [],
  shown: Pick<MapData, 'view' | 'outside'> = {},
): MapData {
  const prices = new Map<string, number>()
  const indicesOf = (homes: MapProperty[]) =>
    homes.map(({ price }) => {
      if (!price) return -1
      const index = prices.get(price) ?? prices.size
      prices.set(price, index)
      return index
    })
  const sorted = [...places].sort((a, b) => a.id - b.id)
  const points = sorted.filter(({ kind }) => kind === 'point')
  return {
    points: {
      ids: differences(points.map(({ id }) => id)),
      lats: points.map(({ lat }) => Math.round((lat - origin.lat) * parts)),
      lngs: points.map(({ lng }) => Math.round((lng - origin.lng) * parts)),
      prices: indicesOf(points),
    },
    areas: [...groupedByCentre(sorted.filter(({ kind }) => kind === 'area')).values()].map((homes) => ({
      lat: homes[0]?.lat ?? 0,
      lng: homes[0]?.lng ?? 0,
      ids: differences(homes.map(({ id }) => id)),
      prices: indicesOf(homes),
    })),
    prices: [...prices.keys()],
    notes,
    ...shown,
  }
}

/** Decodes the positions for the map. */
export function unpackPlaces({ points, areas, prices }: MapData): MapProperty[] {
  const priced = (index = -1) => (prices[index] ? { price: prices[index] } : {})
  return [
    ...sums(points.ids).map((id, index): MapProperty => {
      const [lat = 0, lng = 0] = [points.lats[index], points.lngs[index]]
      const place = { lat: degrees(origin.lat, lat), lng: degrees(origin.lng, lng) }
      return { id, kind: 'point', ...place, ...priced(points.prices[index]) }
    }),
    ...areas.flatMap(({ lat, lng, ids, prices: ofArea }) =>
      sums(ids).map((id, index): MapProperty => ({ id, kind: 'area', lat, lng, ...priced(ofArea[index]) })),
    ),
  ]
}

const degrees = (from: number, units: number) => Math.round(from * parts + units) / parts

function groupedByCentre(areas: MapProperty[]): Map<string, MapProperty[]> {
  const groups = new Map<string, MapProperty[]>()
  for (const home of areas) {
    const centre = `${home.lat} ${home.lng}`
    const group = groups.get(centre)
    if (group) group.push(home)
    else groups.set(centre, [home])
  }
  return groups
}

const differences = (ascending: number[]) =>
  ascending.map((value, index) => value - (ascending[index - 1] ?? 0))

function sums(steps: number[]): number[] {
  let at = 0
  return steps.map((step) => {
    at += step
    return at
  })
}
