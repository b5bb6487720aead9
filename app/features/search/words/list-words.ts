import type { ListingGoal } from '#db/schema'
import type { Item } from './items'
import type { PhraseMeaning, ReadingState } from './meaning'
import { facadesIn } from './type-words'
import type { Kind } from './vocabulary'

const sorts = {
  cheapest: 'price-asc',
  dearest: 'price-desc',
  newest: 'newest',
  largest: 'surface-desc',
} as const

/** Words of a goal, which `goalsIn` reads, and of an order. */
export function readGoalOrSort({ items }: ReadingState, at: number): PhraseMeaning | undefined {
  const is = (kind: Kind) => items[at]?.kinds.has(kind) ?? false
  if (is('sale') || is('rent') || is('perMonth') || is('rentPrice')) return { length: 1 }
  const sort = (Object.keys(sorts) as (keyof typeof sorts)[]).find(is)
  return sort && { length: 1, filters: { sort: sorts[sort] } }
}

/** What is let is let for good on the list of lettings; a home for sale is sold with whoever rents it. */
export function readState({ items, goal }: ReadingState, at: number): PhraseMeaning | undefined {
  const item = items[at]
  const facades = item && facadesIn(item)
  if (facades) return { length: 1, filters: facades }
  const is = (kind: Kind) => item?.kinds.has(kind) ?? false
  if (is('option')) return { length: 1, filters: { states: ['option'] } }
  const isClosed = is('closed') || (is('let') && goal === 'rent')
  return isClosed ? { length: 1, filters: { states: ['closed'] } } : undefined
}

/** "Te huur", "huurappartement", "900 euro per maand". */
export function goalsIn(items: readonly Item[]): ListingGoal[] {
  const says = (...kinds: Kind[]) => items.some((item) => kinds.some((kind) => item.kinds.has(kind)))
  return [
    ...(says('sale') ? ['sale' as const] : []),
    ...(says('rent', 'perMonth', 'rentPrice') ? ['rent' as const] : []),
  ]
}
