/**
 * Writes a large feed that is identical for the same seed:
 * `node bench/generate-feed.ts --listings 20000 --out feed.json`
 */

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '20000' },
    out: { type: 'string', default: 'feed.json' },
    seed: { type: 'string', default: '1' },
  },
})
const total = Number(values.listings)
if (!Number.isInteger(total) || total < 0) throw new Error('--listings is a whole number')

/** Mulberry32: small, seeded, sufficiently uniform. */
let state = Number(values.seed)
function random() {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const between = (low: number, high: number) => Math.floor(low + random() * (high - low + 1))
const chance = (share: number) => random() < share
const pick = <T>(items: readonly [T, ...T[]]): T => items[between(0, items.length - 1)] ?? items[0]

/** Median prices differ by place: factors on the price of a type. */
const places: [Place, ...Place[]] = [
  place('1000', 'BRUSSEL', 'BRUXELLES', 50.847, 4.352, 1.1),
  place('1050', 'ELSENE', 'IXELLES', 50.827, 4.372, 1.3),
  place('1060', 'SINT-GILLIS', 'SAINT-GILLES', 50.827, 4.346, 1.1),
  place('1070', 'ANDERLECHT', 'ANDERLECHT', 50.834, 4.305, 0.8),
  place('1160', 'OUDERGEM', 'AUDERGHEM', 50.817, 4.434, 1.2),
  place('1180', 'UKKEL', 'UCCLE', 50.8, 4.338, 1.4),
  place('1190', 'VORST', 'FOREST', 50.81, 4.324, 1),
  place('1300', 'WAVER', 'WAVRE', 50.717, 4.611, 1.1),
  place('1410', 'WATERLOO', 'WATERLOO', 50.715, 4.398, 1.3),
  place('1420', 'EIGENBRAKEL', "BRAINE-L'ALLEUD", 50.684, 4.368, 1.1),
  place('1500', 'HALLE', 'HAL', 50.737, 4.237, 0.9),
  place('1601', 'RUISBROEK', 'RUISBROEK', 50.79, 4.296, 0.8),
  place('1620', 'DROGENBOS', 'DROGENBOS', 50.788, 4.315, 0.9),
  place('1630', 'LINKEBEEK', 'LINKEBEEK', 50.767, 4.337, 1.2),
  place('1640', 'SINT-GENESIUS-RODE', 'RHODE-SAINT-GENÈSE', 50.75, 4.358, 1.4),
  place('1650', 'BEERSEL', 'BEERSEL', 50.766, 4.306, 1),
  place('2000', 'ANTWERPEN', 'ANVERS', 51.219, 4.402, 1),
  place('3000', 'LEUVEN', 'LOUVAIN', 50.879, 4.701, 1.2),
  place('4000', 'LUIK', 'LIÈGE', 50.633, 5.567, 0.6),
  place('5000', 'NAMEN', 'NAMUR', 50.467, 4.867, 0.7),
  place('7000', 'BERGEN', 'MONS', 50.454, 3.952, 0.5),
  place('8000', 'BRUGGE', 'BRUGES', 51.209, 3.224, 1),
  place('9000', 'GENT', 'GAND', 51.054, 3.725, 1.1),
  { ...place('1648', 'LUXEMBURG', 'LUXEMBOURG', 49.611, 6.13, 2.5), country: 50 },
]
type Place = {
  zip: string
  nl: string
  fr: string
  lat: number
  lng: number
  factor: number
  country: number
}
function place(zip: string, nl: string, fr: string, lat: number, lng: number, factor: number): Place {
  return { zip, nl, fr, lat, lng, factor, country: 10 }
}

/** Main types with their share of the offer, price for sale in euro, living surface in m². */
const types: [Type, ...Type[]] = [
  { webId: 1, share: 0.42, nl: 'huis', fr: 'maison', price: 420_000, surface: 165 },
  { webId: 3, share: 0.36, nl: 'appartement', fr: 'appartement', price: 290_000, surface: 92 },
  { webId: 2, share: 0.06, nl: 'studio', fr: 'studio', price: 150_000, surface: 34 },
  { webId: 4, share: 0.06, nl: 'bouwgrond', fr: 'terrain', price: 210_000, surface: 0 },
  { webId: 5, share: 0.03, nl: 'opbrengsteigendom', fr: 'immeuble de rapport', price: 690_000, surface: 310 },
  { webId: 6, share: 0.04, nl: 'handelspand', fr: 'commerce', price: 340_000, surface: 140 },
  { webId: 7, share: 0.03, nl: 'garage', fr: 'garage', price: 32_000, surface: 0 },
]
type Type = { webId: number; share: number; nl: string; fr: string; price: number; surface: number }

function weightedType(): Type {
  let left = random()
  for (const type of types) {
    left -= type.share
    if (left <= 0) return type
  }
  return types[0]
}

const words = {
  nl: {
    adjective: ['Lichtrijk', 'Rustig gelegen', 'Gerenoveerd', 'Ruim', 'Karaktervol', 'Instapklaar'],
    extra: [
      'met tuin',
      'met terras',
      'met garage',
      'met zicht op het park',
      'nabij het station',
      'in een doodlopende straat',
    ],
    sentence: [
      'De leefruimte ligt op het zuiden en kijkt uit op de tuin.',
      'Winkels, scholen en openbaar vervoer liggen op wandelafstand.',
      'De keuken is recent en volledig ingericht.',
      'Boven vindt u de slaapkamers en een badkamer.',
      'De verwarming werd enkele jaren geleden vernieuwd.',
    ],
    heating: ['centrale verwarming op gas', 'warmtepomp', 'centrale verwarming op stookolie'],
    pictures: ['Voorgevel', 'Woonkamer', 'Keuken', 'Slaapkamer', 'Tuin'],
    street: 'Lindestraat',
  },
  fr: {
    adjective: ['Lumineux', 'Au calme', 'Rénové', 'Spacieux', 'De caractère', 'Prêt à habiter'],
    extra: [
      'avec jardin',
      'avec terrasse',
      'avec garage',
      'avec vue sur le parc',
      'près de la gare',
      'dans une impasse',
    ],
    sentence: [
      'Le séjour est orienté au sud et donne sur le jardin.',
      'Commerces, écoles et transports sont accessibles à pied.',
      'La cuisine est récente et entièrement équipée.',
      'À l’étage se trouvent les chambres et une salle de bain.',
      'Le chauffage a été renouvelé il y a quelques années.',
    ],
    heating: ['chauffage central au gaz', 'pompe à chaleur', 'chauffage central au mazout'],
    pictures: ['Façade', 'Séjour', 'Cuisine', 'Chambre', 'Jardin'],
    street: 'Lindestraat',
  },
} as const

/** Most listings are in the middle of the scale. */
const spread = () => 0.5 + (random() + random() + random()) / 3

function pairOfRecords(id: number) {
  const type = weightedType()
  const where = pick(places)
  const rent = chance(0.2)
  const facts = factsOf(id, type, where, rent)
  const chosen = {
    adjective: between(0, 5),
    extra: between(0, 5),
    heating: between(0, 2),
    from: between(0, 4),
  }
  return (['nl', 'fr'] as const).map((language) => recordOf(facts, language, { type, where, chosen, id }))
}

function factsOf(id: number, type: Type, where: Place, rent: boolean) {
  const sale = Math.round((type.price * where.factor * spread()) / 1000) * 1000
  const built = type.surface > 0
  const energy = built ? between(20, 620) : undefined
  const living = built ? Math.round(type.surface * spread()) : undefined
  const number = String(between(1, 240))
  const coordinates = { Lat: jitter(where.lat), Lng: jitter(where.lng) }
  return {
    price: rent ? Math.round(sale / 270 / 5) * 5 : sale,
    publishPrice: chance(0.95),
    publishAddress: chance(0.7),
    marquee: chance(0.1) ? between(1, 2) : 0,
    luxembourgLabel: String.fromCharCode(65 + between(0, 8)),
    rent,
    energy,
    living,
    number,
    coordinates,
    bedrooms: built && type.webId !== 6 ? Math.max(1, Math.round((living ?? 0) / 40)) : undefined,
    year: between(1890, 2025),
    state: chance(0.08) ? (rent ? 'rented' : 'sold') : chance(0.05) ? 'option' : 'available',
    created: new Date(Date.UTC(2025, 0, 1) + between(0, 680 * 86_400) * 1000).toISOString(),
    code: `B-${id}`,
  }
}

const jitter = (degrees: number) => Math.round((degrees + (random() - 0.5) / 20) * 10_000) / 10_000

type Chosen = { adjective: number; extra: number; heating: number; from: number }
type About = { type: Type; where: Place; chosen: Chosen; id: number }

function recordOf(
  facts: ReturnType<typeof factsOf>,
  language: 'nl' | 'fr',
  { type, where, chosen, id }: About,
) {
  const say = words[language]
  const name = type[language]
  const sentences = say.sentence.map((_, at) => say.sentence[(at + chosen.from) % say.sentence.length])
  const pictures = say.pictures.map((what, at) => ({
    ID: id * 10 + at,
    Url: `https://pictures.example/${id}/${at}.jpg`,
    Width: 1600,
    Height: 1200,
    Name: what,
  }))
  return {
    ID: id,
    Goal: facts.rent ? 1 : 0,
    Price: facts.price,
    PublishPrice: facts.publishPrice,
    PriceUnit: 0,
    PriceUnitText: '',
    Marquee: facts.marquee,
    MarqueeName: facts.marquee ? (language === 'nl' ? 'nieuw' : 'nouveau') : '',
    PublishAddress: facts.publishAddress,
    Street: say.street,
    HouseNumber: facts.number,
    BoxNr: '',
    Zip: where.zip,
    City: where[language],
    CountryID: where.country,
    CountryName: where.country === 10 ? (language === 'nl' ? 'België' : 'Belgique') : 'Luxembourg',
    EnergyPerformance: facts.energy,
    EPCLabelText: where.country === 50 ? facts.luxembourgLabel : '',
    WebID: type.webId,
    WebIDs: String(type.webId),
    MainTypeName: name,
    TypeDescription: `${say.adjective[chosen.adjective]} ${name} ${say.extra[chosen.extra]}`,
    RecordFile: String(id % 9000),
    language,
    SmallPictureItem: pictures[0],
    XLargePictureItem: { Url: pictures[0]?.Url },
    Details: {
      State: facts.state,
      UniqueCode: facts.code,
      Description: sentences.map((sentence) => `<p>${sentence}</p>`).join(''),
      Coordinates: facts.coordinates,
      Created: facts.created,
      Modified: facts.created,
      MonthlyRent: facts.rent ? facts.price : undefined,
      Surfaces: facts.living ? { Living: facts.living, Total: Math.round(facts.living * 1.3) } : undefined,
      ConstructionYear: facts.living ? facts.year : undefined,
      Bedrooms: facts.bedrooms,
      Energy: facts.energy ? { State: 'known', Value: facts.energy } : undefined,
      Heating: facts.living ? say.heating[chosen.heating] : undefined,
      Pictures: pictures,
    },
  }
}

const typeNames = types.flatMap(({ webId, nl, fr }) =>
  Object.entries({ nl, fr }).map(([language, Name]) => ({
    ID: webId,
    WebID: webId,
    Name,
    ShowOrder: webId - 1,
    Sale: true,
    Rent: true,
    language,
  })),
)

const file = createWriteStream(values.out)
file.write(`{"webIDs":${JSON.stringify(typeNames)},"properties":[`)
for (let at = 0; at < total; at++) {
  const records = pairOfRecords(10_000 + at).map((record) => JSON.stringify(record))
  if (!file.write(`${at > 0 ? ',' : ''}\n${records.join(',\n')}`)) await once(file, 'drain')
}
file.end('\n]}\n')
await once(file, 'finish')
console.log(`${total} listings in ${values.out}`)
