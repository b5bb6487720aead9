import type { Item } from './items'

/** What was made of an item: read as a filter, joins others, to be looked for in texts, or not understood. */
export type Outcome = 'read' | 'joins' | 'text' | 'unknown'

/**
 * The words to be looked for in texts, as they were typed. "2 badkamers" and "max 600 zonnig" are not: without its
 * number a word would mean something else.
 */
export function settleTexts(items: readonly Item[], outcomes: readonly Outcome[]): Outcome[] {
  const settled = [...outcomes]
  items.forEach((item, at) => {
    if (settled[at] === 'text' && isCounted(items, settled, at) && !item.apart) settled[at] = 'unknown'
  })
  return settled
}

/** Also "deux salles de bains", of which the first word is counted. */
function isCounted(items: readonly Item[], outcomes: readonly Outcome[], at: number): boolean {
  let before = at - 1
  while (items[before]?.kinds.has('of') && outcomes[before] === 'joins') before -= 1
  const item = items[before]
  const isNumber = item?.number !== undefined && item.number !== 1
  const isOpen = outcomes[before] === 'unknown' || (outcomes[before] === 'joins' && before === at - 1)
  return isOpen && (isNumber || (before < at - 1 && outcomes[before] === 'unknown' && !item?.isExcluded))
}
