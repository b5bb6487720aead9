import type { WordFilters } from '~/features/listings/public'
import { highestFloor } from '~/kernel/bounds'
import type { Item } from './items'
import type { Kind } from './vocabulary'

type FloorReading = { length: number; filters: Pick<WordFilters, 'floorMin' | 'floorMax'> }

const suffix = /^(?:e|de|ste|er|ere|re|eme|ieme|nd|st|rd|th)$/

/** "3e verdieping of hoger", "ab dem 2. Stock", "second floor". A number of floors ("two-storey") is none. */
export function readFloor(items: readonly Item[], at: number): FloorReading | undefined {
  let next = at
  while (has(items[next], ['min', 'max']) || (next > at && has(items[next], ['stop', 'of', 'to']))) next += 1
  const bounds = items.slice(at, next)
  const floor = floorAt(items, next)
  if (!floor) return undefined
  const end = next + floor.length
  const [isMore, isLess] = [has(items[end], ['orMore', 'orBetter']), has(items[end], ['orLess', 'orWorse'])]
  const isLeast = isMore || bounds.some((item) => has(item, ['min']))
  const isMost = isLess || bounds.some((item) => has(item, ['max']))
  const length = (isMore || isLess ? end + 1 : end) - at
  if (isLeast) return { length, filters: { floorMin: floor.value } }
  return { length, filters: { ...(isMost ? {} : { floorMin: floor.value }), floorMax: floor.value } }
}

function floorAt(items: readonly Item[], at: number): { length: number; value: number } | undefined {
  const item = items[at]
  const value = item?.ordinal ?? (item?.isDigits ? item.number : undefined)
  if (item === undefined || value === undefined || !Number.isInteger(value) || value > highestFloor)
    return undefined
  const [second, third] = [items[at + 1], items[at + 2]]
  const hasSuffix = suffix.test(second?.folded ?? '') && second?.start === item.end
  if (hasSuffix) return has(third, ['floor']) ? { length: 3, value } : undefined
  // "2 floor house" has two floors.
  const isOrdinal = item.ordinal !== undefined || second?.apart || second?.folded !== 'floor'
  return has(second, ['floor']) && isOrdinal ? { length: 2, value } : undefined
}

const has = (item: Item | undefined, kinds: readonly Kind[]) =>
  item !== undefined && kinds.some((kind) => item.kinds.has(kind))
