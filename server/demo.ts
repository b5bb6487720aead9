import path from 'node:path'
import { describeMistake, importSite } from '~/features/content/public.server'
import { importFeed } from '~/features/feed/public.server'
import { hasListings } from '~/features/listings/public.server'
import { makeDemoOwner } from '~/features/owners/public.server'
import { describePlacesMistake, importPlaces } from '~/features/places/public.server'
import type { Services } from '~/platform/app.server'
import { isUnused } from './demo-activity/activity.repo.server'
import { addActivity } from './demo-activity/add-activity.server'
import { readStory } from './demo-activity/story.server'

/**
 * Loads the demo agency into an empty database, so that the first start shows a complete site, and gives it the sixty
 * days before. A database in which anything happened before gets no such past: it may be an agency's own.
 */
export async function startDemo(services: Services): Promise<void> {
  if (!services.config.demo) return
  const mayHavePast = services.config.demoActivity && (await isUnused(services.db))
  if (!(await loadDemoWhenEmpty(services)) || !mayHavePast) return
  const others = await addActivity(services)
  process.stdout.write(`The same password opens the accounts of ${others.join(' and ')}\n`)
}

/**
 * Loads agency, listings and an owner into a database without listings.
 * @returns false when it has some
 */
export async function loadDemoWhenEmpty(services: Services): Promise<boolean> {
  if (await hasListings(services.db)) return false
  const site = await importSite(services, path.resolve('demo/site'))
  if (site.outcome === 'refused') throw new Error(site.mistakes.map(describeMistake).join('\n'))
  for (const file of ['places.csv', 'municipalities.geojson']) await loadPlaces(services, file)
  const report = await importFeed(services, path.resolve('demo/feed/feed.json'), { defaultLocale: 'nl' })
  const [owner] = (await readStory()).owners
  const password = await makeDemoOwner(services, owner)
  services.log.info({ outcome: report.outcome, listings: report.created.length }, 'the demo is loaded')
  // The password is printed only once: the database has its hash.
  process.stdout.write(`Owner login of the demo: ${owner.email} ${password}\n`)
  return true
}

async function loadPlaces(services: Services, file: string) {
  const read = await importPlaces(services, path.resolve('demo/places', file), { source: `demo ${file}` })
  if (read.outcome !== 'refused') return
  throw new Error(read.mistakes.map((mistake) => describePlacesMistake(file, mistake)).join('\n'))
}
