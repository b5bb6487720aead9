import { formatList } from '~/kernel/format-list'
import type { ListingDetails } from '~/kernel/listing-details'
import { isFlat } from '~/kernel/main-types'
import type { ListingCard, PresenterContext } from '../card/listing-card'
import { advertisementDuties, type Duty } from '../facts/advertisement-duties'
import { factGroups } from '../facts/detail-groups'
import { labelKey } from '../facts/field-label'
import { foreignLang } from '../page/page-parts.server'
import type { ListingTextRow, PublicListing } from '../projection/listing-rows'

/**
 * Shows the energy use that the label follows from instead of the record's other figures: a page gives one figure.
 * Shown even where no region interprets it. A use of 0 that no label follows from is unknown (D6), and left out.
 */
export function withKnownUse(
  details: ListingDetails,
  { energyValue }: Pick<PublicListing, 'energyValue'>,
): ListingDetails {
  if (energyValue !== null) return { ...details, energy: { ...details.energy, value: energyValue } }
  if (details.energy?.value !== 0) return details
  const { value: _, ...energy } = details.energy
  return { ...details, energy }
}

/** The number that mails and addresses have too, with the agency's own code where there is one. */
export const referenceOf = (id: number, { uniqueCode }: ListingDetails): string =>
  uniqueCode && uniqueCode !== String(id) ? `${id} (${uniqueCode})` : String(id)

type SectionInput = {
  card: ListingCard
  details: ListingDetails
  spoken: ListingTextRow | undefined
  isNotaryFeeAbout?: boolean
  context: PresenterContext
}

/** Assigns groups of facts to the sections of the page. */
export function groupsOf(
  row: PublicListing,
  { card, details, spoken, isNotaryFeeAbout, context }: SectionInput,
) {
  const groups = factGroups({
    details,
    words: spoken?.words ?? {},
    wordsLang: foreignLang(spoken, context.locale),
    typeName: card.typeName,
    isFlat: isFlat(row.webId),
    place: `${card.zip} ${card.city}`,
    region: row.region,
    t: context.t,
    locale: context.locale,
    moneyLocale: context.moneyLocale,
    isForSale: row.goal === 'sale',
    isNotaryFeeAbout,
  })
  const groupsNamed = (...keys: string[]) => groups.filter(({ key }) => keys.includes(key))
  return {
    // Sold and rented listings show no costs; known costs are shown as features instead.
    features: groupsNamed('general', 'surfaces', 'rooms', 'comfort', ...(row.closed ? ['financial'] : [])),
    energy: groupsNamed('energy'),
    legal: groupsNamed('planning', 'flood', 'certificates'),
    costs: row.closed ? [] : groupsNamed('financial'),
  }
}

type FactsBySection = ReturnType<typeof groupsOf>
type StatedFacts = {
  details: ListingDetails
  hasLabel: boolean
  /** The record says what the charges include, and the hidden price hides it. */
  withholdsCharges: boolean
  groups: FactsBySection
  context: PresenterContext
}

/** Names the mandatory statements that the record lacks, because the law requires them (D1). */
export function missingStatements(
  row: PublicListing,
  { details, hasLabel, withholdsCharges, groups, context }: StatedFacts,
): string | undefined {
  const { t, locale } = context
  const statedLabels = new Set(
    Object.values(groups).flatMap((list) => list.flatMap(({ facts }) => facts.map(({ label }) => label))),
  )
  if (hasLabel) statedLabels.add(t('listings:energy.label'))
  // The agency has them, so they are not among what it will pass on once it has it.
  if (withholdsCharges) statedLabels.add(t('listings:fields.money.chargesIncluded'))
  const missing = advertisementDuties({ ...row, details })
    .map((duty) => t(regionalDuty(duty, row.region)))
    .filter((label) => !statedLabels.has(label))
  if (missing.length === 0) return undefined
  return t('listings:notStated', { what: formatList(missing, locale) })
}

/** The label of a missing statement in the terms of the listing's region, as a stated one has it. */
const regionalDuty = (duty: Duty, region: PublicListing['region']) =>
  duty.startsWith(fieldsPrefix) ? labelKey(duty.slice(fieldsPrefix.length), region) : duty

const fieldsPrefix = 'listings:fields.'

type Has = {
  spoken: { description: string } | undefined
  floorPlans: boolean
  rooms: boolean
  media: boolean
  groups: FactsBySection
  /** A label, or a notice of a duty that stands with it. */
  hasEnergy: boolean
  /** Some, or those that could not be loaded. */
  documents: boolean
  costs: boolean
  map: boolean
  neighbourhood: object | undefined
  similar: boolean
}

/** The index of the page: its non-empty sections, in order. */
export function sectionsOf(
  t: PresenterContext['t'],
  { spoken, floorPlans, rooms, media, groups, hasEnergy, documents, costs, map, neighbourhood, similar }: Has,
) {
  const has = {
    description: Boolean(spoken?.description),
    plans: floorPlans || rooms,
    media,
    features: groups.features.length > 0,
    energy: hasEnergy || groups.energy.length > 0,
    documents,
    planning: groups.legal.length > 0,
    costs,
    map,
    neighbourhood: Boolean(neighbourhood),
    contact: true,
    similar,
  }
  const ids = [
    'description',
    'plans',
    'media',
    'features',
    'energy',
    'planning',
    'documents',
    'costs',
    'map',
    'neighbourhood',
    'contact',
    'similar',
  ] as const
  const titleOf = (id: (typeof ids)[number]) => {
    // Rooms alone are no plans.
    if (id === 'plans' && !floorPlans) return t('listings:groups.rooms')
    return t(isLong(id) ? `listings:index.${id}` : `listings:sections.${id}`)
  }
  return ids.filter((id) => has[id]).map((id) => ({ id, title: titleOf(id) }))
}

/** Sections whose heading is too long for the index, which has a shorter word for them. */
const shortened = ['plans', 'media', 'planning', 'similar'] as const
const isLong = (id: string): id is (typeof shortened)[number] => shortened.some((one) => one === id)
