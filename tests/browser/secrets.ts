import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** What a hidden price, address or point is in these tests: figures and words that nothing else has. */
export const secret = {
  euros: 7_654_321,
  notaryEuros: 98_765,
  street: 'Geheimstraat',
  houseNumber: '1379b',
  box: 'Qz77',
  latitude: 50.791234,
  longitude: 4.388765,
}

/** What a published one is. */
export const open = {
  euros: 1_112_223,
  street: 'Openbarelaan',
  houseNumber: '46',
  latitude: 50.765111,
  longitude: 4.336222,
}

/** An amount in whatever way it could be written: in euros or cents, with or without separators. */
const amount = (euros: number) =>
  new RegExp(String(euros).replace(/\B(?=(?:\d{3})+$)/g, "(?:[.,'’\\s\\u00a0\\u202f]|&nbsp;|&#\\w+;)?"))

/** How each secret can be recognised; a price of millions also hides in its thousands: `7654k`. */
const traces: [what: string, pattern: RegExp][] = [
  ['price', amount(secret.euros)],
  ['price in thousands', /7[.,]?654\s?k/i],
  ['notary’s fees', amount(secret.notaryEuros)],
  ['street', /geheim\W?str/i],
  ['house number', /1379b/i],
  ['box', /qz77/i],
  ['latitude, however rounded', /50\.79/],
  ['longitude, however rounded', /4\.3(?:88|9)/],
  // As the map of a list writes them: hundred-thousandths of a degree from its south-western corner.
  ['latitude on the map of a list', /\b1391[12]\d\b/],
  ['longitude on the map of a list', /\b1888[78]\d\b/],
]

/** Which secrets a text contains, also where it is written in percent or base64. */
export function leaksIn(text: string): string[] {
  const readings = [text, percentDecoded(text), ...base64In(text)]
  return traces.flatMap(([what, pattern]) =>
    readings.some((reading) => pattern.test(reading)) ? [what] : [],
  )
}

const percentDecoded = (text: string) =>
  text.replace(/%[0-9a-f]{2}/gi, (part) => String.fromCharCode(Number.parseInt(part.slice(1), 16)))

const base64In = (text: string) =>
  (text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []).map((part) =>
    Buffer.from(part, 'base64').toString('latin1'),
  )

/** Patterns of what is published, by what an outlet says. */
export const shown = {
  price: amount(open.euros),
  address: /Openbarelaan/,
  point: /50\.765111|\b136511\b/,
}

type Hiding = { PublishPrice: boolean; PublishAddress: boolean; Goal: 0 | 1 }

const hidings: Hiding[] = ([0, 1] as const).flatMap((Goal) =>
  [true, false].flatMap((PublishPrice) =>
    [true, false].map((PublishAddress) => ({ Goal, PublishPrice, PublishAddress })),
  ),
)

// biome-ignore lint/suspicious/noExplicitAny: a feed is whatever a broker sends
type Feed = Record<string, any>

/**
 * A feed of the demo's richest listing, once for each way of hiding something, and of its project with a hidden
 * address and a sold unit; in the languages it is written in.
 */
export function secretFeed(): { file: string; listings: number[]; projects: number[]; remove(): void } {
  const demo: Feed = JSON.parse(fs.readFileSync('demo/feed/feed.json', 'utf8'))
  const listings = hidings.map((_, index) => 9001 + index)
  const properties = demo.properties
    .filter(({ ID }: Feed) => ID === 2706)
    .flatMap((record: Feed) => hidings.map((hiding, index) => hiddenListing(record, 9001 + index, hiding)))
  const projects = demo.projects.filter(({ ExternalWeb }: Feed) => !ExternalWeb).map(hiddenProject)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pignon-secrets-'))
  const file = path.join(folder, 'feed.json')
  fs.writeFileSync(file, JSON.stringify({ ...demo, properties, projects }))
  const ids = new Set<number>(projects.map(({ ID }: Feed) => ID))
  return {
    file,
    listings,
    projects: [...ids],
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  }
}

function hiddenListing(record: Feed, ID: number, hiding: Hiding): Feed {
  const { Pictures: _, Documents: __, PointsOfInterest: ___, ...details } = record.Details
  const price = hiding.PublishPrice ? open.euros : secret.euros
  return {
    ...record,
    ...hiding,
    ...addressOf(hiding.PublishAddress),
    ID,
    Price: price,
    SmallPictureItem: undefined,
    XLargePictureItem: undefined,
    Details: {
      ...details,
      Coordinates: pointOf(hiding.PublishAddress),
      Rent: { Monthly: price },
      TotalCost: price,
      Finance: {
        ...details.Finance,
        NotaryFees: hiding.PublishPrice ? 1 : secret.notaryEuros,
        NotaryFeesWithVat: hiding.PublishPrice ? 1 : secret.notaryEuros,
      },
    },
  }
}

function hiddenProject(record: Feed): Feed {
  const units = (record.Details.Units ?? []).map((unit: Feed) => ({
    ...unit,
    State: 'sold',
    Price: secret.euros,
  }))
  return {
    ...record,
    ...addressOf(false),
    PublicAddress: false,
    Details: { ...record.Details, Description: '', Coordinates: pointOf(false), Units: units },
  }
}

const addressOf = (published: boolean) => ({
  Street: published ? open.street : secret.street,
  HouseNumber: published ? open.houseNumber : secret.houseNumber,
  BoxNr: published ? '' : secret.box,
})

const pointOf = (published: boolean) =>
  published ? { Lat: open.latitude, Lng: open.longitude } : { Lat: secret.latitude, Lng: secret.longitude }
