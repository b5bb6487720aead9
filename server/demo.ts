import path from 'node:path'
import { describeMistake, importSite, lockSite } from '~/features/content/public.server'
import { importFeed, lockFeed } from '~/features/feed/public.server'
import { hasListings } from '~/features/listings/public.server'
import { makeDemoOwner } from '~/features/owners/public.server'
import { describePlacesMistake, importPlaces } from '~/features/places/public.server'
import { makeDemoMembers } from '~/features/staff/public.server'
import { officePath } from '~/i18n/office-table'
import type { Services } from '~/platform/app.server'
import { isUnused, lockDemo } from './demo-activity/activity.repo.server'
import { addActivity } from './demo-activity/add-activity.server'
import { readStory, type Story } from './demo-activity/story.server'

type Members = Story['members']
type DemoAccounts = {
  owner: string
  password: string
  others: string[]
  members: Members
  membersPassword: string
}

/**
 * Loads the demo agency into a database that nobody has used, with the sixty days before, so that the first start shows
 * a complete site. All of it or nothing, once, however many processes start together; an agency's own is left alone.
 */
export async function startDemo(services: Services): Promise<void> {
  if (!services.config.demo) return
  const loaded = await services.db.transaction(async (tx): Promise<DemoAccounts | undefined> => {
    await lockDemo(tx)
    // An import that runs now is an agency's: what it writes shows when it has ended.
    await lockSite(tx)
    await lockFeed(tx)
    return (await isUnused(tx)) ? await loadDemo({ ...services, db: tx }) : undefined
  })
  if (loaded) tell(services, loaded)
  else if (!(await hasListings(services.db)))
    services.log.info('the demo is not loaded: this database was used before')
}

/** Loads agency, places, listings and owners of the demo; call it in a transaction. */
export async function loadDemo(services: Services): Promise<DemoAccounts> {
  const site = await importSite(services, path.resolve('demo/site'))
  if (site.outcome === 'refused') throw new Error(site.mistakes.map(describeMistake).join('\n'))
  for (const file of ['places.csv', 'municipalities.geojson']) await loadPlaces(services, file)
  const report = await importFeed(services, path.resolve('demo/feed/feed.json'), { defaultLocale: 'nl' })
  if (report.outcome === 'refused') throw new Error(`the demo's feed is refused: ${report.refusedBecause}`)
  const {
    owners: [owner],
    members,
  } = await readStory()
  const password = await makeDemoOwner(services, owner)
  const membersPassword = await makeDemoMembers(services, members)
  services.log.info({ outcome: report.outcome, listings: report.created.length }, 'the demo is loaded')
  const others = services.config.demoActivity ? await addActivity(services) : []
  return { owner: owner.email, password, others, members, membersPassword }
}

/** Passwords are printed only once: the database has their hashes. */
function tell({ config }: Services, { owner, password, others, members, membersPassword }: DemoAccounts) {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  print(`Owner login of the demo: ${owner} ${password}`)
  if (others.length > 0) print(`The same password opens the accounts of ${others.join(' and ')}`)
  const [first, ...rest] = members
  if (!first) return
  print(
    `Office of the demo: ${config.publicUrl}${officePath('today')} ${first.email} (${first.role}) ${membersPassword}`,
  )
  print(`The same password opens it for ${rest.map(({ email, role }) => `${email} (${role})`).join(', ')}`)
}

async function loadPlaces(services: Services, file: string) {
  const read = await importPlaces(services, path.resolve('demo/places', file), { source: `demo ${file}` })
  if (read.outcome !== 'refused') return
  throw new Error(read.mistakes.map((mistake) => describePlacesMistake(file, mistake)).join('\n'))
}
