import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { statementsOf } from './statements'

const terms = {
  minimumIncomeCents: 420_000,
  maxPersons: 5,
  rentCents: 139_000,
  chargesCents: 3_500,
  inventoryCents: 26_000,
  depositCents: 417_000,
  depositMonths: 3,
  totalCents: 585_500,
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const said = (over: Partial<typeof terms>, locale: Locale) =>
  statementsOf(over, { t: translateTo(locale), moneyLocale: 'nl' }).map(plain)

/** By figure, so that a statement without its own, or with another's, is found. */
const inWords: Record<Locale, [keyof typeof terms, string][]> = {
  nl: [
    ['minimumIncomeCents', 'De eigenaar vraagt een netto-inkomen van minstens € 4.200 per maand.'],
    ['maxPersons', 'Er kunnen hoogstens 5 personen wonen.'],
    ['rentCents', 'De huur van de eerste maand bedraagt € 1.390.'],
    ['chargesCents', 'De lasten van de eerste maand bedragen € 35.'],
    ['inventoryCents', 'Het aandeel van de huurder in de plaatsbeschrijving bedraagt € 260.'],
    ['depositCents', 'De huurwaarborg bedraagt € 4.170.'],
    ['totalCents', 'Samen te betalen bij het begin van de huur: € 5.855.'],
  ],
  fr: [
    ['minimumIncomeCents', 'Le propriétaire demande des revenus nets d’au moins € 4.200 par mois.'],
    ['maxPersons', 'Le bien peut être occupé par 5 personnes au plus.'],
    ['rentCents', 'Le loyer du premier mois est de € 1.390.'],
    ['chargesCents', 'Les charges du premier mois sont de € 35.'],
    ['inventoryCents', 'La part du locataire dans les frais de l’état des lieux est de € 260.'],
    ['depositCents', 'La garantie locative est de € 4.170.'],
    ['totalCents', 'Total à payer au début de la location : € 5.855.'],
  ],
  en: [
    ['minimumIncomeCents', 'The owner asks for a net income of at least € 4.200 a month.'],
    ['maxPersons', 'At most 5 people can live there.'],
    ['rentCents', 'The first month’s rent is € 1.390.'],
    ['chargesCents', 'The first month’s charges are € 35.'],
    ['inventoryCents', 'The tenant’s share of the inventory of fixtures is € 260.'],
    ['depositCents', 'The deposit is € 4.170.'],
    ['totalCents', 'Total to pay at the start of the tenancy: € 5.855.'],
  ],
  de: [
    ['minimumIncomeCents', 'Der Eigentümer verlangt ein Nettoeinkommen von mindestens € 4.200 im Monat.'],
    ['maxPersons', 'Höchstens 5 Personen können dort wohnen.'],
    ['rentCents', 'Die Miete für den ersten Monat beträgt € 1.390.'],
    ['chargesCents', 'Die Nebenkosten für den ersten Monat betragen € 35.'],
    ['inventoryCents', 'Der Anteil des Mieters an den Kosten des Ortsbefunds beträgt € 260.'],
    ['depositCents', 'Die Kaution beträgt € 4.170.'],
    ['totalCents', 'Bei Mietbeginn insgesamt zu zahlen: € 5.855.'],
  ],
}
const locales = Object.keys(inWords) as Locale[]
const each = locales.flatMap((locale) =>
  inWords[locale].map(([name, words]) => [locale, name, words] as const),
)

test.each(each)('A2 in %s the statement of %s says its figure', (locale, name, words) => {
  expect(said({ [name]: terms[name] }, locale)).toEqual([words])
})

test.each<[Locale, string, string]>([
  [
    'nl',
    'De huurwaarborg bedraagt 3 maanden huur, € 4.170.',
    'De huurwaarborg bedraagt 1 maand huur, € 1.390.',
  ],
  [
    'fr',
    'La garantie locative est de 3 mois de loyer, soit € 4.170.',
    'La garantie locative est de 1 mois de loyer, soit € 1.390.',
  ],
  ['en', 'The deposit is 3 months’ rent, € 4.170.', 'The deposit is 1 month’s rent, € 1.390.'],
  ['de', 'Die Kaution beträgt 3 Monatsmieten, € 4.170.', 'Die Kaution beträgt 1 Monatsmiete, € 1.390.'],
])('A2 in %s a deposit of whole months says how many', (locale, three, one) => {
  expect(said({ depositCents: 417_000, depositMonths: 3 }, locale)).toEqual([three])
  expect(said({ depositCents: 139_000, depositMonths: 1 }, locale)).toEqual([one])
})

test.each(locales)(
  'A2 in %s all of them stand in the order in which they are paid, the total last',
  (locale) => {
    const all = said(terms, locale)
    expect(all).toHaveLength(7)
    expect(all.at(-1)).toBe(inWords[locale].at(-1)?.[1])
  },
)

test('A2 one person is said as one', () => {
  expect(locales.flatMap((locale) => said({ maxPersons: 1 }, locale))).toEqual([
    'Er kan hoogstens 1 persoon wonen.',
    'Le bien peut être occupé par 1 personne au plus.',
    'At most 1 person can live there.',
    'Höchstens 1 Person kann dort wohnen.',
  ])
})

test('A2 a figure that is not known or not public makes no statement', () => {
  expect(statementsOf(undefined, { t: translateTo('nl'), moneyLocale: 'nl' })).toEqual([])
  expect(said({}, 'fr')).toEqual([])
})

test.each(locales)(
  'A2 in %s the conditions are information: nobody speaks for themselves or agrees',
  (locale) => {
    const t = translateTo(locale)
    const words = [...said(terms, locale), t('appointments:statements.intro')].join(' ')
    expect(words).not.toMatch(/\b(ik|ons|onze|je|nos|notre|I|our|ich|unser)\b/i)
    const box = t('appointments:statements.read')
    expect(box).toMatch(/gelezen|\blu\b|\bread\b|gelesen/)
    expect(box).not.toMatch(/voldoe|akkoord|satisfaire|accept|agree|meet|erfülle|einverstanden/i)
  },
)
