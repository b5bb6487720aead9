import { describe, expect, test } from 'vitest'
import { listingRecord, picture } from './feed.fixture'
import { mergeListings } from './merge-records'
import { toListing } from './to-listing'

const conversion = {
  place: { folder: 'demo/feed', address: null },
  contentHash: 'hash',
  now: new Date('2026-11-20T10:00:00Z'),
  firstSeen: new Date('2026-10-01T10:00:00Z'),
}

function rowsOf(...overs: Record<string, unknown>[]) {
  const { merged } = mergeListings(overs.map(listingRecord), 'nl')
  if (!merged[0]) throw new Error('no listing')
  return toListing(merged[0], conversion)
}

describe('I1 list fields become columns', () => {
  test.each([
    ['P5 0 is for sale', { Goal: 0 }, { goal: 'sale' }],
    ['P5 1 is for rent', { Goal: 1 }, { goal: 'rent' }],
    ['P5 so is any other', { Goal: 7 }, { goal: 'rent' }],
    ['euro become cents', { Price: 199_999.99 }, { priceCents: 19_999_999 }],
    ['P3 cents as exact as the text of the number', { Price: 8.165 }, { priceCents: 817 }],
    ['no price', { Price: null }, { priceCents: null }],
    [
      'a rent may stand in Details only',
      { Goal: 1, Price: '', Details: { MonthlyRent: 950 } },
      { priceCents: 95_000 },
    ],
    ['a price of 0 is not known', { Price: 0 }, { priceCents: null }],
    ['nor is one as text', { Price: '0.00' }, { priceCents: null }],
    [
      'then a rent stands in Details',
      { Goal: 1, Price: 0, Details: { MonthlyRent: 950 } },
      { priceCents: 95_000, details: { rent: { monthlyCents: 95_000 } } },
    ],
    [
      'D11 a rent of 0 in Details is none',
      { Goal: 1, Price: 950, Details: { MonthlyRent: 0 } },
      { priceCents: 95_000, details: {} },
    ],
    [
      'D11 of two rents the price is the one',
      { Goal: 1, Price: 950, Details: { MonthlyRent: 1000, Charges: { Renter: 50 } } },
      { priceCents: 95_000, details: { rent: { chargesRenterCents: 5_000 } } },
    ],
    [
      'what a home for sale is let for stays',
      { Price: 465_000, Details: { MonthlyRent: 2265 } },
      { priceCents: 46_500_000, details: { rent: { monthlyCents: 226_500 } } },
    ],
    [
      'D1 a surface of 0 of the home, in all, or of its plot is not known',
      { Details: { Surfaces: { Living: 0, Total: '0', Ground: 0, Terrace: 0 } } },
      { livingSurface: null, details: { surfaces: { terrace: 0 } } },
    ],
    [
      'D11 a guarantee of 0 is none, and is asked of nobody',
      { Goal: 1, Details: { Deposit: 0 } },
      { details: { depositCents: 0 } },
    ],
    [
      'D9 a life annuity sale has no price: what it names so is its bouquet',
      { Price: 92_000, Details: { Viager: { MonthlyAnnuity: 865 } } },
      { priceCents: null, details: { viager: { bouquetCents: 9_200_000, monthlyAnnuityCents: 86_500 } } },
    ],
    [
      'D9 a bouquet of zero is none: the price names it',
      { Price: 92_000, Details: { Viager: { Bouquet: 0, MonthlyAnnuity: 865 } } },
      { priceCents: null, details: { viager: { bouquetCents: 9_200_000, monthlyAnnuityCents: 86_500 } } },
    ],
    [
      'D9 a price of zero is no bouquet either',
      { Price: 0, Details: { Viager: { MonthlyAnnuity: 865 } } },
      { priceCents: null, details: { viager: { monthlyAnnuityCents: 86_500 } } },
    ],
    [
      'D9 a bouquet that is given apart stays',
      { Price: 300_000, Details: { Viager: { Bouquet: 92_000, MonthlyAnnuity: 865 } } },
      { priceCents: null, details: { viager: { bouquetCents: 9_200_000, monthlyAnnuityCents: 86_500 } } },
    ],
    [
      'D9 a sale with an empty life annuity is an ordinary one',
      { Price: 300_000, Details: { Viager: { Bouquet: 0, MonthlyAnnuity: 0 } } },
      { priceCents: 30_000_000 },
    ],
    ['V5 types are text with commas', { WebID: 3, WebIDs: '1, 3,x,5' }, { webIds: [3, 1, 5] }],
    [
      'V5 what is no number is passed over',
      { WebID: 1, WebIDs: '01,huis,,2.5,-4,1e3,7' },
      { webIds: [1, 7] },
    ],
    ['V4 the region comes from the postal code', { Zip: '1180' }, { region: 'brussels' }],
    ['V4 the country comes before the code', { CountryID: 50, Zip: '1648' }, { region: 'luxembourg' }],
    ['a country that is not given is Belgium', { CountryID: '' }, { countryId: 10 }],
    ['a state that is not given is available', {}, { state: 'available' }],
    ['sold', { Details: { State: 'sold' } }, { state: 'sold' }],
    [
      'an address is hidden unless the feed shows it',
      { PublishAddress: undefined },
      { publishAddress: false },
    ],
    ['a price is shown unless the feed hides it', { PublishPrice: undefined }, { publishPrice: true }],
    [
      'zero coordinates are none',
      { Details: { Coordinates: { Lat: 0, Lng: 0 } } },
      { latitude: null, longitude: null },
    ],
    [
      'an age of its own',
      { Details: { Created: '2026-02-09T09:12:00+01:00' } },
      { createdAt: new Date('2026-02-09T08:12:00Z') },
    ],
    ['else since when it is known', {}, { createdAt: conversion.firstSeen, modifiedAt: conversion.now }],
  ])('%s', (_, over, expected) => {
    const { listing } = rowsOf(over)
    expect(listing).toMatchObject(expected)
    if ('details' in expected) expect(listing.details).toEqual(expected.details)
  })
})

describe('D11 whether VAT is added is decided once for every language', () => {
  const Details = { Finance: { VatValue: 21 } }
  const addedTo = (...overs: Record<string, unknown>[]) => rowsOf(...overs).listing.details.finance?.vatAdded

  test.each([
    ['', undefined],
    ['vanaf', undefined],
    ['exclusive villa', undefined],
    ['excl. btw', true],
    ['vanaf, excl. btw', true],
    ['hors TVA', true],
    ['zzgl. MwSt.', true],
    ['+ VAT', true],
    ['exclusief 21% btw', true],
    ['excl. notariskosten en btw', true],
    ['excl. registratierechten, notariskosten en btw', true],
    ['excl. 12% registratierechten en 21% btw', true],
    ['excl. kosten & btw', true],
    ['excl. registratie, btw', true],
    ['+ 21 % TVA', true],
    ['395.000 H.T.', true],
    ['HTVA', true],
    ['hors T.V.A.', true],
    ['btw niet inbegrepen', true],
    ['TVA (21 %) non comprise', true],
    ['MwSt. nicht enthalten', true],
    ['VAT is not included', true],
    ['niet inclusief btw', true],
    ['btw excl.', true],
    ['excl. garage', undefined],
    ['+ staanplaats', undefined],
    ['hors parking', undefined],
    ['plus Stellplatz', undefined],
    ['excl. garage, incl. btw', undefined],
    ['incl. btw + staanplaats', undefined],
    ['incl. 21% btw excl. garage', undefined],
    ['TVAC, hors parking', undefined],
    ['TVA comprise hors parking', undefined],
    ['btw niet van toepassing', undefined],
    ['exclusive villa en btw inbegrepen', undefined],
  ])('by the words "%s": %s', (PriceUnitText, added) => {
    expect(addedTo({ PriceUnitText, Details })).toBe(added)
    expect(addedTo({ PriceUnitText, PriceUnit: 7, Details })).toBe(added)
  })

  test('by the words of any record', () => {
    expect(addedTo({ Details }, { language: 'fr', PriceUnitText: 'hors TVA', Details })).toBe(true)
  })

  test('by the feed itself, before any words', () => {
    const said = (VatAdded: unknown) => ({ Finance: { VatValue: 21, VatAdded } })
    expect(addedTo({ PriceUnitText: 'excl. btw', Details: said('0') })).toBe(false)
    expect(addedTo({ Details: said(1) })).toBe(true)
  })

  test('only of a listing that names a rate', () => {
    expect(rowsOf({ PriceUnitText: 'excl. kosten' }).listing.details).toEqual({})
  })
})

describe('D6 energy', () => {
  test.each([
    ['a value in Flanders', { EnergyPerformance: 212, EPCLabelText: 'A' }, [212, 'C']],
    ['a value in Brussels', { Zip: '1180', EnergyPerformance: 346 }, [346, 'G']],
    ['a value in Wallonia', { Zip: '1410', EnergyPerformance: '85' }, [85, 'A']],
    [
      'the text in Luxembourg',
      { CountryID: 50, Zip: '1648', EnergyPerformance: 90, EPCLabelText: 'B' },
      [90, 'B'],
    ],
    ['0 with the best label', { EnergyPerformance: 0, EPCLabelText: 'A+' }, [0, 'A+']],
    ['0 with a poor label', { EnergyPerformance: 0, EPCLabelText: 'F' }, [null, 'F']],
    [
      '0 with a poor label, and known in Details',
      { EnergyPerformance: 0, EPCLabelText: 'F', Details: { Energy: { Value: 450 } } },
      [450, 'E'],
    ],
    [
      '0 with a label in Luxembourg',
      { CountryID: 50, Zip: '1648', EnergyPerformance: 0, EPCLabelText: 'B' },
      [null, 'B'],
    ],
    [
      '0 without a region, and known in Details',
      { Zip: '163', EnergyPerformance: 0, Details: { Energy: { Value: 90 } } },
      [90, null],
    ],
    ['0 without a text', { EnergyPerformance: 0, EPCLabelText: '' }, [null, null]],
    ['absent', { EnergyPerformance: undefined }, [null, null]],
    ['in Details only', { EnergyPerformance: undefined, Details: { Energy: { Value: 100 } } }, [100, 'A']],
    ['contradicted in Details', { EnergyPerformance: 212, Details: { Energy: { Value: 90 } } }, [212, 'C']],
    [
      '0 and known in Details',
      { EnergyPerformance: 0, EPCLabelText: '', Details: { Energy: { Value: 90 } } },
      [90, 'A'],
    ],
    [
      '0 in both',
      { EnergyPerformance: 0, EPCLabelText: '', Details: { Energy: { Value: 0 } } },
      [null, null],
    ],
    ['requested', { EnergyPerformance: '', Details: { Energy: { State: 'requested' } } }, [null, null]],
  ])('%s', (_, over, [energyValue, energyLabel]) => {
    expect(rowsOf(over).listing).toMatchObject({ energyValue, energyLabel })
  })
})

test('P2 a street has its name in each language; where one has none, it is that of the facts', () => {
  const { listing, texts } = rowsOf(
    { Zip: '1180', Street: 'Appelschimmelstraat' },
    { Zip: '1180', Street: 'Rue du Cheval Pommelé', language: 'fr' },
    { Zip: '1180', Street: null, language: 'en' },
  )
  expect(listing.street).toBe('Appelschimmelstraat')
  expect(texts.map(({ street }) => street)).toEqual(['Appelschimmelstraat', 'Rue du Cheval Pommelé', null])
})

test('L10 each language has its title, slug and city', () => {
  const { texts } = rowsOf(
    { Zip: '1180', City: 'UKKEL', TypeDescription: 'Herenhuis bij het Dudenpark' },
    { Zip: '1180', City: 'UCCLE', TypeDescription: 'Maison de maître près du parc', language: 'fr' },
  )
  expect(texts).toMatchObject([
    { locale: 'nl', slug: 'herenhuis-bij-het-dudenpark', city: 'Ukkel' },
    { locale: 'fr', slug: 'maison-de-maitre-pres-du-parc', city: 'Uccle' },
  ])
})

test.each([
  [
    'type and city stand in for a title',
    { TypeDescription: '' },
    { title: 'villa Linkebeek', slug: 'villa-linkebeek' },
  ],
  ['the ID stands in for a slug', { TypeDescription: '房子' }, { title: '房子', slug: '2706' }],
  ['the place stands in for a city', { City: null }, { city: 'Linkebeek' }],
  ['the code stands in for an unknown place', { City: null, Zip: '9999' }, { city: '9999' }],
  ['the country stands in for everything', { City: null, Zip: null }, { city: 'België' }],
])('L10 an address is never empty: %s', (_, over, expected) => {
  expect(rowsOf(over).texts[0]).toMatchObject(expected)
})

test('pictures have a position, names in each language, and unique IDs', () => {
  const pictures = [
    picture(2),
    picture(1, { Url: 'https://x.example/1.jpg' }),
    picture(2, { Url: 'again.jpg' }),
  ]
  const rows = rowsOf(
    { Details: { Pictures: pictures } },
    {
      language: 'fr',
      Details: { Pictures: [picture(1, { Url: 'https://x.example/1.jpg', Name: 'Façade' }), picture(2)] },
    },
  ).pictures
  expect(rows.map(({ sourceId, position, url, folder }) => [sourceId, position, url, folder])).toEqual([
    [2, 0, 'pictures/2.jpg', 'demo/feed'],
    [1, 1, 'https://x.example/1.jpg', null],
  ])
  expect(rows[1]?.names).toEqual({ nl: 'Foto 1', fr: 'Façade' })
})

test('I1 a record with list fields only has its card’s picture', () => {
  const { pictures } = rowsOf({
    SmallPictureItem: { ...picture(5), Width: 250, Height: 188 },
    XLargePictureItem: { Url: 'pictures/5-large.jpg' },
  })
  expect(pictures).toMatchObject([{ sourceId: 5, url: 'pictures/5-large.jpg', width: 1360, height: 1023 }])
})

test('details contain present values only', () => {
  const { listing, texts } = rowsOf({
    Details: {
      MonthlyRent: 1200,
      Charges: { Renter: 99.5, Included: 'water' },
      Has: { Lift: 0 },
      Surfaces: {},
      Finance: { CadastralIncome: 0 },
      Certificates: { Gas: 'conform', Asbestos: { Result: 'SAFE' } },
      Planning: { JudicialDecision: -1 },
    },
  })
  expect(listing.details).toEqual({
    rent: { monthlyCents: 120_000, chargesRenterCents: 9_950 },
    has: { lift: false },
    finance: { cadastralIncomeCents: 0 },
    certificates: { asbestos: { result: 'safe' } },
    planning: { judicialDecision: -1 },
  })
  expect(texts[0]?.words).toEqual({ chargesIncluded: 'water', gasCertificate: 'conform' })
})

test.each([
  ['<p>Ruim</p><script>alert(1)</script>', '<p>Ruim</p>'],
  ['<p onclick="x()" style="color:red">Ruim</p>', '<p>Ruim</p>'],
  ['<p><a href="javascript:alert(1)">Meer</a></p>', '<p>Meer</p>'],
  ['<p><img src=x onerror=alert(1)>Ruim</p>', '<p>Ruim</p>'],
  ['<iframe src="https://x.example"></iframe><p>Ruim</p>', '<p>Ruim</p>'],
  ['<svg><style>*{}</style></svg><p>Ruim', '<p>Ruim</p>'],
  ['<b>Ruim</b> en <i>licht</i>', '<p><strong>Ruim</strong> en <em>licht</em></p>'],
  ['<h1>Titel</h1><div>Tekst</div>', '<h3>Titel</h3><p>Tekst</p>'],
  ['Een\nTwee\n\nDrie', '<p>Een<br />Twee</p><p>Drie</p>'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['5 < 6 & 7', '<p>5 &lt; 6 &amp; 7</p>'],
  ['', ''],
])('a description is reduced to the layout of a text: %s', (given, expected) => {
  expect(rowsOf({ Details: { Description: given } }).texts[0]?.description).toBe(expected)
})
