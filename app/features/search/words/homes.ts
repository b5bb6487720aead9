import type { WordFilters } from '~/features/listings/public'
import type { ListingSubtype } from '~/kernel/listing-subtypes'
import { type Concept, subtypeKinds } from './vocabulary'

/** A kind of home that the words name. */
export type HomeMention = {
  /** Of the item. */
  at: number
  concepts: readonly Concept[]
  webIds: readonly number[]
  subtype?: ListingSubtype | undefined
  /** A subtype that no listing of the agency is said to be: its type is wider than the word. */
  isNarrower: boolean
  /** "Or" stands before it; a comma or "and" does. */
  isAfterOr: boolean
  isListed: boolean
}

type Homes = Pick<WordFilters, 'webIds'> & {
  subtypes: ListingSubtype[]
  /** Mentions that only texts can tell: "a duplex penthouse" is both, and a list of subtypes is either. */
  lookedFor: number[]
  /** Mentions that nothing tells, and that are said to be left out. */
  leftOut: number[]
}

const conceptOf = new Map<ListingSubtype, Concept | undefined>(
  Object.values(subtypeKinds).map(({ subtype, of }) => [subtype, of]),
)

/** Kinds of homes as types and subtypes; what the agency's data never says, as words of texts. */
export function homesOf(mentions: readonly HomeMention[]): Homes {
  const homes = typesAndSubtypes(mentions)
  const narrower = mentions.flatMap(({ isNarrower, at }) => (isNarrower ? [at] : []))
  // "Villa of appartement": a text that says villa is none of an apartment.
  return mentions.length === 1
    ? { ...homes, lookedFor: [...homes.lookedFor, ...narrower], leftOut: [] }
    : { ...homes, leftOut: narrower }
}

/** Types and subtypes together mean the listings that are one of each, so what is sought is put into one of the two. */
function typesAndSubtypes(mentions: readonly HomeMention[]): Omit<Homes, 'leftOut'> {
  const annuity = mentions.some(({ subtype }) => subtype === 'annuity')
  const rest = mentions.filter(({ subtype }) => subtype !== 'annuity')
  const [special, plain] = [rest.filter(({ subtype }) => subtype), rest.filter(({ subtype }) => !subtype)]
  if (annuity) return withAnnuity(rest, special)
  if (special.length === 0) return { webIds: webIdsOf(plain), subtypes: [], lookedFor: [] }
  const lookedFor = special.filter((one, index) => isAddition(one, special.slice(0, index), rest))
  const named = special.filter((one) => !lookedFor.includes(one))
  if (named.length === 0)
    return { webIds: webIdsOf(plain), subtypes: [], lookedFor: lookedFor.map(({ at }) => at) }
  return { ...union(named, plain), lookedFor: lookedFor.map(({ at }) => at) }
}

/** "Huis op lijfrente": a type and the way it is sold; "villa op lijfrente" is a house whose text says villa. */
const withAnnuity = (
  rest: readonly HomeMention[],
  special: readonly HomeMention[],
): Omit<Homes, 'leftOut'> => ({
  webIds: webIdsOf(rest),
  subtypes: ['annuity'],
  lookedFor: special.map(({ at }) => at),
})

/** "Duplex penthouse" without "or"; a ground floor where a house is sought. */
function isAddition(one: HomeMention, before: readonly HomeMention[], all: readonly HomeMention[]): boolean {
  if (one.subtype === 'ground-floor' && all.some(({ concepts }) => isOther(concepts, 'apartment')))
    return true
  if (one.isAfterOr || one.isListed) return false
  return before.some(({ subtype }) => subtype !== one.subtype && isSame(subtype, one.subtype))
}

const isOther = (concepts: readonly Concept[], concept: Concept) =>
  concepts.length > 0 && !concepts.includes(concept)

const isSame = (a: ListingSubtype | undefined, b: ListingSubtype | undefined) =>
  a !== undefined && b !== undefined && conceptOf.get(a) === conceptOf.get(b)

/** "Villa of appartement" as subtypes alone; of "appartement of duplex" the first says all. */
function union(
  named: readonly HomeMention[],
  plain: readonly HomeMention[],
): Pick<Homes, 'webIds' | 'subtypes'> {
  const isEither = [...named, ...plain].some(({ isAfterOr }) => isAfterOr)
  const concepts = new Set(plain.flatMap((one) => one.concepts))
  const ofNamed = new Set(named.map(({ subtype }) => subtype && conceptOf.get(subtype)))
  const others = [...concepts].filter((concept) => isEither || !ofNamed.has(concept))
  const kept = named.filter(({ subtype }) => {
    const concept = subtype && conceptOf.get(subtype)
    return !(isEither && concept && concepts.has(concept))
  })
  if (kept.length === 0) return { webIds: webIdsOf(plain), subtypes: [] }
  const subtypes = kept.flatMap(({ subtype }) => subtype ?? [])
  return { webIds: [], subtypes: [...new Set([...subtypes, ...others])] }
}

const webIdsOf = (mentions: readonly HomeMention[]) => [...new Set(mentions.flatMap(({ webIds }) => webIds))]
