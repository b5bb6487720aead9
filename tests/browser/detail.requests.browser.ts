import { expect, test } from 'vitest'
import {
  ask,
  cardsOf,
  dataOf,
  elementsOf,
  factsOf,
  headingOf,
  isNoindex,
  languageOf,
  listingPath,
  mainOf,
  sitemapPaths,
  textOf,
} from './answers'

const pageOf = async (id: number, locale = 'nl') => (await ask(await listingPath(id, locale))).body
/** The facts under a heading, in sight and folded; the agency's own description may use the same words for its headings. */
const groupOf = (html: string, title: string) => {
  const parts = html.slice(html.indexOf('id="features"')).split(/(?=<(?:h[23]|summary)\b)/)
  const found = parts.filter((part) => new RegExp(`^<(h[23]|summary)[^>]*>${title}</\\1>`).test(part))
  if (found.length === 0) return expect.fail(`no group ${title}`)
  return factsOf(found.join(''))
}

test('D1 every field that has a value is shown in its group, with its unit', async () => {
  const html = await pageOf(2706)
  expect(groupOf(html, 'Algemeen')).toEqual({
    Type: 'Villa',
    Gemeente: '1630 Linkebeek',
    Beschikbaarheid: '1 februari 2027',
    Bouwjaar: '1958',
    Renovatiejaar: '2017',
    Staat: 'zeer goede staat',
    Bebouwing: 'Open bebouwing',
  })
  expect(Object.values(groupOf(html, 'Oppervlakten'))).toEqual([
    '312 m²',
    '248 m²',
    '1.640 m²',
    '172 m²',
    '1.280 m²',
    '64 m²',
    '18 m²',
    '22 m²',
    '19,5 m',
    '31 m',
  ])
  expect(groupOf(html, 'Indeling')).toEqual({
    Slaapkamers: '5',
    Badkamers: '2',
    Douchekamers: '1',
    Toiletten: '3',
    Garages: '2',
    Parkeerplaatsen: '2',
    Buitenparkeerplaatsen: '3',
    'Aantal verdiepingen': '2',
    'Aantal gevels': '4',
  })
  expect(groupOf(html, 'Kenmerken')).toMatchObject({
    Verwarming: 'condensatieketel op aardgas',
    Beglazing: 'hoogrendementsglas',
    Ramen: 'geschilderd meranti',
    Keuken: 'volledig uitgeruste keuken',
    Dak: 'natuurleien',
    Gemeubeld: 'Nee',
    Lift: 'Nee',
    Terras: 'Ja',
    Tuin: 'Ja',
    Garage: 'Ja',
    Kelder: 'Ja',
    Zolder: 'Ja',
    Aardgas: 'Ja',
    Waterleiding: 'Ja',
    Elektriciteitsaansluiting: 'Ja',
    'Aansluiting op de riolering': 'Ja',
  })
})

test('D1 energy, planning, flood, certificates and money stand in their groups', async () => {
  const html = await pageOf(2706)
  expect(groupOf(html, 'Energie')).toEqual({
    Energiescore: '238 kWh/m² per jaar',
    'Totaal primair energieverbruik': '59.024 kWh per jaar',
    'CO₂-uitstoot': '48 kg CO₂/m² per jaar',
    'Certificaatnummer (unieke code)': '20230614-0002876543-RES-1',
    'Geldig tot': '14 juni 2033',
  })
  expect(groupOf(html, 'Stedenbouwkundige informatie')).toEqual({
    'Stedenbouwkundige bestemming': 'woonpark (gewestplan Halle-Vilvoorde-Asse)',
    'Stedenbouwkundige vergunning of omgevingsvergunning': 'Ja',
    'Verkavelingsvergunning of omgevingsvergunning voor het verkavelen van gronden': 'Ja',
    Voorkooprecht: 'Nee',
    'Dagvaarding en herstelvordering': 'Nee',
    'Rechterlijke beslissing, herstelmaatregel of bestuurlijke maatregel': 'Nee',
    'Stedenbouwkundige inlichtingen': expect.stringMatching(/^Vergunning van 1957/),
  })
  expect(groupOf(html, 'Overstromingsgevoeligheid')).toEqual({
    'P-score (perceel)': 'A: geen overstroming gemodelleerd',
    'G-score (gebouw)': 'A: geen overstroming gemodelleerd',
    'Afgebakend overstromingsgebied': 'niet gelegen in een afgebakend overstromingsgebied',
    'Afgebakende oeverzone': 'Nee',
    'Risicozone voor overstromingen': 'geen overstroming gemodelleerd',
  })
  expect(groupOf(html, 'Attesten en keuringen')).toEqual({
    'Keuring elektriciteit': expect.stringMatching(/^Conform/),
    'Keuring gas': 'conforme keuring van de gasinstallatie',
    Bodemattest: 'blanco bodemattest van de OVAM',
    Asbestattest: 'Asbestveilig',
    'Datum asbestattest': '21 juni 2023',
  })
  expect(groupOf(html, 'Financieel')).toEqual({
    'Kadastraal inkomen': '€ 2.874',
    'Btw-stelsel': 'registratierechten, geen btw',
    Registratierechten: expect.stringMatching(/^12 %/),
    'Notariskosten, exclusief btw': 'ca. € 5.600',
    'Notariskosten, inclusief btw': 'ca. € 6.690',
  })
})

test('D1 nothing is shown for what is absent', async () => {
  const facts = factsOf(await pageOf(2695))
  for (const label of ['Slaapkamers', 'Energiescore', 'Renovatiejaar', 'E-peil', 'Verwarming'])
    expect(facts).not.toHaveProperty(label)
  expect(Object.values(facts).filter((value) => /^(-|–|null)?$/.test(value))).toEqual([])
})

test('D1 the values follow the page’s language, numbers too; prices do not', async () => {
  const english = factsOf(await pageOf(2706, 'en'))
  expect(Object.values(english)).toEqual(
    expect.arrayContaining(['1,640 m²', '19.5 m', 'approx. € 5.600', 'Yes', 'No']),
  )
  const french = factsOf(await pageOf(2706, 'fr'))
  expect(Object.values(french)).toEqual(
    expect.arrayContaining(['1 640 m²', 'env. € 5.600', 'Oui', 'Non', '14 juin 2033']),
  )
})

test('D2 E1 a listing without pictures or documents says so', async () => {
  const garage = textOf(mainOf(await pageOf(2695)))
  expect(garage).toContain('Er zijn geen foto’s van dit pand.')
  expect(garage).toContain('Er zijn geen documenten bij dit pand.')
  expect(textOf(mainOf(await pageOf(2706)))).toMatch(/Documenten .*EPC .*Asbestattest/)
})

test('D2 a picture that the head does not show stands between the facts, unless players do', async () => {
  const between = async (id: number) => {
    const html = await pageOf(id)
    return elementsOf(html.slice(html.indexOf('id="features"'), html.indexOf('id="energy"')), 'img')
  }
  const [picture, ...others] = await between(2704)
  expect(picture?.src).toMatch(/^\/media\/\d+\/terras-/)
  expect([picture?.loading, others]).toEqual(['lazy', []])
  expect(await between(2706)).toEqual([])
})

test('D6 the ladder is the region’s own, the listing’s place on it marked', async () => {
  const ladderOf = async (id: number) => {
    const figure =
      /<figure[^>]*>\s*<figcaption(?:(?!<\/figure>).)*<ol.*?<\/ol>/s.exec(
        (await pageOf(id)).split('id="energy"')[1] ?? '',
      )?.[0] ?? ''
    return { said: textOf(figure.split('</figcaption>')[0] ?? ''), rungs: figure.split('<li').length - 1 }
  }
  expect(await ladderOf(2706)).toEqual({ said: 'EPC-label: C , 238 kWh/m² per jaar', rungs: 7 })
  expect((await ladderOf(2708)).rungs).toBe(9)
  expect((await ladderOf(2494)).said).toContain('D- , 203 kWh/m²')
  expect((await ladderOf(2494)).rungs).toBe(9)
  expect((await ladderOf(2700)).said).toMatch(/Energiepas.*: B/)
})

test('D6 the renovation duty is announced with a farm and an investment property, and with no other listing', async () => {
  const announced: number[] = []
  for (const id of [908, 2646, 2669, 2681, 2684, 2687, 2698, 2706]) {
    const said = textOf(mainOf(await pageOf(id)))
    if (/Renovatieverplichting: koopt u/.test(said)) announced.push(id)
  }
  expect(announced).toEqual([908, 2669])
  expect(textOf(mainOf(await pageOf(908)))).toMatch(/binnen 6 jaar na de akte label D/)
})

test('D7 a zip of Luxembourg is not one of Flanders: the label text decides there', async () => {
  expect(textOf(mainOf(await pageOf(2700)))).not.toContain('EPC-label')
})

test('D8 E1 an unknown home is a 404 in the page’s language, with listings that are there', async () => {
  const { status, body } = await ask('/nl/te-koop/linkebeek/een-huis/999999/')
  expect([status, languageOf(body), headingOf(body)]).toEqual([404, 'nl', 'Dit pand werd niet gevonden'])
  expect(isNoindex(body)).toBe(true)
  expect(cardsOf(body).length).toBeGreaterThan(0)
  for (const id of ['0', '2147483648', '99999999999', 'abc', '2706x', '-1']) {
    expect([id, (await ask(`/nl/te-koop/linkebeek/een-huis/${id}/`)).status]).toEqual([id, 404])
  }
})

test('D8 nobody is offered a visit of a listing that is sold or rented', async () => {
  expect(await pageOf(2706)).toContain('href="/nl/afspraak/?listing=2706"')
  for (const id of [2674, 2692, 2698])
    expect(await pageOf(id)).not.toMatch(/contact-appointment|\/afspraak\//)
})

test('D8 E1 a sold and a rented listing say so, stay in the index while they are references, and show similar ones', async () => {
  const notices = [
    [2674, 'nl', 'Dit pand is verkocht.'],
    [2674, 'en', 'Property Sold'],
    [2692, 'nl', 'Het pand dat u zocht, is verhuurd.'],
    [2692, 'en', 'The property you requested has been rented'],
  ] as const
  for (const [id, locale, notice] of notices) {
    const { status, body } = await ask(await listingPath(id, locale))
    expect([id, status, isNoindex(body)]).toEqual([id, 200, false])
    expect(textOf(mainOf(body)).toLowerCase()).toContain(notice.toLowerCase())
    const similar = cardsOf(body).map((card) => card.id)
    expect(similar.length).toBeGreaterThan(0)
    expect(similar.filter((other) => [id, 2674, 2692, 2698].includes(other))).toEqual([])
  }
})

test('D9 the offer is explained with what is for sale, and not with what is sold or to let', async () => {
  const explains = async (id: number) => /voorschot van 10\s%/.test(textOf(await pageOf(id)))
  expect(await Promise.all([2706, 2674, 2705].map(explains))).toEqual([true, false, false])
})

test('D9 a sale for a life annuity states both ages and the monthly sum', async () => {
  const facts = groupOf(await pageOf(2494), 'Kosten')
  expect(facts['Leeftijd van de verkopers']).toMatch(/^\d\d en \d\d jaar$/)
  expect(facts['Lijfrente per maand']).toMatch(/^€ /)
})

test('D10 the structured data says what the page says', async () => {
  const listing = dataOf(await pageOf(2706)).find((data) => data['@type'] === 'RealEstateListing')
  expect(listing).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Karaktervolle villa met orangerie en zuidtuin',
    url: expect.stringMatching(/\/nl\/te-koop\/linkebeek\/.*\/2706\/$/),
    image: expect.stringMatching(/^http.*\/media\/.*width=1360/),
    offers: {
      '@type': 'Offer',
      price: 985_000,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
    about: {
      numberOfBedrooms: 5,
      yearBuilt: 1958,
      floorSize: { value: 248, unitCode: 'MTK' },
      address: {
        streetAddress: 'Perelaarsdreef 23',
        postalCode: '1630',
        addressLocality: 'Linkebeek',
        addressCountry: 'BE',
      },
    },
  })
  const hidden = dataOf(await pageOf(2646)).find((data) => data['@type'] === 'RealEstateListing')
  expect(hidden).not.toHaveProperty('offers')
  expect(hidden).not.toHaveProperty('about.address.streetAddress')
  const sold = dataOf(await pageOf(2674)).find((data) => data['@type'] === 'RealEstateListing')
  expect(sold).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  const rent = dataOf(await pageOf(2705)).find((data) => data['@type'] === 'RealEstateListing')
  expect(rent).toMatchObject({ offers: { priceSpecification: { price: 2950, unitCode: 'MON' } } })
  const abroad = dataOf(await pageOf(2700)).find((data) => data['@type'] === 'RealEstateListing')
  expect(abroad).toMatchObject({ about: { address: { addressCountry: 'LU' } } })
})

test('D10 a plot and a garage are not announced as a house', async () => {
  for (const id of [2679, 2695, 2688]) {
    const listing = dataOf(await pageOf(id)).find((data) => data['@type'] === 'RealEstateListing')
    expect([id, (listing?.about as { '@type': string } | undefined)?.['@type']]).not.toEqual([id, 'House'])
  }
})

test('J1 a project shows its facts and its units, sold ones without their price', async () => {
  const { body } = await ask('/nl/projecten/beersel/hof-ter-linden/12/')
  expect(headingOf(body)).toBe('Hof ter Linden')
  expect(factsOf(body)).toMatchObject({ Projectnummer: '12', Oplevering: 'midden 2028' })
  const rows = [...body.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) => textOf(row))
  expect(rows).toHaveLength(9)
  const sold = rows.filter((row) => row.endsWith('Verkocht'))
  expect(sold.length).toBeGreaterThan(0)
  for (const row of sold) expect(row).not.toContain('€')
  expect(rows.some((row) => /In optie Plan.*Vraag info/.test(row))).toBe(true)
  expect(rows.filter((row) => /€ .* Beschikbaar Plan.*Vraag info/.test(row)).length).toBeGreaterThan(0)
})

/** Labels that the advertisement of a listing must have, by where it stands and what it is (facts.md). */
const mustSay = {
  flemishHome: ['Energiescore', 'Certificaatnummer (unieke code)'],
  flemishSale: [
    'Stedenbouwkundige bestemming',
    'Stedenbouwkundige vergunning of omgevingsvergunning',
    'Verkavelingsvergunning of omgevingsvergunning voor het verkavelen van gronden',
    'Voorkooprecht',
    'Dagvaarding en herstelvordering',
    'P-score (perceel)',
    'Afgebakend overstromingsgebied',
    'Afgebakende oeverzone',
  ],
  brusselsSale: ['Stedenbouwkundige bestemming', 'Stedenbouwkundige inlichtingen'],
  wallonia: [
    'Certificaatnummer (unieke code)',
    'Totaal primair energieverbruik',
    'Specifiek primair energieverbruik',
  ],
  luxembourg: ['Warmte-isolatieklasse'],
  rent: ['Lasten voor de huurder, per maand', 'Aard en inhoud van de lasten', 'Huurwaarborg'],
}
const flemishSales = [908, 2646, 2655, 2669, 2690, 2703, 2706]

test.each<[string, number[], string[]]>([
  ['a home in Flanders', [...flemishSales, 2687, 2709], mustSay.flemishHome],
  ['a sale in Flanders', [...flemishSales, 2679, 2695], mustSay.flemishSale],
  ['a building in Flanders', flemishSales, ['G-score (gebouw)']],
  [
    'a building in Flanders from before 2001',
    [908, 2646, 2655, 2669, 2706],
    ['Asbestattest', 'Datum asbestattest'],
  ],
  ['land and a garage', [2679, 2695], ['Certificaat']],
  ['a sale in Brussels', [2494, 2656, 2684, 2686, 2688, 2704], mustSay.brusselsSale],
  ['a home in Wallonia', [2681, 2708], mustSay.wallonia],
  ['a home in Luxembourg', [2700], mustSay.luxembourg],
  ['a home to let', [2627, 2687, 2705, 2709], mustSay.rent],
])('facts: the advertisement of %s says all that the law asks', async (_, ids, labels) => {
  for (const id of ids) {
    const said = Object.keys(factsOf(mainOf(await pageOf(id))))
    expect([id, labels.filter((label) => !said.includes(label))]).toEqual([id, []])
  }
})

test('facts: no listing of the demo has anything left that is not stated, in any language', async () => {
  const words = {
    nl: 'Nog niet meegedeeld',
    fr: 'Pas encore communiqué',
    en: 'Not yet provided',
    de: 'Noch nicht',
  }
  const ids = [
    ...new Set(
      (await sitemapPaths()).flatMap((path) => /\/te-(?:koop|huur)\/.+\/(\d+)\/$/.exec(path)?.[1] ?? []),
    ),
  ]
  expect(ids.length).toBeGreaterThan(20)
  for (const id of ids) {
    for (const [locale, word] of Object.entries(words))
      expect(await pageOf(Number(id), locale)).not.toContain(word)
  }
})

test('D6 a score D is shown with the flood symbol, and in words for screen readers', async () => {
  const html = mainOf(await pageOf(2669))
  expect(html).toMatch(
    /P-score \(perceel\)<\/dt><dd><svg[^>]*aria-hidden="true"[^>]*>.*?<\/svg>D: middelgrote kans/,
  )
  expect(html).toMatch(/G-score \(gebouw\)<\/dt><dd>C: kleine kans/)
})

test('D1 the result of the electrical inspection says what it means for a buyer, and only to a buyer', async () => {
  expect(textOf(await pageOf(2669))).toContain('binnen 18 maanden na de akte')
  expect(textOf(await pageOf(2646))).toContain('is 25 jaar geldig')
  expect(textOf(await pageOf(2687))).not.toContain('jaar geldig')
})

test.each([
  ['sold', 2674, 'Dit pand is verkocht.', ['#similar', '/nl/te-koop/']],
  ['rented', 2692, 'Het pand dat u zocht, is verhuurd.', ['#similar', '/nl/te-huur/']],
] as const)('D8 a home that is %s leads on to homes that can be had', async (_, id, notice, ways) => {
  const html = mainOf(await pageOf(id))
  const after = html.slice(html.indexOf(notice))
  for (const href of ways) expect(after.slice(0, 600)).toContain(`href="${href}"`)
})

test('D8 who comes too late is shown similar homes before anything else, and can be told of the next one', async () => {
  const html = mainOf(await pageOf(2674))
  const alert = elementsOf(html, 'a').find(({ href }) => href?.startsWith('/nl/zoekopdracht/?'))?.href ?? ''
  const asked = new URLSearchParams(alert.split('?')[1])
  expect(Object.fromEntries(asked)).toMatchObject({ goal: 'sale', city: 'Linkebeek|1630', type: '1' })
  const parts = [
    'Dit pand is verkocht.',
    'href="/nl/zoekopdracht/?',
    'id="similar"',
    'id="about"',
    'id="description"',
  ]
  const places = parts.map((part) => html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  const folded = html.slice(html.indexOf('Alle gegevens van dit pand'))
  for (const part of ['features', 'energy', 'map'])
    expect([part, folded.includes(`id="${part}"`)]).toEqual([part, true])
  expect(html).not.toContain('data-page-index')
  const bar = html.slice(html.indexOf('data-bottom-actions'))
  expect(elementsOf(bar, 'a').map(({ href }) => href)).toContain(alert)
  expect(mainOf(await pageOf(2706))).not.toContain('/nl/zoekopdracht/?')
})
