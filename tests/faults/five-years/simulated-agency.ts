import { appendFileSync, cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import * as schema from '#db/schema'
import { deleteOldDevicesAndLinks } from '~/features/accounts/accounts.repo.server'
import { deviceDays } from '~/features/accounts/session.server'
import { endUnrenewedDemands, matchAlerts } from '~/features/alerts/alert-jobs.server'
import { importSite } from '~/features/content/public.server'
import { importFeed } from '~/features/feed/public.server'
import { ownerKind } from '~/features/owners/public.server'
import { forgetVisitorsBefore, insertVisits } from '~/features/visits/visits.repo.server'
import { brusselsDay } from '~/kernel/calendar'
import { writeFeedOf } from './simulated-feed'
import { ownersOf, peopleOf, sendMails } from './simulated-people'
import type { Step } from './step'

/** One step of the life of an agency: its feed, its site, its visitors, its owners and its mails. */
export async function liveOneStep(step: Step) {
  await importsOf(step)
  await visitorsOf(step)
  await peopleOf(step)
  await ownersOf(step)
  await sendMails(step.app)
  writeFilesOf(step)
  await endingsOf(step)
}

async function importsOf({ app, number, days, volume, feed, site }: Step) {
  await writeFeedOf(feed, number, volume)
  const report = await importFeed(app, feed, { defaultLocale: 'nl' })
  if (report.outcome !== 'applied') throw new Error(`feed import ${report.outcome}: ${report.refusedBecause}`)
  await matchAlerts(app, [...report.created, ...report.changed])
  // The same feed again, by cron.
  await app.db.execute(sql`
    insert into feed_imports (started_at, finished_at, source, outcome, report)
    select at, at, 'feed.json', 'unchanged', ${JSON.stringify({ ...report, created: [], changed: [] })}::jsonb
    from generate_series(${app.clock.now().toISOString()}::timestamptz - make_interval(days => ${days}),
      ${app.clock.now().toISOString()}::timestamptz, make_interval(mins => ${volume.importMinutes})) at`)
  if (number % 2 > 0) return
  cpSync('demo/site', site, { recursive: true })
  // Another picture under the name of the former one.
  appendFileSync(path.join(site, 'media/hero.webp'), `picture ${number}`)
  const imported = await importSite(app, site)
  if (imported.outcome === 'refused') throw new Error(JSON.stringify(imported.mistakes))
}

const sources = ['google', 'site', 'direct', 'immoweb']

async function visitorsOf({ app, number, days, volume }: Step) {
  const ids = Array.from({ length: volume.listings }, (_, at) => volume.listings + number * volume.fresh - at)
  const visits = Array.from({ length: days }, (_, ago) => {
    const since = new Date(app.clock.now().getTime() - ago * 86_400_000)
    return ids.flatMap((id) =>
      Array.from({ length: volume.visits }, (_, at) => ({
        ...{ key: `${id} ${at} ${since.getTime()}`, since, kind: 'listing' as const, id },
        ...{ day: brusselsDay(since), source: sources[(id + at + ago) % 4] ?? 'direct' },
      })),
    )
  })
  await insertVisits(app.db, visits.flat())
  await forgetVisitorsBefore(app.db, brusselsDay(app.clock.now()), app.clock.now())
  const choice = { action: 'accept-all', analytical: true, marketing: true, social: true } as const
  const rest = { unclassified: true, textVersion: 'f'.repeat(32), locale: 'nl', at: app.clock.now() } as const
  const proofs = Array.from({ length: volume.consents }, () => ({ ...choice, ...rest }))
  for (let at = 0; at < proofs.length; at += 5_000)
    await app.db.insert(schema.consentRecords).values(proofs.slice(at, at + 5_000))
}

/** What the picture service and documents keep of the newest listings, and what a killed process leaves. */
function writeFilesOf({ app, number, volume }: Step) {
  const { config, clock } = app
  const write = (name: string) => {
    const file = path.join(config.dataDir, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, 'x'.repeat(1_000))
    for (const one of [file, path.dirname(file)]) utimesSync(one, clock.now(), clock.now())
  }
  for (let at = 0; at < volume.fresh; at += 1) {
    // Numbers of pictures and documents count up with their listings.
    const id = 12 * (volume.listings + number * volume.fresh - at) - 5
    write(`originals/${id}/abcdef12`)
    write(`documents/${id}/abcdef12`)
    write(`media/rendered/${id}-abcdef12-400x300.webp`)
  }
  write(`uploads/${number}.jpeg`)
  write(`site/tmp/write-${number}/file`)
}

/** The jobs of other rooms that end things; that of this one is the nightly job. */
async function endingsOf({ app }: Step) {
  const now = app.clock.now()
  await endUnrenewedDemands(app)
  await deleteOldDevicesAndLinks(app.db, ownerKind, {
    now,
    devicesBefore: new Date(now.getTime() - deviceDays * 86_400_000),
  })
}
