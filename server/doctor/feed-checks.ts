import { siteOf } from '~/features/content/public.server'
import { findHeld, findLastGood, findSchedule } from '~/features/feed/public.server'
import { type ConnectedSite, type Finding, ok, problem, unknown, warning } from './check'
import { findLastImport } from './doctor.repo.server'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Agencies' feeds come daily or more often. */
const oldFeedMs = 7 * dayMs
/** A worker that was stopped for an update is no finding. */
const shortestSilenceMs = 60 * minuteMs

/** Whether the listings are those of a feed of late, by hand or by the schedule of the settings. */
export async function checkFeed(site: ConnectedSite): Promise<Finding> {
  const { feed } = await siteOf(site.database.db)
  return feed ? await checkSchedule(site, feed.everyMinutes) : await checkImports(site)
}

async function checkImports({ database: { db }, clock }: ConnectedSite): Promise<Finding> {
  const last = await findLastImport(db)
  if (!last) return unknown('No feed was imported yet.')
  const ageMs = clock.now().getTime() - last.finishedAt.getTime()
  const when = written(last.finishedAt)
  if (last.outcome === 'refused')
    return problem(
      `The last feed was refused (${when}).`,
      'Run: npm run feed -- import FILE-OR-URL --dry-run',
    )
  if (ageMs > oldFeedMs)
    return warning(
      `The last feed is ${Math.round(ageMs / dayMs)} days old (${when}).`,
      'Look at what imports it.',
    )
  return ok(`The last feed was imported at ${when}.`)
}

async function checkSchedule(
  { database: { db }, clock }: ConnectedSite,
  everyMinutes: number,
): Promise<Finding> {
  const [{ triedAt, failures }, held, goodAt] = await Promise.all([
    findSchedule(db),
    findHeld(db),
    findLastGood(db),
  ])
  const ageOf = (instant: Date) => clock.now().getTime() - instant.getTime()
  if (!triedAt)
    return unknown(`The feed was not fetched yet; the site does it every ${everyMinutes} minutes.`)
  if (ageOf(triedAt) > Math.max(3 * everyMinutes * minuteMs, shortestSilenceMs))
    return problem(
      `The feed was not fetched since ${written(triedAt)}.`,
      'Start a process with ROLE=all or worker, and read its log.',
    )
  const shown = goodAt ? `The site shows that of ${written(goodAt)}.` : 'The site shows none yet.'
  if (failures > 0) {
    const what = `The feed could not be read ${failures} times. ${shown}`
    const isOld = !goodAt || ageOf(goodAt) > dayMs
    return isOld ? problem(what, lookUp) : warning(what, lookUp)
  }
  if (held?.decision === null)
    return warning(
      `A feed waits for a yes, because it would withdraw too much. ${shown}`,
      `Look at it in the office, under Imports, or run: npm run feed -- approve ${held.id}, or decline ${held.id}.`,
    )
  if (held?.decision === 'declined')
    return warning(
      `A feed was declined, because it would withdraw too much. ${shown}`,
      `Correct it in the agency's software, or run: npm run feed -- approve ${held.id}.`,
    )
  return ok(goodAt ? `The feed was read at ${written(goodAt)}.` : 'The feed is being fetched.')
}

const lookUp = 'Run: npm run feed -- fetch, and see the office, under Imports.'

const written = (instant: Date) => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`
