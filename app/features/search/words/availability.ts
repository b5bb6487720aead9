import type { WordFilters } from '~/features/listings/public'
import { type Item, isMeaningless } from './items'
import { featureKinds, type Kind } from './vocabulary'

type AvailabilityReading = { length: number; filters: Pick<WordFilters, 'availableBy' | 'states'> }

type Day = { length: number; month: number; day?: number | undefined; year?: number | undefined }

/** What says that a date is meant. */
const starts: readonly Kind[] = ['available', 'min', 'between', 'when', 'middle', 'for']
/** What may stand before the date as well. */
const leads: readonly Kind[] = [...starts, 'stop', 'to', 'of', 'inside', 'max']
/** "1er", "1st", "15de". */
const suffix = /^(?:e|de|ste|er|ere|re|eme|ieme|nd|st|rd|th)$/
const midMonth = 15

/**
 * "Vanaf 1 februari", "libre de suite", "available from mid January": free on that day at the latest; and "available"
 * alone, which is a state.
 * @param today - `2026-11-23`; a month is the next one
 */
export function readAvailability(
  items: readonly Item[],
  at: number,
  today: string,
): AvailabilityReading | undefined {
  let next = at
  let isSaid = false
  while (has(items[next], leads) && !dayAt(items, next)) {
    isSaid ||= has(items[next], starts)
    next += 1
  }
  if (next > at && !isSaid) return undefined
  const isMiddle = items.slice(at, next).some((item) => has(item, ['middle']))
  const day = dayAt(items, next)
  if (day && (isSaid || day.day !== undefined || day.year !== undefined))
    return freeOn(
      items,
      at,
      next + day.length,
      nextDay(isMiddle ? { ...day, day: day.day ?? midMonth } : day, today),
    )
  if (has(items[next], ['atOnce'])) return freeOn(items, at, next + 1, today)
  return isState(items, at) ? { length: 1, filters: { states: ['available'] } } : undefined
}

/** "Direct beschikbaar", "1 maart vrij" */
function freeOn(items: readonly Item[], at: number, end: number, availableBy: string): AvailabilityReading {
  const length = (has(items[end], ['available']) ? end + 1 : end) - at
  return { length, filters: { availableBy } }
}

/** "Vrij uitzicht" and "free parking" are no state. */
function isState(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]
  if (!has(items[at], ['available'])) return false
  if (!next || next.apart) return true
  return !isMeaningless(next) && !has(next, ['ordinary', 'year', ...(Object.keys(featureKinds) as Kind[])])
}

function dayAt(items: readonly Item[], at: number): Day | undefined {
  return numericDay(items, at) ?? dayOfMonth(items, at) ?? monthAlone(items, at)
}

/** `15/01`, `15/01/2027`, `15.01.2027` */
function numericDay(items: readonly Item[], at: number): Day | undefined {
  const [first, second] = [items[at], items[at + 1]]
  const dotted = /^(\d{1,2})\.(\d{1,2})$/.exec(first?.folded ?? '')
  if (dotted) return withYear(items, at, 1, { day: Number(dotted[1]), month: Number(dotted[2]) })
  if (!isDay(first) || !second?.slashed || !isDay(second)) return undefined
  return withYear(items, at, 2, { day: first.number, month: second.number })
}

/** "1 maart", "1er mars", "1st of March", "premier mars" */
function dayOfMonth(items: readonly Item[], at: number): Day | undefined {
  const first = items[at]
  const day = first?.ordinal ?? (isDay(first) ? first.number : undefined)
  if (day === undefined) return undefined
  let next = at + 1
  while (suffix.test(items[next]?.folded ?? '') || has(items[next], ['of'])) next += 1
  const month = items[next]?.month
  return month ? withYear(items, at, next + 1 - at, { day, month }) : undefined
}

function monthAlone(items: readonly Item[], at: number): Day | undefined {
  const month = items[at]?.month
  return month ? withYear(items, at, 1, { month }) : undefined
}

function withYear(
  items: readonly Item[],
  at: number,
  length: number,
  { day, month }: { day?: number; month: number },
): Day | undefined {
  if (month < 1 || month > 12 || (day ?? 1) < 1 || (day ?? 1) > 31) return undefined
  const year = items[at + length]
  const hasYear = year?.isDigits && /^20\d\d$/.test(year.folded)
  return { length: hasYear ? length + 1 : length, month, day, year: hasYear ? year.number : undefined }
}

const isDay = (item: Item | undefined): item is Item & { number: number } =>
  item?.number !== undefined && item.isDigits && /^\d{1,2}$/.test(item.folded)

/** The next such day; of a year that is given, that one. */
function nextDay({ day = 1, month, year }: Omit<Day, 'length'>, today: string): string {
  const thisYear = Number(today.slice(0, 4))
  const inYear = (of: number) => new Date(Date.UTC(of, month - 1, day)).toISOString().slice(0, 10)
  if (year !== undefined) return inYear(year)
  return inYear(thisYear) >= today ? inYear(thisYear) : inYear(thisYear + 1)
}

const has = (item: Item | undefined, kinds: readonly Kind[]) =>
  item !== undefined && kinds.some((kind) => item.kinds.has(kind))
