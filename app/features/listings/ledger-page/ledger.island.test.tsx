import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsFor } from '~/i18n/texts.server'
import { type Locale, locales } from '~/kernel/locale'
import { costsOf } from '../costs/listing-costs'
import { ratesOn } from '../costs/rules/rates'
import { energyTargetOf } from '../detail/energy-target'
import { renovationDutyOf } from '../detail/renovation'
import { makeLedgerFacts } from '../ledger/make-ledger-facts'
import { listingRow } from '../listings.fixture'
import type { ListingRow } from '../projection/listing-rows'
import { publicPrice } from '../projection/public-listing'
import { toPublicRow } from '../projection/public-row'
import LedgerIsland from './ledger.island'
import { ledgerTexts } from './ledger-texts'

const day = '2026-11-20'
const rates = ratesOn(day)
const duty = renovationDutyOf({ region: 'flanders', mainType: 1, label: 'F' }, day)
const target = energyTargetOf({ region: 'brussels', mainType: 1, label: 'G' }, day)
const laws = {
  duty: duty && { kind: 'duty' as const, duty },
  target: target && { kind: 'target' as const, target },
}

function factsOf(over: Partial<ListingRow>, law?: keyof typeof laws) {
  const row = listingRow(over)
  const { details } = toPublicRow(row)
  const costs = costsOf({ ...row, price: publicPrice(row), details }, rates)
  const facts =
    costs &&
    makeLedgerFacts({ ...row, costs, details, notice: law && laws[law], loan: rates.loan, year: 2026 })
  if (!facts) throw new Error('no ledger')
  return facts
}

type Case = [name: string, over: Partial<ListingRow>, law?: keyof typeof laws]

const cases: Case[] = [
  [
    'a house in Flanders',
    { details: { finance: { cadastralIncomeCents: 100_000 }, energy: { value: 450 } } },
    'duty',
  ],
  ['a house in Brussels', { region: 'brussels' }, 'target'],
  ['a flat in Wallonia', { region: 'wallonia', webId: 3, details: { rent: { chargesOwnerCents: 9_000 } } }],
  ['a flat in Luxembourg', { region: 'luxembourg', webId: 3 }],
  ['new build', { webId: 3, details: { finance: { vatValue: 21 } } }],
  ['a plot', { webId: 4 }],
  ['a plot in Wallonia', { webId: 4, region: 'wallonia' }],
  ['a plot in Luxembourg', { webId: 4, region: 'luxembourg' }],
  ['a rental', { goal: 'rent', webId: 3, priceCents: 90_000 }],
  [
    'a rental with charges',
    { goal: 'rent', priceCents: 90_000, details: { rent: { chargesRenterCents: 5_000 } } },
  ],
  [
    'a life annuity',
    { webId: 3, details: { viager: { bouquetCents: 6_500_000, monthlyAnnuityCents: 85_000 } } },
  ],
]

function render([, over, law]: Case, typed: Record<string, string> = {}, locale: Locale = 'nl') {
  return renderToStaticMarkup(
    <LedgerIsland
      locale={locale}
      moneyLocale="nl"
      texts={textsFor(locale, ledgerTexts)}
      facts={factsOf(over, law)}
      typed={typed}
      days={{ asOf: '1 november 2026', loanFrom: '1 november 2026' }}
      near={[{ kind: 'school', name: 'De Linde', text: '6 min.' }]}
      action="/rekening/"
      url="https://tilia.example/rekening/"
    />,
  )
}

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ')

const caseOf = (name: string) => {
  const found = cases.find((one) => one[0] === name)
  if (!found) throw new Error(name)
  return found
}

test.each(cases)('D12 %s has whole sentences in every language', (...given) => {
  for (const locale of locales) {
    const html = render(given as Case, {}, locale)
    expect(html).not.toMatch(/\{\{|listings:|undefined|NaN/)
  }
})

test('D12 a figure that is no amount is kept, with what is wrong with it, and nothing is summed up', () => {
  const html = render(caseOf('a house in Flanders'), { ownMeans: 'veel', rate: '3,5' })
  expect(html).toMatch(/value="veel"/)
  expect(html).toMatch(/aria-invalid="true"/)
  expect(html).toContain('Vul een bedrag in euro in')
  expect(html).toContain('Vul eerst de velden hierboven correct in.')
})

test('D12 what nobody stated is said to be unknown, and what is typed is not', () => {
  const house = caseOf('a house in Flanders')
  const silent = render(house)
  const told = render(house, { tax: '1.200', energy: '150', works: '30.000' })
  expect(silent).toContain('Nog zonder onroerende voorheffing, energie en renovatie.')
  expect(told).not.toContain('Nog zonder')
})

test('D12 the link with the figures says which of them were cleared', () => {
  const flat = caseOf('a flat in Wallonia')
  const linkOf = (typed: Record<string, string>) => /data-url="([^"]*)"/.exec(render(flat, typed))?.[1]
  expect(linkOf({ ownMeans: '99.000', charges: '' })).toMatch(/\/rekening\/\?ownMeans=99\.000&amp;charges=$/)
  const unknownWith = (typed: Record<string, string>) =>
    /Nog zonder [^.]*/.exec(plain(render(flat, typed)))?.[0]
  expect(unknownWith({})).toBe('Nog zonder onroerende voorheffing en energie')
  expect(unknownWith({ charges: '' })).toBe(
    'Nog zonder onroerende voorheffing, gemeenschappelijke kosten en energie',
  )
})

test('D12 each field names itself and belongs to the form', () => {
  const html = render(caseOf('new build'))
  const fields = html.match(/<(input|select)[^>]*>/g) ?? []
  expect(fields.length).toBeGreaterThan(5)
  expect(fields.filter((field) => !/aria-label="[^"]+"/.test(field) || !/form="ledger"/.test(field))).toEqual(
    [],
  )
})

const optionsOf = (html: string, name: string) =>
  [
    ...(new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html)?.[0] ?? '').matchAll(
      /value="([^"]*)"/g,
    ),
  ].map(([, value]) => value)

test('D11 what a purchase asks depends on what is bought, and where', () => {
  expect(optionsOf(render(caseOf('a house in Flanders')), 'situation')).toEqual(['own-home', 'otherwise'])
  expect(render(caseOf('a plot'))).not.toContain('name="situation"')
  const land = render(caseOf('a plot in Wallonia'))
  expect(optionsOf(land, 'situation')).toEqual(['own-home', 'otherwise'])
  expect(land).toContain('niet de grond voor mijn enige eigen woning')
  expect(land).not.toContain('name="buyers"')
  expect(optionsOf(render(caseOf('a plot in Luxembourg')), 'buyers')).toEqual(['1', '2', '3', '4'])
  expect(optionsOf(render(caseOf('new build')), 'vat')).toEqual(['usual', 'reduced'])
  expect(optionsOf(render(caseOf('a flat in Luxembourg')), 'buyers')).toEqual(['1', '2', '3', '4'])
})

test('D11 D12 the rate of VAT in the sentence is that of the situation', () => {
  const home: Case = ['a home at 6 %', { details: { finance: { vatValue: 6 } } }]
  const sentence = (typed = {}) => plain(render(home, typed)).match(/Daarop betaal ik (\S+ %) btw/)?.[1]
  expect(sentence()).toBe('6 %')
  expect(sentence({ situation: 'otherwise' })).toBe('21 %')
  const built = render(caseOf('new build'), { situation: 'otherwise', vat: 'reduced' })
  expect(plain(built).match(/Daarop betaal ik (\S+ %) btw/)?.[1]).toBe('21 %')
})

test('D12 works that no law asks for are asked and spread over the loan, and who wants none leaves out nothing', () => {
  const flat = caseOf('a flat in Wallonia')
  expect(render(flat, { tax: '1.200', energy: '150' })).not.toContain('Nog zonder')
  expect(render(flat, { works: '30.000' })).toContain('Gespreid over de 25 jaar van de lening')
  expect(render(caseOf('new build'))).not.toContain('name="works"')
})
