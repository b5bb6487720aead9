import type { ListingDetails } from '~/kernel/listing-details'
import { type Locale, localeTags } from '~/kernel/locale'
import { type Facts, fact, type MaybeFact, measure, money, number, yesNo } from './fact'

export function financial({ details: d, words, wordsLang, t, locale }: Facts): MaybeFact[] {
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
  return [
    fact(t, 'listings:fields.viager.bouquet', money(v?.bouquetCents)),
    fact(t, 'listings:fields.viager.annuity', money(v?.monthlyAnnuityCents)),
    fact(t, 'listings:fields.viager.ages', agesOf(v, t, locale)),
    fact(t, 'listings:fields.viager.indexed', yesNo(t, v?.indexed)),
    fact(t, 'listings:fields.viager.maxYears', number(locale, v?.maxYears)),
  ]
}

/** `78 en 81 jaar`. */
function agesOf(viager: ListingDetails['viager'], t: Facts['t'], locale: Locale): string | undefined {
  const ages = [viager?.age1, viager?.age2].flatMap((age) => (age === undefined ? [] : String(age)))
  if (ages.length === 0) return undefined
  return t('listings:units.ofAge', { ages: new Intl.ListFormat(localeTags[locale]).format(ages) })
}
