import { readEnergy } from './energy-words'
import { type Item, isHome, isMeaningless } from './items'
import { isNumber } from './number-words'
import { readQuantity } from './quantity'
import { facadeKinds, featureKinds, type Kind } from './vocabulary'

type Nature = 'place' | 'home' | 'feature'

/** A home may come with one of these, and may be one. */
const eitherHomeOrFeature: readonly Kind[] = ['garage', 'land', 'commercial', 'studio']
/** Between "not" and what it excludes; also "niet in of bij Ukkel". */
const skipped: readonly Kind[] = [
  ...(['stop', 'and', 'or', 'to', 'of', 'for', 'near', 'with', 'inside'] as const),
  ...(['min', 'max', 'around', 'between', 'euro', 'price', 'living'] as const),
]

/**
 * The items, those of an exclusion without any meaning: no filter can say "not in Ukkel", and one that were set
 * from "Ukkel" would say the opposite.
 */
export function withoutExclusions(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ kinds }) => kinds.has('except') || kinds.has('without'))) return items
  const isExcluded = new Set<number>()
  for (let at = 0; at < items.length; at += 1) {
    const [from, end] = excludedAt(items, at)
    for (let index = from; index < end; index += 1) isExcluded.add(index)
    at = Math.max(at, end - 1)
  }
  return items.map((item, at) => (isExcluded.has(at) ? meaningless(item) : item))
}

const meaningless = ({ start, end, folded, dashed, slashed, apart, elided }: Item): Item => ({
  ...{ start, end, folded, dashed, slashed, apart, elided },
  kinds: new Set(),
  isDigits: false,
  isExcluded: true,
})

type Span = [from: number, end: number]

function excludedAt(items: readonly Item[], at: number): Span {
  const isExcept = is(items, at, 'except')
  if (!isExcept && !is(items, at, 'without')) return [at, at]
  const target = targetAfter(items, at)
  const first = target === undefined ? undefined : items[target]
  if (target === undefined || !first) return isExcept ? excludedBefore(items, at) : [at, at]
  const end = endOfScope(items, endOfTarget(items, target, isExcept), naturesOf(first))
  return [at, isExcept && isHome(first) ? endOfCondition(items, end) : end]
}

/** "Geen huis van meer dan 500.000", "kein Haus mit 3 Zimmern": what is said of what is not wanted. */
function endOfCondition(items: readonly Item[], end: number): number {
  if (items[end]?.apart) return end
  const isLinked = is(items, end, 'of') || is(items, end, 'with')
  const from = isLinked ? end + 1 : end
  const condition = readQuantity(items, from) ?? readQuantity(items, end)
  if (!condition || !(isLinked || condition.bounds.size > 0)) return end
  return Math.max(from, end) + condition.length
}

/** "Huis, Ukkel niet" */
function excludedBefore(items: readonly Item[], at: number): Span {
  const before = items[at - 1]
  const isLast = at === items.length - 1
  return isLast && before && !items[at]?.apart && naturesOf(before).length > 0
    ? [at - 1, at + 1]
    : [at, at + 1]
}

function targetAfter(items: readonly Item[], at: number): number | undefined {
  let target = at + 1
  while (items[target] && !items[target]?.apart && isSkipped(items, target)) target += 1
  return items[target] && !items[target]?.apart ? target : undefined
}

/** "Ein" and "une" count nothing here. */
function isSkipped(items: readonly Item[], at: number): boolean {
  const item = items[at]
  if (!item || item.zips || item.areas || isHome(item)) return false
  return skipped.some((kind) => item.kinds.has(kind)) || (item.number === 1 && !item.isDigits)
}

/** "Geen 2 slaapkamers", "no large old house": the adjectives and what they are said of. */
function endOfTarget(items: readonly Item[], at: number, isExcept = true): number {
  const counted = readEnergy(items, at) ?? countedAt(items, at)
  let end = at + (counted?.length ?? 1)
  const describes = (index: number) => isExcept && isAdjective(items[index]) && follows(items, index + 1)
  while (isSameWord(items, end) || describes(end - 1)) end += 1
  return isCount(items[end - 1]) && follows(items, end) && isHomeAt(items, end) ? end + 1 : end
}

/** A code is a place, a number with its unit is none. */
function countedAt(items: readonly Item[], at: number) {
  const quantity = isNumber(items[at]) ? readQuantity(items, at) : undefined
  return quantity && (!items[at]?.zips || quantity.unit || quantity.isMoney) ? quantity : undefined
}

/** What a filter knows of a home beside its kind. */
const filteredFeatures: readonly Kind[] = [
  ...(Object.keys(featureKinds) as Kind[]),
  ...(Object.keys(facadeKinds) as Kind[]),
  ...(['annuity', 'groundFloor', 'station', 'school', 'available', 'option', 'closed', 'let'] as const),
]
const isFilteredFeature = (item: Item) => filteredFeatures.some((kind) => item.kinds.has(kind))

const isAdjective = (item: Item | undefined) =>
  item !== undefined && (isMeaningless(item) || item.kinds.has('ordinary') || isFilteredFeature(item))
const isCount = (item: Item | undefined) =>
  item !== undefined && (item.kinds.has('bedrooms') || item.kinds.has('rooms'))
const isHomeAt = (items: readonly Item[], at: number) => {
  const item = items[at]
  return item !== undefined && isHome(item)
}
/** Parts of one compound stand at the same place. */
const isSameWord = (items: readonly Item[], at: number) => items[at]?.start === items[at - 1]?.start
const follows = (items: readonly Item[], at: number) => {
  const item = items[at]
  return item !== undefined && !item.apart && (isAdjective(item) || isHome(item))
}

/** "Ukkel en Vorst", "Ukkel, Vorst", "huis of appartement": more of the same, as far as it is joined. */
function endOfScope(items: readonly Item[], from: number, natures: readonly Nature[]): number {
  let end = from
  for (;;) {
    const [next, isJoined] = nextThing(items, end)
    const item = items[next]
    const same = item ? naturesOf(item).filter((nature) => natures.includes(nature)) : []
    const isBeside = next === end && same.includes('place')
    if (same.length === 0 || !(isJoined || isBeside)) return end
    end = endOfTarget(items, next)
  }
}

function nextThing(items: readonly Item[], end: number): [at: number, isJoined: boolean] {
  let [at, isJoined] = [end, items[end]?.apart ?? false]
  while (['and', 'or', 'stop', 'inside'].some((kind) => is(items, at, kind as Kind))) {
    isJoined ||= is(items, at, 'and') || is(items, at, 'or')
    at += 1
    isJoined ||= items[at]?.apart ?? false
  }
  return [at, isJoined]
}

function naturesOf(item: Item): Nature[] {
  if (item.zips || item.areas) return ['place']
  if (isHome(item))
    return eitherHomeOrFeature.some((kind) => item.kinds.has(kind)) ? ['home', 'feature'] : ['home']
  return isAdjective(item) ? ['feature'] : []
}

const is = (items: readonly Item[], at: number, kind: Kind) => items[at]?.kinds.has(kind) ?? false
