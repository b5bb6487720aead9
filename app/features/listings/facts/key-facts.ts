import type { Fact, FactGroup } from './detail-groups'

/** What visitors ask about first, the most important first. */
const askedFirst: readonly Fact['at'][] = [
  'rooms.bedrooms',
  'rooms.bathrooms',
  'surfaces.living',
  'surfaces.ground',
  'constructionYear',
  'rooms.floor',
  'rooms.garages',
  'surfaces.terrace',
  'availableFrom',
  'surfaces.garden',
  'facade',
  'rooms.parkings',
  'surfaces.total',
  'plotWidth',
  'heating',
]

/** In characters: more words than that are no fact to take in at a glance. */
const longest = 20

/** A number of none answers no question. */
const isNone = ({ value }: Fact) => /^0([^\d,.]|$)/.test(value)

/** The facts that stand at the top of the page, at most `count` of them. */
export function keyFacts(groups: FactGroup[], count: number): Fact[] {
  const facts = groups.flatMap((group) => group.facts)
  return askedFirst
    .flatMap(
      (at) => facts.find((fact) => fact.at === at && fact.value.length <= longest && !isNone(fact)) ?? [],
    )
    .slice(0, count)
}
