import type { ListingFeature, WordFilters } from '~/features/listings/public'
import type { Item } from './items'
import type { Outcome } from './text-words'
import { featureKinds, type Kind } from './vocabulary'

type FeatureReading = { length: number; filters?: Pick<WordFilters, 'features'>; outcome?: Outcome }

/**
 * "Tuin", "met garage", "meublé". Of "twee terrassen" the number is said not to be understood; "tuin of terras" is,
 * since all features have to hold.
 */
export function readFeature(items: readonly Item[], at: number): FeatureReading | undefined {
  const feature = featureOf(items[at])
  if (!feature) return undefined
  if (isEither(items, at)) return { length: 1, outcome: 'unknown' }
  const isCounted = (items[at - 1]?.number ?? 0) > 1
  return { length: 1, filters: { features: [feature] }, ...(isCounted && { outcome: 'unknown' }) }
}

function featureOf(item: Item | undefined): ListingFeature | undefined {
  const kind = (Object.keys(featureKinds) as (keyof typeof featureKinds)[]).find((one) =>
    item?.kinds.has(one),
  )
  if (kind) return featureKinds[kind]
  return item?.kinds.has('garage') ? 'garage' : undefined
}

/** Joined by "or" to another one. */
function isEither(items: readonly Item[], at: number): boolean {
  const other = (from: number, step: number) => {
    let next = from
    while (has(items[next], 'stop') && !has(items[next], 'or')) next += step
    if (!has(items[next], 'or')) return false
    next += step
    while (has(items[next], 'stop') || has(items[next], 'with')) next += step
    return featureOf(items[next]) !== undefined
  }
  return other(at + 1, 1) || other(at - 1, -1)
}

const has = (item: Item | undefined, kind: Kind) => item?.kinds.has(kind) ?? false
