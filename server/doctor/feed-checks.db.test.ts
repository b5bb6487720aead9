import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { feedImports, feedSchedule, siteSettings } from '#db/schema'
import { emptyReport } from '~/features/feed/feed-report'
import { saveSetting } from '../../tests/setup/rows'
import { testApp } from '../../tests/setup/test-app'
import { checkFeed } from './feed-checks'

const { db, appIn } = await testApp({ emptied: [feedImports, feedSchedule], demo: 'agency' })
const app = appIn()
const minutesAgo = (count: number) => new Date(app.clock.now().getTime() - count * 60_000)
const found = async () => {
  const { state, what } = await checkFeed({ ...app, env: {}, database: { db } })
  return `${state}: ${what}`
}

const unsetFeed = () => db.delete(siteSettings).where(eq(siteSettings.key, 'feed'))
beforeEach(async () => void (await unsetFeed()))

async function schedule(row: Partial<typeof feedSchedule.$inferInsert>, everyMinutes = 15) {
  const value = { url: 'https://crm.example/', everyMinutes, mailAfterFailures: 3, mostWithdrawnPercent: 30 }
  await saveSetting(db, 'feed', value)
  await db.insert(feedSchedule).values(row)
}

const imported = (minutes: number, outcome: 'applied' | 'held', decision: 'declined' | null = null) =>
  db.insert(feedImports).values({
    ...{ startedAt: minutesAgo(minutes), finishedAt: minutesAgo(minutes), source: 'x', outcome, decision },
    report: emptyReport('x', false),
  })

test('K14 a feed that is fetched in time is well', async () => {
  await schedule({ triedAt: minutesAgo(14) })
  await imported(14, 'applied')
  expect(await found()).toBe('ok: The feed was read at 2026-11-20 09:46 UTC.')
})

test('K14 a feed that nobody fetches is a problem, also one that is fetched seldom once it is late', async () => {
  await schedule({ triedAt: minutesAgo(61) })
  expect(await found()).toMatch(/^problem: The feed was not fetched since/)
  await db.delete(feedSchedule)
  await unsetFeed()
  await schedule({ triedAt: minutesAgo(61) }, 60)
  expect(await found()).not.toMatch(/not fetched/)
})

test('K14 a feed that fails should be known, and is a problem when what the site shows is a day old', async () => {
  await schedule({ triedAt: minutesAgo(1), failures: 4 })
  await imported(60, 'applied')
  expect(await found()).toMatch(/^warning: The feed could not be read 4 times/)
  await db.delete(feedImports)
  await imported(25 * 60, 'applied')
  expect(await found()).toMatch(/^problem: The feed could not be read 4 times/)
})

test('K14 a feed that waits for a yes, or was declined, is said until it is over', async () => {
  await schedule({ triedAt: minutesAgo(1) })
  await imported(60, 'applied')
  await imported(30, 'held')
  expect(await found()).toMatch(/^warning: A feed waits for a yes/)
  await imported(20, 'held', 'declined')
  expect(await found()).toMatch(/^warning: A feed was declined/)
  await imported(10, 'applied')
  expect(await found()).toMatch(/^ok/)
})
