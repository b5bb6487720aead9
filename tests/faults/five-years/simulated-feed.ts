import { writeFile } from 'node:fs/promises'
import { bothLanguages, picture, projectRecord } from '~/features/feed/feed.fixture'

const sentence = 'De leefruimte ligt op het zuiden en kijkt uit op de tuin. '
const picturesOfEach = 12

/** A listing as it stands in the feed in some week: prices fall, and before it leaves the feed it is sold. */
function recordsOf(id: number, { age, lifetime }: { age: number; lifetime: number }) {
  const lowered = Math.floor((age / lifetime) * 3)
  return bothLanguages({
    ID: id,
    Goal: id % 4 === 0 ? 1 : 0,
    Price: 495_000 - lowered * 10_000,
    Details: {
      State: age >= lifetime - 1 ? (id % 4 === 0 ? 'rented' : 'sold') : 'available',
      Description: `<p>${sentence.repeat(14)}</p>`,
      Bedrooms: 3,
      ConstructionYear: 1990,
      Pictures: Array.from({ length: picturesOfEach }, (_, at) => picture(id * 100 + at)),
      Documents: [1, 2, 3, 4].map((at) => ({
        ...{ ID: id * 10 + at, Name: 'EPC', Url: `documents/${id}-${at}.pdf` },
        ...{ Kind: 'epc', Public: at < 3 },
      })),
    },
  })
}

/**
 * Writes the feed of an agency that puts as many listings online each step as it takes off.
 * @param step - number of steps since the beginning
 */
export async function writeFeedOf(
  file: string,
  step: number,
  { listings, fresh }: { listings: number; fresh: number },
) {
  const newest = listings + step * fresh
  const lifetime = Math.ceil(listings / fresh)
  const ids = Array.from({ length: listings }, (_, at) => newest - at)
  const ageOf = (id: number) => Math.floor((newest - id) / fresh)
  const project = Math.floor(step / lifetime) + 1
  await writeFile(
    file,
    JSON.stringify({
      properties: ids.flatMap((id) => recordsOf(id, { age: ageOf(id), lifetime })),
      projects: [projectRecord({ ID: project }), projectRecord({ ID: project, language: 'fr' })],
    }),
  )
}
