import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { type Locale, locales } from '~/kernel/locale'
import { appIn } from '../app.fixture'
import type { FactGroup } from '../facts/detail-groups'
import { ledgerOfListing } from '../ledger/ledger-of-listing.server'
import { LedgerSheet } from '../ledger/ledger-sheet'
import { fullDetails, listingRow } from '../listings.fixture'
import type { ListingRow } from '../projection/listing-rows'
import { publicPrice } from '../projection/public-listing'
import { toPublicRow } from '../projection/public-row'
import { toCostsSummary } from './costs-presenter.server'
import { CostsSection } from './costs-section'

/** Renders the section as on 20 November 2026. */
function render(over: Partial<ListingRow> = {}, locale: Locale = 'nl', groups: FactGroup[] = []) {
  const row = listingRow(over)
  const app = appIn(undefined as never, locale)
  const { details } = toPublicRow(row)
  const { costs, offer } = toCostsSummary(app, { ...row, price: publicPrice(row), details })
  const ledger = costs && ledgerOfListing(app, toPublicRow(row), { costs, details, notice: undefined })
  return renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <CostsSection groups={groups} costs={costs} offer={offer}>
        {ledger && <LedgerSheet facts={ledger} href="/pand/" />}
      </CostsSection>
    </TextContext>,
  )
}

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ')
/** Lines of the table: a label, then an amount for each column. */
const rows = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => plain(cell)).join(' | '),
  )

test('D11 the table has every line of a purchase, as an own home and otherwise', () => {
  // € 300 000 in Flanders. Own home: see purchase.test.ts. Otherwise: 12 % = 36 000; fee 2578.23;
  // VAT 21 % of 2578.23 + 855 + 309 + 100 = 3842.23, 806.87; together 341 034.10. Own means 60 000.
  // Credit of about 256 050: 1.3 % of 281 655, and 100; fee 882.95 less 20 %, 706.36, with 690 and VAT 1689.60.
  expect(rows(render({ priceCents: 30_000_000 }))).toEqual([
    'Post | Enige eigen woning | Andere gevallen',
    'Prijs | € 300.000,00 | € 300.000,00',
    'Verkooprecht (registratierechten) | € 6.000,00 | € 36.000,00',
    'Ereloon notaris | € 2.321,74 | € 2.578,23',
    'Administratiekosten | € 750,00 | € 855,00',
    'Uitgaven en opzoekingen | € 309,00 | € 309,00',
    'Overschrijving | € 285,00 | € 285,00',
    'Bijlagen | € 100,00 | € 100,00',
    'Recht op geschriften | € 100,00 | € 100,00',
    'Btw op de notariskosten | € 730,96 | € 806,87',
    'Kredietakte: registratie- en hypotheekrechten | ca. € 3.760 | ca. € 4.210',
    'Kredietakte: notaris, dossierkosten en btw | ca. € 1.690 | ca. € 1.960',
    'Totaal | ca. € 316.050 | ca. € 347.200',
  ])
})

test('D11 the example loan is calculated: total less own means, over the years, at the dated rate', () => {
  const text = plain(render({ priceCents: 30_000_000 }))
  // 316 050 − 60 000 = 256 050; at 3.5 % over 25 years 1274.32 a month; all of it known to tens only.
  expect(text).toMatch(/Te lenen ca\. € 256\.050 Afbetaling per maand ca\. € 1\.270/)
  expect(text).toContain(
    'het ereloon op het krediet tot 20 % lager; de dossierkosten bedragen € 750 voor de aankoop en € 550',
  )
  expect(text).toContain('Met € 60.000 eigen middelen, over 25 jaar, tegen 3,5 % per jaar.')
  expect(text).toContain('Indicatief, met de tarieven van 1 november 2026.')
})

test('D11 outside the price range of its formula the notary’s fee is marked as a rough estimate', () => {
  expect(plain(render({ priceCents: 45_000_000 }))).not.toContain('Ereloon notaris ca.')
  const dear = plain(render({ priceCents: 98_500_000 }))
  expect(dear).toMatch(
    /Ereloon notaris ca\. € 3\.950 ca\. € 3\.950 .*Btw op de notariskosten ca\. € 1\.090 ca\. € 1\.090 /,
  )
  expect(dear).not.toContain('lager tarief')
  expect(plain(render({ priceCents: 45_000_000 }))).toContain('lager tarief')
  // Between 450 000 and 850 000 a sole home still has a part of the discount.
  expect(plain(render({ priceCents: 65_000_000 }))).toMatch(/Ereloon notaris ca\. € 3\.220 ca\. € 3\.280/)
  expect(plain(render({ priceCents: 65_000_000 }))).toContain(
    'neemt boven € 350.000 geleidelijk af en eindigt bij € 850.000',
  )
  expect(dear).toContain('betrouwbaar voor prijzen van € 150.000 tot € 450.000')
})

test('D11 a property that cannot be an own home has one column', () => {
  const html = render({ webId: 7, priceCents: 3_200_000 })
  expect(rows(html).slice(0, 3)).toEqual([
    'Post | Bedrag',
    'Prijs | € 32.000,00',
    'Verkooprecht (registratierechten) | € 3.840,00',
  ])
  expect(plain(html)).toContain('Voor dit type pand betaalt u 12 % registratierechten.')
})

// See registration-duty.test.ts.
test.each([
  ['wallonia', 12_000_000, 'Grond voor enige eigen woning', '€ 3.600,00', '€ 15.000,00'],
  ['brussels', 25_000_000, 'Grond voor enige eigen woning', '€ 18.750,00', '€ 31.250,00'],
  ['luxembourg', 80_000_000, 'Grond voor eigen woning, 1 koper', '€ 16.000,00', '€ 56.000,00'],
] as const)(
  'D11 land in %s for %d cents has a column for who builds an own home there',
  (region, priceCents, heading, own, otherwise) => {
    const html = render({ webId: 4, region, priceCents })
    const [head, , duty] = rows(html)
    expect(head).toBe(`Post | ${heading} | Andere gevallen`)
    expect(duty).toBe(`Registratierechten | ${own} | ${otherwise}`)
    // The sums above the table are of the other case.
    expect(html.match(/<th scope="col" data-chosen="">[^<]*/g)).toEqual([
      '<th scope="col" data-chosen="">Andere gevallen',
    ])
    expect(plain(html)).not.toMatch(/lager tarief|tot 20 % lager/)
    const fees = rows(html).find((row) => row.startsWith('Ereloon'))
    if (region === 'luxembourg') expect(fees).toBeUndefined()
    else expect(fees).toMatch(/^[^|]+ \| ([^|]+) \| \1$/)
  },
)

test.each([
  ['wallonia', /3 % registratierechten op een bouwgrond .* binnen 5 jaar gaat wonen, anders 12,5 %\./],
  ['brussels', /binnen 3 jaar gaat wonen, is de eerste schijf van € 100\.000 vrij, .* dan € 300\.000\./],
  ['luxembourg', /binnen 4 jaar gaat wonen, .* belastingkrediet van € 40\.000 .* minstens € 100\./],
  ['flanders', /Voor dit type pand betaalt u 12 % registratierechten\./],
] as const)('D11 the note on land in %s says what building an own home changes', (region, note) => {
  expect(plain(render({ webId: 4, region }))).toMatch(note)
})

test.each([20_000_000, 23_000_000, 30_000_000])(
  'D11 the note of Flanders names both bounds of a modest home, at %d cents too',
  (priceCents) => {
    const text = plain(render({ priceCents }))
    expect(text).toContain('van hoogstens € 220.000 geldt een bijkomende vermindering van € 1.867')
    expect(text).toContain('geldt ze tot € 240.000; wij rekenen overal met € 220.000')
  },
)

test('D11 a new build has VAT instead of duties, within the price', () => {
  const html = render({ priceCents: 44_500_000, priceUnit: 7, details: { finance: { vatValue: 21 } } }, 'fr')
  expect(rows(html).slice(1, 3)).toEqual([
    'Prix hors TVA | € 367.768,60 | € 367.768,60',
    'TVA 21 % | € 77.231,40 | € 77.231,40',
  ])
  expect(plain(html)).toMatch(
    /à partir de € 445\.000.*21 % de TVA, au lieu des droits d’enregistrement\. Les prix des constructions neuves s’entendent TVA comprise\..*6 % peut s’appliquer.*175 m².*depuis le 1er juillet 2025/,
  )
})

test('D11 a home at 6 % VAT is at 21 % where it does not become an own home, and the notes say so', () => {
  const html = render({ priceCents: 31_800_000, details: { finance: { vatValue: 6 } } })
  expect(rows(html).slice(1, 3)).toEqual([
    'Prijs zonder btw | € 300.000,00 | € 300.000,00',
    'Btw 6 % of 21 % | € 18.000,00 | € 63.000,00',
  ])
  expect(plain(html)).toContain('In andere gevallen betaalt u 21 % btw.')
  expect(plain(render({ details: { finance: { vatValue: 21 } } }))).not.toContain('In andere gevallen')
})

test('D11 Luxembourg counts its credit for one buyer, and says that the notary comes on top', () => {
  const html = render({ region: 'luxembourg', priceCents: 119_000_000 }, 'de')
  expect(rows(html)).toEqual([
    'Posten | Eigenwohnung, 1 Käufer | Andere Fälle',
    'Preis | € 1.190.000,00 | € 1.190.000,00',
    'Registrierungsgebühren | € 43.300,00 | € 83.300,00',
    'Gesamt | € 1.233.300,00 | € 1.273.300,00',
  ])
  expect(plain(html)).toContain('Steuergutschrift von € 40.000; mindestens € 100 sind zu zahlen')
  expect(plain(html)).toContain('Luxemburger Notars kommen hinzu')
  expect(plain(html)).not.toMatch(/Treuhandkonto|10 %|Kaufangebot/)
})

test('D11 moving in: rent, charges, guarantee in months, the renter’s share of the inventory', () => {
  const { viager: _, ...details } = fullDetails
  const html = render({ goal: 'rent', region: 'brussels', details, priceCents: 165_000 }, 'fr')
  expect(rows(html)).toEqual([
    'Premier mois de loyer | € 1.650,00',
    'Premier mois de charges | € 120,00',
    'Garantie locative (2 mois) | € 3.300,00',
    'État des lieux, votre part | € 225,00',
    'Total | € 5.295,00',
  ])
  expect(plain(render({ goal: 'rent', priceCents: 165_000 }))).toContain('De lasten zijn niet opgegeven')
})

test('D9 the deposit of an offer is explained, with its amount if the price is public', () => {
  expect(plain(render())).toContain('een voorschot van 10 % van de prijs op de derdenrekening')
  expect(plain(render())).toContain('Bij een prijs van € 495.000 is dat € 49.500.')
  expect(plain(render({ goal: 'rent' }))).not.toContain('derdenrekening')
})

test('D9 bouquet and annuity are explained; no duties are calculated on the bouquet', () => {
  const viager = { bouquetCents: 9_200_000, monthlyAnnuityCents: 86_500, indexed: true, maxYears: 18 }
  const html = render({ priceCents: 9_200_000, details: { viager } })
  expect(plain(html)).toMatch(/boeket bedraagt hier € 92\.000\..*€ 865 per maand\..*index\..*na 18 jaar/)
  expect(html).not.toContain('<table')
  expect(plain(html)).not.toContain('Bij een prijs van')
})

test.each(locales)('D9 in %s the offer for a life annuity sale names no share of a price', (locale) => {
  const offer = (over: Partial<ListingRow>) =>
    plain(render(over, locale)).split(translateTo(locale)('listings:offer.title'))[1]
  expect(offer({})).toMatch(/10 ?%/)
  expect(offer({ details: { viager: fullDetails.viager } })).toMatch(/compromis/i)
  expect(offer({ details: { viager: fullDetails.viager } })).not.toMatch(/%|prijs|prix|price|Preis/)
})

describe.each(locales)('in %s', (locale) => {
  const kinds: Record<string, Partial<ListingRow>> = {
    flanders: {},
    brussels: { region: 'brussels' },
    wallonia: { region: 'wallonia' },
    luxembourg: { region: 'luxembourg' },
    plot: { webId: 4 },
    walloonPlot: { webId: 4, region: 'wallonia' },
    brusselsPlot: { webId: 4, region: 'brussels' },
    luxembourgPlot: { webId: 4, region: 'luxembourg' },
    vat: { details: { finance: { vatValue: 6 } } },
    rent: { goal: 'rent' },
    viager: { details: { viager: fullDetails.viager } },
    unknown: { region: null },
  }
  test.each(Object.keys(kinds))('L17 every text of %s is present and filled in', (kind) => {
    const text = plain(render(kinds[kind], locale))
    expect(text).not.toMatch(/\{\{|listings:|undefined|NaN/)
  })

  test.each(['sale', 'rent'] as const)(
    'one projection: of a hidden price for %s words alone are drawn',
    (goal) => {
      const hidden = { goal, publishPrice: false, priceCents: 77_777_700 }
      const { viager, ...details } = { ...fullDetails, depositCents: 77_777_700 }
      for (const given of [details, { ...details, viager: { ...viager, bouquetCents: 77_777_700 } }]) {
        const html = render({ ...hidden, details: given }, locale)
        expect(html).not.toMatch(/€|777|Cents|<table|<form/)
        expect(plain(html).length).toBeGreaterThan(60)
      }
    },
  )
})

test('N nothing in the section needs an inline style or script', () => {
  expect(render()).not.toMatch(/ style=|<script|<style| on[a-z]+="/)
})

test('D12 the ledger of a purchase comes before what the agency states, the charges of a rental before its sums', () => {
  const stated = [{ key: 'financial', title: 'Financieel', facts: [{ label: 'Lasten', value: '€ 165' }] }]
  const bought = plain(render({ priceCents: 30_000_000 }, 'nl', stated))
  expect(bought).toMatch(/De eerlijke rekening .* Lasten € 165 .* Een bod uitbrengen/)
  const rented = plain(render({ goal: 'rent', priceCents: 150_000 }, 'nl', stated))
  expect(rented).toMatch(/^ Kosten Lasten € 165 /)
})
