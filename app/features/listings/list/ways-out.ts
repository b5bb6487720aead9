import type { FilterChip } from './filter-chips.server'
import type { ListingCriteria } from './listing-criteria'

type Removable = Pick<FilterChip, 'label' | 'without'>

/** The list without one filter or two (`labels`), or with one alone (`kept`). */
export type WayOut = {
  labels: string[]
  kept?: string
  without: Partial<ListingCriteria>
  total: number
}

/** How many ways out of an empty list are shown. */
const mostWays = 4

/** Filters of an empty list that are tried without, alone and in pairs: an address may name hundreds. */
const mostAlone = 12
const mostInPairs = 6

/**
 * Finds the filters without which an empty list is not empty, those with the most listings first (P4); pairs of them
 * where leaving out one is not enough, and else what each filter alone finds, the narrowest first.
 * @param countWithout - counts the listings of the list without these filters
 */
export async function waysOut(
  chips: readonly Removable[],
  countWithout: (without: WayOut['without']) => Promise<number>,
): Promise<WayOut[]> {
  const counted = async (ways: Omit<WayOut, 'total'>[]) => {
    const all = await Promise.all(
      ways.map(async (way) => ({ ...way, total: await countWithout(way.without) })),
    )
    return all
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total)
      .slice(0, mostWays)
  }
  const alone = await counted(
    chips.slice(0, mostAlone).map(({ label, without }) => ({ labels: [label], without })),
  )
  if (alone.length > 0) return alone
  const pairs = await counted(pairsOf(chips.slice(0, mostInPairs)))
  return pairs.length > 0 ? pairs : (await counted(keptOf(chips.slice(0, mostAlone)))).reverse()
}

/** Two values of the same filter are no pair: each leaves the other in place. */
const pairsOf = (chips: readonly Removable[]): Omit<WayOut, 'total'>[] =>
  chips.flatMap((first, at) =>
    chips
      .slice(at + 1)
      .filter((second) => !Object.keys(second.without).some((name) => name in first.without))
      .map((second) => ({
        labels: [first.label, second.label],
        without: { ...first.without, ...second.without },
      })),
  )

const nameOf = ({ without }: Removable) => Object.keys(without)[0]

/** Each filter with one value, without all others. */
const keptOf = (chips: readonly Removable[]): Omit<WayOut, 'total'>[] =>
  chips.flatMap((kept) => {
    const others = chips.filter((chip) => chip !== kept)
    if (others.some((other) => nameOf(other) === nameOf(kept))) return []
    return [{ labels: [], kept: kept.label, without: Object.assign({}, ...others.map(cleared)) }]
  })

/** A filter without any of its values. */
const cleared = ({ without }: Removable): Partial<ListingCriteria> =>
  Object.fromEntries(
    Object.entries(without).map(([name, left]) => [name, Array.isArray(left) ? [] : undefined]),
  )
