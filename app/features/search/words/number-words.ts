import { type Item, isMeaningless } from './items'
import type { Amount } from './range'
import type { Kind } from './vocabulary'

export type ReadNumber = Amount & {
  /** In items. */
  length: number
}

type Group = { value: number; length: number }

const hundred = 100
const half = 0.5
const million = 1_000_000
/** "100 m" is no hundred million. */
const mostShortMillions = 20
/** What may stand behind a number of which "and" joins two parts: a price or a surface ends there, or goes on. */
const followsWhole: readonly Kind[] = ['euro', 'price', 'perMonth', 'squareMetres', 'to', 'and', 'stop']

/**
 * `600.000`, `600 k`, `1,2 miljoen`, `trois`, `vijfhonderd duizend`, `two hundred and fifty thousand`.
 * @param isBetween - "between" was said: "and" comes between its two ends, before it can join parts of one
 * @returns undefined where no number begins at `from`
 */
export function readNumber(items: readonly Item[], from: number, isBetween: boolean): ReadNumber | undefined {
  if (!isNumber(items[from])) return undefined
  let group = readGroup(items, from, isBetween)
  let [at, total, multiplier] = [from + group.length, 0, 1]
  for (let scale = scaleAt(items, at, group.value); scale > 1; scale = scaleAt(items, at, group.value)) {
    total += (at > from ? group.value : 1) * scale
    multiplier = scale
    group = readMore(items, at + 1, scale, isBetween)
    at += 1 + group.length
    if (group.length === 0) break
  }
  // "Un million deux" is 1,200,000 to those who say it: no number, rather than 1,000,002.
  const isUnclear = multiplier >= million && group.value > 0 && group.value < 1000
  const value = isUnclear ? 0 : Math.round((total + group.value) * 1000) / 1000
  return { value, multiplier, isDigits: items[from]?.isDigits ?? false, length: at - from }
}

/** A lone "k" or "m" is none. */
export const isNumber = (item: Item | undefined): item is Item & { number: number } =>
  item?.number !== undefined && (item.isDigits || item.folded.length > 1)

/** Hundreds multiply what stands before them; tens and ones are added where a number can have them. */
function readGroup(items: readonly Item[], from: number, isBetween: boolean): Group {
  let [value, at] = [0, from]
  for (; ; at += 1) {
    const item = items[at]
    if (!isNumber(item) || scaleAt(items, at, value) > 1 || (at > from && !goesOn(items, at, value))) break
    value = item.number === hundred && value > 0 ? value * hundred : value + item.number
  }
  const joined = at > from ? readJoined(items, at, value, isBetween) : undefined
  return joined
    ? { value: value + joined.value, length: at + 1 + joined.length - from }
    : { value, length: at - from }
}

/** "Two hundred", "twenty five", "fünfundzwanzig" as one word; but "three four" are two numbers. */
function goesOn(items: readonly Item[], at: number, value: number): boolean {
  const [before, item] = [items[at - 1], items[at]]
  if (!isNumber(item) || item.isDigits || item.apart) return false
  const { number } = item
  if (number === hundred) return Number.isInteger(value) && value > 0 && value < hundred
  // Figures are whole: "3 twee" is no 5.
  if (before?.isDigits) return false
  const tens = value % hundred
  if (number < 10) return number >= 1 && value % 10 === 0
  // "Soixante-dix", "quatre-vingt-quinze"
  if (number < 20) return tens === 0 || tens === 60 || tens === 80
  return tens === 0 || (tens < 10 && item.start === before?.start)
}

/** What "and" adds: "two hundred and fifty", "vijf en twintig", "vingt et un", "two and a half". */
function readJoined(
  items: readonly Item[],
  at: number,
  value: number,
  isBetween: boolean,
): Group | undefined {
  if (!has(items[at], 'and') || items[at]?.apart || !Number.isInteger(value)) return undefined
  const next = items[at + 1]
  if (!isNumber(next) || next.isDigits || next.apart) return undefined
  const more = readGroup(items, at + 1, isBetween)
  // "2 en een half miljoen", but "1180 en twee" are two numbers.
  if (items[at - 1]?.isDigits && more.value !== half) return undefined
  const end = at + 1 + more.length
  if (!canJoin(value, more.value) || !isWhole(items, end)) return undefined
  return isBetween && !hasOtherEnd(items, end) ? undefined : more
}

function canJoin(value: number, more: number): boolean {
  const tens = value % hundred
  if (more === half) return value > 0 && value < hundred
  if (tens === 0) return value > 0 && more > 0 && more < hundred
  if (tens < 10) return more >= 20 && more < hundred && more % 10 === 0
  return value % 10 === 0 && (more === 1 || more === 11)
}

/** What follows "and" counts nothing of its own, unlike "nine hundred and two bedrooms". */
function isWhole(items: readonly Item[], end: number): boolean {
  const next = items[end]
  if (!next || next.apart || next.dashed || scaleAt(items, end, 1) > 1) return true
  return followsWhole.some((kind) => has(next, kind))
}

/** The number is the lower end: "between two hundred and fifty thousand and three hundred thousand". */
function hasOtherEnd(items: readonly Item[], end: number): boolean {
  let at = end
  while (scaleAt(items, at, 1) > 1 || has(items[at], 'euro')) at += 1
  const joins = items[at]?.dashed ? 0 : has(items[at], 'and') || has(items[at], 'to') ? 1 : -1
  let other = at + joins
  while (joins >= 0 && (has(items[other], 'euro') || has(items[other], 'stop'))) other += 1
  return joins >= 0 && isNumber(items[other])
}

/** What is smaller than the thousands or millions before it: "et demi", "1 miljoen 200 duizend". */
function readMore(items: readonly Item[], at: number, scale: number, isBetween: boolean): Group {
  const none = { value: 0, length: 0 }
  const isJoined = has(items[at], 'and') && !items[at]?.apart
  const next = isJoined ? at + 1 : at
  const item = items[next]
  if (!isNumber(item) || item.apart || item.dashed || (isJoined && isBetween)) return none
  if (isJoined && item.number === half) return { value: half * scale, length: 2 }
  const group = readGroup(items, next, isBetween)
  const end = next + group.length
  if (group.length === 0 || group.value >= 1000) return none
  const inner = scaleAt(items, end, group.value)
  const isMore = inner > 1 ? inner < scale : !item.isDigits && isWhole(items, end)
  return isMore ? { value: group.value, length: end - at } : none
}

/** Thousand, million, or 1 where neither stands there. */
function scaleAt(items: readonly Item[], at: number, value: number): number {
  const item = items[at]
  if (item?.number === undefined || item.isDigits || item.number < 1000 || item.apart) return 1
  return item.folded === 'm' && value > mostShortMillions ? 1 : item.number
}

const has = (item: Item | undefined, kind: Kind) => item?.kinds.has(kind) ?? false

/** Only half of a word such as "a third of a million" is known: then the million says nothing. */
export function isPartOfUnknown(items: readonly Item[], at: number): boolean {
  const scale = items.findIndex((item, index) => index >= at && item.number !== undefined)
  const item = items[scale]
  if (item?.isDigits || (item?.number ?? 0) < million) return false
  let before = scale - 1
  while (has(items[before], 'stop') || has(items[before], 'of')) before -= 1
  const word = items[before]
  return word !== undefined && (isMeaningless(word) || word.ordinal !== undefined)
}
