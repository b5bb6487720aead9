import { memo } from '~/kernel/memo'
import { foldText } from '~/kernel/search-text'
import type { PublicFacts } from './searched-listing'

type Definition = (listing: PublicFacts) => boolean

/** A flag of the feed decides; without one, what other facts say. */
const flagOr = (flag: boolean | undefined, otherwise: boolean) => flag ?? otherwise
const some = (amount: number | undefined) => (amount ?? 0) > 0

/**
 * What each feature reads of a listing. Unknown is not there.
 * @see docs/requirements.md, P1
 */
const definitions = {
  garden: ({ details: { has, surfaces } }) => flagOr(has?.garden, some(surfaces?.garden)),
  terrace: ({ details: { has, surfaces } }) => flagOr(has?.terrace, some(surfaces?.terrace)),
  lift: ({ details: { has } }) => has?.lift ?? false,
  pool: ({ details: { has } }) => has?.pool ?? false,
  garage: ({ details: { has, rooms } }) => has?.garage === true || some(rooms?.garages),
  parking: ({ details: { rooms } }) => some(rooms?.parkings) || some(rooms?.externalParkings),
  furnished: ({ details: { has } }) => has?.furnished ?? false,
  pets: ({ details: { has } }) => has?.pets ?? false,
  new: (listing) => flagOr(listing.details.has?.newBuild, isCalled(listing, 'new') || isNewlyBuilt(listing)),
  'to-renovate': (listing) => flagOr(listing.details.has?.toRenovate, isCalled(listing, 'to-renovate')),
  passive: (listing) => flagOr(listing.details.has?.passive, isCalled(listing, 'passive')),
  cellar: ({ details: { has } }) => has?.cellar ?? false,
  attic: ({ details: { has } }) => has?.attic ?? false,
} as const satisfies Record<string, Definition>

export type ListingFeature = keyof typeof definitions

export const listingFeatures = Object.keys(definitions) as ListingFeature[]

export const featuresOf = (listing: PublicFacts): Set<ListingFeature> =>
  new Set(listingFeatures.filter((feature) => definitions[feature](listing)))

/** Words for its condition, in any language, as `foldText` writes them. */
const newBuildWords = ['nieuwbouw', 'construction neuve', 'new build', 'neubau']
/** Only as the whole text: "als nieuw" and "comme neuf" are said of old homes. */
const newWords = ['nieuw', 'neuf', 'neuve', 'new', 'neu']
const passiveWords = ['passief', 'passiefwoning', 'passif', 'passive', 'passiv', 'passivhaus']
const renovationWords = [
  ...[
    'te renoveren',
    'op te knappen',
    'a renover',
    'a rafraichir entierement',
    'to renovate',
    'to be renovated',
  ],
  ...['in need of renovation', 'zu renovieren', 'renovierungsbedurftig', 'sanierungsbedurftig'],
]

type NamedCondition = 'new' | 'to-renovate' | 'passive'

const isCalled = ({ conditions }: PublicFacts, what: NamedCondition) =>
  conditions.some((text) => conditionsIn(text).includes(what))

/** The conditions that a text names; many listings have the same text. */
const conditionsIn = memo((text: string): readonly NamedCondition[] => {
  const folded = foldText(text)
  const named = conditionPhrases.filter(([, phrases]) =>
    phrases.some((phrase) => ` ${folded} `.includes(` ${phrase} `)),
  )
  const isNew = newWords.includes(folded)
  return [...named.map(([what]) => what), ...(isNew ? (['new'] as const) : [])]
}, 1_000)

const conditionPhrases: readonly [NamedCondition, readonly string[]][] = [
  ['new', newBuildWords],
  ['to-renovate', renovationWords],
  ['passive', passiveWords],
]

/** Built in the year that it was offered or the one before, or still to be. */
const isNewlyBuilt = ({ details: { constructionYear }, createdAt }: PublicFacts) =>
  constructionYear !== undefined && constructionYear >= createdAt.getUTCFullYear() - 1
