import type { Item } from './items'
import type { Outcome } from './text-words'

/**
 * Where the words stand that were not understood: neighbours together with what joins them, and with the "with",
 * "without" or "near" before them ("minder dan 450 slaapkamers").
 */
export function unknownRuns(
  items: readonly Item[],
  outcomes: readonly Outcome[],
): [start: number, end: number][] {
  const runs: [number, number][] = []
  let from: number | undefined
  let isOpen = false
  items.forEach((item, at) => {
    if (outcomes[at] === 'joins') {
      if (!isOpen && leads(item)) from ??= item.start
      return
    }
    const last = runs.at(-1)
    if (outcomes[at] !== 'unknown') isOpen = false
    else if (isOpen && last) last[1] = item.end
    else {
      runs.push([from ?? item.start, item.end])
      isOpen = true
    }
    from = undefined
  })
  return runs
}

/** Also a number in words: "deux salles de bains". */
const leads = ({ kinds, number = 0 }: Item) =>
  number > 1 || (['with', 'without', 'near', 'min', 'max'] as const).some((kind) => kinds.has(kind))
