import type { ListingGoal } from '#db/schema'
import type { TextKey } from '~/i18n/text-keys'
import type { ListingDetails } from '~/kernel/listing-details'
import type { Region } from '~/kernel/region'

/** Named by the words of the fact that says it. */
export type Duty = Extract<TextKey, `listings:fields.${string}` | 'listings:energy.label'>

type Advertised = {
  goal: ListingGoal
  /** Sold or rented: advertised no more. */
  closed: boolean
  region: Region | null
  webId: number
  details: Pick<ListingDetails, 'constructionYear' | 'energy' | 'certificates'>
}

/** WebIDs: 4 land, 7 garage and parking. */
const land = 4
const garage = 7
/** From this year on no asbestos certificate is asked for. */
const asbestosFreeFrom = 2001

/**
 * What the advertisement of a listing must say where it stands. A page that cannot say it says that it is not known.
 * @see docs/facts.md, "What an advertisement must say"
 */
export function advertisementDuties(home: Advertised): Duty[] {
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

/** None for what is not heated; one that was requested, or is not needed, is said to be so. */
function energyDuties({ region, webId, details: { energy } }: Advertised): readonly Duty[] {
  if (!region || webId === land || webId === garage) return []
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

function flemishSale({ webId, details }: Advertised): Duty[] {
  const isBuilding = webId !== land
  return [
    ...flemishPlanning,
    'listings:fields.flood.pScore',
    ...(isBuilding ? (['listings:fields.flood.gScore'] as const) : []),
    'listings:fields.flood.zone',
    'listings:fields.flood.riparianZone',
    ...(isBuilding ? asbestosDuties(details) : []),
  ]
}

/** A listing whose year is not known may be an old one. */
function asbestosDuties({ constructionYear = 0, certificates }: Advertised['details']): Duty[] {
  if (constructionYear >= asbestosFreeFrom) return []
  const result = certificates?.asbestos?.result
  if (result === 'safe' || result === 'not-safe') {
    return ['listings:fields.certificates.asbestos', 'listings:fields.certificates.asbestosDate']
  }
  return ['listings:fields.certificates.asbestos']
}

const brusselsSale: readonly Duty[] = [
  'listings:fields.planning.zoning',
  'listings:fields.planning.information',
]

/** The rent itself is the price. */
const rental: readonly Duty[] = [
  'listings:fields.money.chargesRenter',
  'listings:fields.money.chargesIncluded',
]
