import type { ListingGoal } from '#db/schema'
import type { TextKey } from '~/i18n/text-keys'
import type { ListingDetails } from '~/kernel/listing-details'
import { isDwelling, mainTypes } from '~/kernel/main-types'
import type { Region } from '~/kernel/region'

/** Text key of the missing fact. */
export type Duty = Extract<TextKey, `listings:fields.${string}` | 'listings:energy.label'>

type AdvertisedListing = {
  goal: ListingGoal
  /** Sold or rented, so no longer advertised. */
  closed: boolean
  region: Region | null
  webId: number
  details: Pick<ListingDetails, 'energy'>
}

const { land, investment, garage } = mainTypes

/**
 * Lists the mandatory statements that a listing lacks, so that its page says that they are not known.
 * @see docs/facts.md, "What an advertisement must say"
 */
export function advertisementDuties(home: AdvertisedListing): Duty[] {
  if (home.closed) return []
  const { goal, region } = home
  return [
    ...energyDuties(home),
    ...(goal === 'sale' && region === 'flanders' ? flemishSale(home) : []),
    ...(goal === 'sale' && region === 'brussels' ? brusselsSale : []),
    ...(goal === 'rent' ? rental : []),
  ]
}

const byRegion: Record<Region, readonly Duty[]> = {
  flanders: ['listings:fields.energy.value', 'listings:fields.energy.number'],
  brussels: ['listings:energy.label'],
  wallonia: [
    'listings:energy.label',
    'listings:fields.energy.number',
    'listings:fields.energy.total',
    'listings:fields.energy.value',
  ],
  luxembourg: ['listings:energy.label', 'listings:fields.energy.insulationLabel'],
}

/** Elsewhere shops and offices have a certificate too (docs/facts.md). */
const ofDwellingsOnly: readonly Region[] = ['wallonia', 'brussels']

/** Unheated buildings need none; a certificate that was requested or is not needed counts as stated. */
function energyDuties({ region, webId, details: { energy } }: AdvertisedListing): readonly Duty[] {
  if (!region || webId === land || webId === garage) return []
  const isHome = isDwelling(webId) || webId === investment
  if (!isHome && ofDwellingsOnly.includes(region)) return []
  if (energy?.state && energy.state !== 'known') return ['listings:fields.energy.state']
  return byRegion[region]
}

const flemishPlanning: readonly Duty[] = [
  'listings:fields.planning.zoning',
  'listings:fields.planning.permit',
  'listings:fields.planning.allotmentPermit',
  'listings:fields.planning.preemptiveRights',
  'listings:fields.planning.summons',
]

/** The asbestos certificate is not among them: it is due with the contract of sale, not in the advertisement. */
function flemishSale({ webId }: AdvertisedListing): Duty[] {
  const isBuilding = webId !== land
  return [
    ...flemishPlanning,
    'listings:fields.flood.pScore',
    ...(isBuilding ? (['listings:fields.flood.gScore'] as const) : []),
    'listings:fields.flood.zone',
    'listings:fields.flood.riparianZone',
  ]
}

const brusselsSale: readonly Duty[] = [
  'listings:fields.planning.zoning',
  'listings:fields.planning.information',
]

/** The rent is the price: one that is not public stands as a price on request. */
const rental: readonly Duty[] = [
  'listings:fields.money.chargesRenter',
  'listings:fields.money.chargesIncluded',
]
