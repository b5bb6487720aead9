import type { Item } from './items'
import type { Quantity } from './quantity'
import type { Kind } from './vocabulary'

/** Around a place, or around a station of it. */
export type Radius = { zips: string[]; km: number; isStation: boolean }

const skipped: readonly Kind[] = [
  ...(['stop', 'near', 'of', 'inside', 'around', 'for', 'to', 'between', 'min', 'with'] as const),
]
/** Kilometres that a list can be narrowed to. */
export const furthest = 50

/** "5 km rond Halle", "within 10 km of Linkebeek station"; also "Halle 5 km", where the place was read before. */
export function readRadius(
  items: readonly Item[],
  at: number,
  { length, value, to }: Quantity,
): { length: number; radius: Radius } | undefined {
  const km = Math.max(1, Math.ceil(to ?? value))
  if (km > furthest) return undefined
  const start = skip(items, at + length)
  const [first, second] = [items[start], items[skip(items, start + 1)]]
  const isStation = isStationWord(first) || (second !== undefined && isStationWord(second))
  const zips = zipsOf(first) ?? (isStationWord(first) ? zipsOf(second) : undefined)
  if (!zips) return undefined
  const isBoth = isStationWord(first) || isStationWord(second)
  const end = isBoth ? skip(items, start + 1) + 1 : start + 1
  return { length: end - at, radius: { zips, km, isStation } }
}

function skip(items: readonly Item[], at: number): number {
  let next = at
  while (items[next] && !items[next]?.zips && has(items[next], skipped)) next += 1
  return next
}

const zipsOf = (item: Item | undefined) => item?.zips ?? item?.areas?.flatMap((area) => centres[area] ?? [])
/** Where an area is meant as a town. */
const centres: Partial<Record<string, string[]>> = { brussels: ['1000'] }

const isStationWord = (item: Item | undefined) => has(item, ['station'])

const has = (item: Item | undefined, kinds: readonly Kind[]) =>
  item !== undefined && kinds.some((kind) => item.kinds.has(kind))
