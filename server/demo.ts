import path from 'node:path'
import { describeMistake, importSite } from '~/features/content/public.server'
import { importFeed } from '~/features/feed/public.server'
import { hasListings } from '~/features/listings/public.server'
import { makeDemoOwner } from '~/features/owners/public.server'
import { describePlacesMistake, importPlaces } from '~/features/places/public.server'
import type { Services } from '~/platform/app.server'

/** Owner account of the demo, with a listing for sale and one to let. */
const demoOwner = { email: 'eigenaar@tilia.example', name: 'Mia Claes', listings: [2706, 2687] }

/** Loads the demo agency into an empty database, so that the first start shows a complete site. */
export async function loadDemoWhenEmpty(services: Services): Promise<void> {
  if (await hasListings(services.db)) return
  const site = await importSite(services, path.resolve('demo/site'))
  if (site.outcome === 'refused') throw new Error(site.mistakes.map(describeMistake).join('\n'))
  for (const file of ['places.csv', 'municipalities.geojson']) await loadPlaces(services, file)
  const report = await importFeed(services, path.resolve('demo/feed/feed.json'), { defaultLocale: 'nl' })
  const password = await makeDemoOwner(services, demoOwner)
  services.log.info({ outcome: report.outcome, listings: report.created.length }, 'the demo is loaded')
  // The password is printed only once: the database has its hash.
  process.stdout.write(`Owner login of the demo: ${demoOwner.email} ${password}\n`)
}

async function loadPlaces(services: Services, file: string) {
  const read = await importPlaces(services, path.resolve('demo/places', file), { source: `demo ${file}` })
  if (read.outcome !== 'refused') return
  throw new Error(read.mistakes.map((mistake) => describePlacesMistake(file, mistake)).join('\n'))
}
