import type { WordFilters } from '~/features/listings/public'
import { readFeature } from './features'
import type { HomeMention } from './homes'
import { type Item, isHome, type KnownNames } from './items'
import type { Outcome } from './text-words'
import { type Concept, concepts, facadeKinds, featureKinds, type Kind, subtypeKinds } from './vocabulary'

type TypeReading = {
  length: number
  filters?: Pick<WordFilters, 'features' | 'facades'>
  outcome?: Outcome
  mention?: HomeMention
}

/** Where these are said, a garage or a plot comes with what is sought. */
const homes: readonly Kind[] = ['house', 'apartment', 'bedrooms', 'studio', 'groundFloor']

/**
 * A kind of home. What it says beside its type, such as "serviceflat", is looked for in texts as well.
 * @param isAnother - a kind of home was read before
 */
export function readType(
  items: readonly Item[],
  at: number,
  { types, subtypes }: Pick<KnownNames, 'types' | 'subtypes'>,
  isAnother: boolean,
): TypeReading | undefined {
  const item = items[at]
  const named = item && subtypeIn(item)
  if (!item || !(isHome(item) || named) || isOfPlot(items, at)) return undefined
  if (isAddition(items, at, isAnother)) return readFeature(items, at) ?? { length: 1, outcome: 'text' }
  if (isPartOfBuilding(items, at)) return { length: 1, outcome: 'unknown' }
  const subtype = named && subtypes.has(named) ? named : undefined
  const meant = types.meant(item.kinds)
  const webIds = subtype ? meant : (item.webIds ?? meant)
  if ((webIds.length === 0 && !subtype) || isBeside(items, at)) return { length: 1, outcome: 'text' }
  return {
    length: 1,
    filters: filtersIn(item),
    ...(item.kinds.has('special') && { outcome: 'text' as const }),
    mention: {
      ...{ at, webIds, subtype, concepts: conceptsIn(item) },
      isNarrower: named !== subtype && !item.webIds,
      isAfterOr: is(items, beforeStops(items, at), 'or'),
      isListed: item.apart || is(items, beforeStops(items, at), 'and'),
    },
  }
}

/** A garage, in "huis met garage" and in "huis garage", but not in "huis of garage"; a shop "with flat above". */
function isAddition(items: readonly Item[], at: number, isAnother: boolean): boolean {
  if (is(items, at - 1, 'or')) return false
  const isUsual = is(items, at, 'garage') || is(items, at, 'land')
  if (isUsual && items.some((_, index) => index !== at && isHomeProper(items, index))) return true
  return isAnother && is(items, beforeStops(items, at), 'with')
}

const isHomeProper = (items: readonly Item[], at: number) =>
  homes.some((kind) => is(items, at, kind)) && !isOfPlot(items, at)

/** "Bouwgrond voor open bebouwing": what may be built on a plot, where one is sought. */
const isOfPlot = (items: readonly Item[], at: number) =>
  is(items, at, 'buildingType') && items.some(({ kinds }) => kinds.has('land'))

/** "Immeuble de 4 appartements" */
function isPartOfBuilding(items: readonly Item[], at: number): boolean {
  if ((items[at - 1]?.number ?? 0) <= 1) return false
  return items.some(({ kinds }, index) => index !== at && kinds.has('investment'))
}

/** "Apartment above a shop", "huis dicht bij winkels" */
function isBeside(items: readonly Item[], at: number): boolean {
  let before = at - 1
  while (is(items, before, 'stop') && !is(items, before, 'near')) before -= 1
  const isNear = (['near', 'min', 'max'] as const).some((kind) => is(items, before, kind))
  return isNear && items.slice(0, before).some(isHome)
}

/** What else the word for a kind of home says: "nieuwbouwwoning", "rijhuis". */
function filtersIn(item: Item): Pick<WordFilters, 'features' | 'facades'> {
  const kinds = (['newBuild', 'passive', 'toRenovate'] as const).filter((kind) => item.kinds.has(kind))
  return {
    ...facadesIn(item),
    ...(kinds.length > 0 && { features: kinds.map((kind) => featureKinds[kind]) }),
  }
}

/** "Rijhuis" has two. */
export function facadesIn({ kinds }: Item): Pick<WordFilters, 'facades'> | undefined {
  const kind = (Object.keys(facadeKinds) as (keyof typeof facadeKinds)[]).find((one) => kinds.has(one))
  return kind && { facades: [facadeKinds[kind]] }
}

function subtypeIn({ kinds }: Item) {
  const kind = (Object.keys(subtypeKinds) as (keyof typeof subtypeKinds)[]).find((one) => kinds.has(one))
  return kind && subtypeKinds[kind].subtype
}

const conceptsIn = ({ kinds }: Item): Concept[] => concepts.filter((concept) => kinds.has(concept))

function beforeStops(items: readonly Item[], at: number): number {
  let before = at - 1
  while (is(items, before, 'stop') && !is(items, before, 'with')) before -= 1
  return before
}

const is = (items: readonly Item[], at: number, kind: Kind) => items[at]?.kinds.has(kind) ?? false
