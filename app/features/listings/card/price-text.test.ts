import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { presenterIn } from '../listings.fixture'
import { priceText } from './price-text'

const said = (price: object, locale: (typeof locales)[number]) =>
  priceText({ kind: 'annuity', ...price }, presenterIn(locale)).replaceAll('\u00a0', ' ')

test('P3 D9 in every language bouquet and annuity are two amounts, never one', () => {
  for (const locale of locales)
    expect(said({ bouquetCents: 9_200_000, monthlyCents: 86_500 }, locale)).toMatch(
      /^Bo(uqu|ek)et € 92\.000 \+ .+ € 865 (per|par|pro) (maand|mois|month|Monat)$/,
    )
})

test('P3 D9 what is not known of a life annuity is left out', () => {
  expect(said({ bouquetCents: 9_200_000 }, 'nl')).toBe('Boeket € 92.000')
  expect(said({ monthlyCents: 86_500 }, 'fr')).toBe('Rente viagère € 865 par mois')
})
