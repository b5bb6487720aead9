import { formatList } from '~/kernel/format-list'
import type { ShownField } from '~/kernel/listing-fields'
import { formatPrice, toTens } from '~/kernel/money'
import { subtypesNamed } from '../list/filters/subtypes'
import type { Fact, Facts } from './fact'
import { electricityInspection } from './inspections'

type Special = (usual: Fact, facts: Facts) => Fact | undefined

/** Fields that are not formatted by their kind; the law forbids abbreviating the planning items. */
export const specialFacts: Partial<Record<ShownField['at'], Special>> = {
  // "Villa" once is enough.
  subtype: (usual, { details: { subtype }, typeName }) =>
    subtypesNamed(typeName).some((named) => named === subtype) ? undefined : usual,
  facade: (usual, { isFlat }) => (isFlat ? undefined : usual),
  'rooms.floor': (usual, { details, t }) =>
    details.rooms?.floor === 0 ? { ...usual, value: t('listings:groundFloor') } : usual,
  'flood.pScore': (usual, facts) => withFloodSymbol(usual, facts, facts.details.flood?.pScore),
  'flood.gScore': (usual, facts) => withFloodSymbol(usual, facts, facts.details.flood?.gScore),
  'certificates.electricity': electricity,
  totalCostCents: (usual, { isForSale, t }) =>
    isForSale ? { ...usual, label: t('listings:fields.money.totalCostOfSale') } : usual,
  'finance.notaryFeesCents': (usual, facts) => aboutFee(usual, facts, facts.details.finance?.notaryFeesCents),
  'finance.notaryFeesWithVatCents': (usual, facts) =>
    aboutFee(usual, facts, facts.details.finance?.notaryFeesWithVatCents),
  'viager.age1': (usual, facts) => ({ ...usual, value: agesOf(facts) }),
  'viager.age2': (usual, facts) =>
    facts.details.viager?.age1 === undefined ? { ...usual, value: agesOf(facts) } : undefined,
}

/** An advertisement must show the flood symbol with a D; the note says in words what the symbol is. */
const withFloodSymbol = (usual: Fact, { t }: Facts, score: 'A' | 'B' | 'C' | 'D' | undefined): Fact =>
  score === 'D' ? { ...usual, symbol: 'flood', note: t('listings:floodNote') } : usual

/** Shows a fee of the notary as exactly as our own estimate beside it. */
const aboutFee = (
  usual: Fact,
  { isNotaryFeeAbout, t, moneyLocale }: Facts,
  cents: number | undefined,
): Fact =>
  isNotaryFeeAbout && cents !== undefined
    ? {
        ...usual,
        value: `${t('ui:amount.about')}\u00a0${formatPrice(toTens(cents), moneyLocale)}`,
      }
    : usual

/** The meaning of the inspection's result for a buyer, by Belgian law. */
function electricity(usual: Fact, { details, isForSale, region, t }: Facts): Fact {
  if (!isForSale || region === 'luxembourg') return usual
  const { validYears, repairMonths } = electricityInspection
  switch (details.certificates?.electricity) {
    case 'conform':
      return { ...usual, note: t('listings:electricityNote.conform', { years: validYears }) }
    case 'not-conform':
      return { ...usual, note: t('listings:electricityNote.mend', { months: repairMonths }) }
    default:
      return usual
  }
}

/** `78 en 81 jaar`. */
function agesOf({ details: { viager }, t, locale }: Facts): string {
  const ages = [viager?.age1, viager?.age2].flatMap((age) => (age === undefined ? [] : String(age)))
  return t('listings:units.ofAge', { ages: formatList(ages, locale) })
}
