import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { formatDay } from '~/kernel/day'
import type { ListingDetails, ListingWords } from '~/kernel/listing-details'
import type { Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'
import { formatArea, formatNumber } from '~/kernel/numbers'

/** `lang`: the language of the value, where it is not the page's. */
export type Fact = { label: string; value: string; lang?: Locale }
export type FactGroup = { key: string; title: string; facts: Fact[] }

type Facts = {
  details: ListingDetails
  words: ListingWords
  /** Language of the words, where it is not the page's (L17). */
  wordsLang?: Locale
  typeName: string
  place: string
  t: Translate<TextKey>
  locale: Locale
}

/** Every field that has a value, in its group, with unit and words (D1). Absent values leave no trace. */
export function factGroups(facts: Facts): FactGroup[] {
  const { t } = facts
  const groups = { general, surfaces, rooms, comfort, energy, planning, flood, financial, certificates }
  return Object.entries(groups)
    .map(([key, factsOf]) => ({
      key,
      title: t(`listings:groups.${key as keyof typeof groups}`),
      facts: factsOf(facts).filter((fact): fact is Fact => fact !== undefined),
    }))
    .filter(({ facts }) => facts.length > 0)
}

type MaybeFact = Fact | undefined
type FieldKey = Extract<TextKey, `listings:fields.${string}`>

const fact = (t: Facts['t'], key: FieldKey, value: string | undefined, lang?: Locale): MaybeFact =>
  value ? { label: t(key), value, lang } : undefined

const number = (locale: Locale, value: number | undefined) =>
  value === undefined ? undefined : formatNumber(value, locale)

const measure = (locale: Locale, value: number | undefined, unit: string) =>
  value === undefined ? undefined : `${formatNumber(value, locale)}\u00a0${unit}`

/** Years are names, not quantities: no thousands separator. */
const year = (value: number | undefined) => (value === undefined ? undefined : String(value))

const money = (cents: number | undefined) => (cents === undefined ? undefined : formatPrice(cents))

const yesNo = (t: Facts['t'], value: boolean | undefined) =>
  value === undefined ? undefined : t(value ? 'listings:yes' : 'listings:no')

function general({ details: d, words, wordsLang, typeName, place, t, locale }: Facts): MaybeFact[] {
  const available = day(locale, words.availableFrom)
  return [
    fact(t, 'listings:fields.type', typeName),
    fact(t, 'listings:fields.place', place),
    fact(
      t,
      'listings:fields.availability',
      available,
      available === words.availableFrom ? wordsLang : undefined,
    ),
    fact(t, 'listings:fields.constructionYear', year(d.constructionYear)),
    fact(t, 'listings:fields.renovationYear', year(d.renovationYear)),
    fact(t, 'listings:fields.condition', words.condition, wordsLang),
    fact(t, 'listings:fields.facade', d.facade && t(`listings:facade.${d.facade}`)),
    fact(t, 'listings:fields.uniqueCode', d.uniqueCode),
  ]
}

function surfaces({ details: d, t, locale }: Facts): MaybeFact[] {
  const kinds = ['total', 'living', 'ground', 'constructed', 'garden', 'terrace', 'office', 'store'] as const
  return [
    ...kinds.map((kind) => {
      const m2 = d.surfaces?.[kind]
      return fact(
        t,
        `listings:fields.surfaces.${kind}`,
        m2 === undefined ? undefined : formatArea(m2, locale),
      )
    }),
    fact(t, 'listings:fields.frontWidth', measure(locale, d.frontWidth, 'm')),
    fact(t, 'listings:fields.plotWidth', measure(locale, d.plotWidth, 'm')),
  ]
}

function rooms({ details: d, t, locale }: Facts): MaybeFact[] {
  const kinds = [
    'bedrooms',
    'bathrooms',
    'showerRooms',
    'toilets',
    'garages',
    'parkings',
    'externalParkings',
    'floors',
    'floor',
    'facadeCount',
  ] as const
  return kinds.map((kind) => fact(t, `listings:fields.rooms.${kind}`, number(locale, d.rooms?.[kind])))
}

function comfort({ details: d, words, wordsLang, t }: Facts): MaybeFact[] {
  const flags = [
    'furnished',
    'lift',
    'terrace',
    'garden',
    'garage',
    'cellar',
    'attic',
    'gas',
    'water',
    'electricityConnection',
    'drainConnection',
  ] as const
  return [
    fact(t, 'listings:fields.heating', words.heating, wordsLang),
    fact(t, 'listings:fields.glazing', words.glazing, wordsLang),
    fact(t, 'listings:fields.windowFrame', words.windowFrame, wordsLang),
    fact(t, 'listings:fields.kitchen', words.kitchen, wordsLang),
    fact(t, 'listings:fields.roofMaterial', words.roofMaterial, wordsLang),
    ...flags.map((flag) => fact(t, `listings:fields.has.${flag}`, yesNo(t, d.has?.[flag]))),
  ]
}

function energy({ details: { energy: e }, t, locale }: Facts): MaybeFact[] {
  if (!e) return []
  return [
    fact(
      t,
      'listings:fields.energy.state',
      e.state && e.state !== 'known' ? t(`listings:energy.${e.state}`) : undefined,
    ),
    fact(t, 'listings:fields.energy.value', measure(locale, e.value, t('listings:units.kwhPerM2Year'))),
    fact(t, 'listings:fields.energy.total', measure(locale, e.total, t('listings:units.kwhPerYear'))),
    fact(t, 'listings:fields.energy.co2', measure(locale, e.co2, t('listings:units.co2PerM2Year'))),
    fact(t, 'listings:fields.energy.eLevel', number(locale, e.eLevel)),
    fact(t, 'listings:fields.energy.insulationLabel', e.insulationLabel),
    fact(t, 'listings:fields.energy.number', e.number),
    fact(t, 'listings:fields.energy.validUntil', day(locale, e.validUntil)),
  ]
}

/** The planning items stand written out, never shortened, as the law wants. */
function planning({ details: { planning: p }, words, wordsLang, t }: Facts): MaybeFact[] {
  const decision = p?.judicialDecision
  return [
    fact(t, 'listings:fields.planning.zoning', words.zoning, wordsLang),
    fact(t, 'listings:fields.planning.permit', yesNo(t, p?.permit)),
    fact(t, 'listings:fields.planning.allotmentPermit', yesNo(t, p?.allotmentPermit)),
    fact(t, 'listings:fields.planning.preemptiveRights', yesNo(t, p?.preemptiveRights)),
    fact(t, 'listings:fields.planning.summons', yesNo(t, p?.summons)),
    fact(
      t,
      'listings:fields.planning.judicialDecision',
      decision === undefined || decision === -1 ? undefined : t(`listings:judicialDecision.${decision}`),
    ),
    fact(t, 'listings:fields.planning.information', words.planningInformation, wordsLang),
  ]
}

function flood({ details: { flood: f }, words, wordsLang, t }: Facts): MaybeFact[] {
  return [
    fact(t, 'listings:fields.flood.pScore', f?.pScore && t(`listings:floodScore.${f.pScore}`)),
    fact(t, 'listings:fields.flood.gScore', f?.gScore && t(`listings:floodScore.${f.gScore}`)),
    fact(t, 'listings:fields.flood.zone', words.floodZone, wordsLang),
    fact(t, 'listings:fields.flood.riparianZone', yesNo(t, f?.riparianZone)),
    fact(t, 'listings:fields.flood.riskArea', words.floodRiskArea, wordsLang),
  ]
}

function financial({ details: d, words, wordsLang, t, locale }: Facts): MaybeFact[] {
  return [
    fact(t, 'listings:fields.money.monthlyRent', money(d.rent?.monthlyCents)),
    fact(t, 'listings:fields.money.chargesRenter', money(d.rent?.chargesRenterCents)),
    fact(t, 'listings:fields.money.chargesIncluded', words.chargesIncluded, wordsLang),
    fact(t, 'listings:fields.money.chargesOwner', money(d.rent?.chargesOwnerCents)),
    fact(t, 'listings:fields.money.totalCost', money(d.totalCostCents)),
    fact(t, 'listings:fields.money.deposit', money(d.depositCents)),
    fact(t, 'listings:fields.money.inventoryCost', money(d.inventoryCostCents)),
    fact(t, 'listings:fields.money.agencyCost', money(d.agencyCostCents)),
    fact(t, 'listings:fields.money.minimumIncome', money(d.minimumIncomeCents)),
    fact(t, 'listings:fields.money.maxPersons', number(locale, d.maxPersons)),
    fact(t, 'listings:fields.money.cadastralIncome', money(d.finance?.cadastralIncomeCents)),
    fact(t, 'listings:fields.money.vatRegime', words.vatRegime, wordsLang),
    fact(t, 'listings:fields.money.vatValue', measure(locale, d.finance?.vatValue, '%')),
    fact(t, 'listings:fields.money.registeredRights', words.registeredRights, wordsLang),
    fact(t, 'listings:fields.money.notaryFees', money(d.finance?.notaryFeesCents)),
    fact(t, 'listings:fields.money.notaryFeesWithVat', money(d.finance?.notaryFeesWithVatCents)),
    fact(t, 'listings:fields.money.garagePrice', money(d.finance?.garagePriceCents)),
    fact(t, 'listings:fields.money.parkingPrice', money(d.finance?.parkingPriceCents)),
    ...viager(d, t, locale),
  ]
}

function viager({ viager: v }: ListingDetails, t: Facts['t'], locale: Locale): MaybeFact[] {
  const ages = [v?.age1, v?.age2].filter((age) => age !== undefined)
  return [
    fact(t, 'listings:fields.viager.bouquet', money(v?.bouquetCents)),
    fact(t, 'listings:fields.viager.annuity', money(v?.monthlyAnnuityCents)),
    fact(t, 'listings:fields.viager.ages', ages.join(' / ') || undefined),
    fact(t, 'listings:fields.viager.indexed', yesNo(t, v?.indexed)),
    fact(t, 'listings:fields.viager.maxYears', number(locale, v?.maxYears)),
  ]
}

function certificates({ details: { certificates: c }, words, wordsLang, t, locale }: Facts): MaybeFact[] {
  const asbestos = c?.asbestos
  return [
    fact(
      t,
      'listings:fields.certificates.electricity',
      c?.electricity && t(`listings:electricity.${c.electricity}`),
    ),
    fact(t, 'listings:fields.certificates.gas', words.gasCertificate, wordsLang),
    fact(t, 'listings:fields.certificates.ground', words.groundCertificate, wordsLang),
    fact(
      t,
      'listings:fields.certificates.asbestos',
      asbestos?.result && t(`listings:asbestos.${asbestos.result}`),
    ),
    fact(t, 'listings:fields.certificates.asbestosDate', day(locale, asbestos?.date)),
  ]
}

const day = (locale: Locale, text: string | undefined) => text && formatDay(text, locale)
