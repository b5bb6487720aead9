import path from 'node:path'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, expect, vi } from 'vitest'
import { importSite } from '~/features/content/public.server'
import { importFeed } from '~/features/feed/public.server'
import { sendMailQueue, startMailWorker } from '~/features/mail/public.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { type Jobs, openJobs } from '~/platform/jobs.server'
import { log } from '~/platform/log.server'
import { createSecurityLog } from '~/platform/security-log/security-log.server'
import { type AskedJob, notedJobs, restOfServices } from '~/platform/services.fixture'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { clearVersioned } from '~/platform/versioned.server'
import { loadDemo } from '../../server/demo'
import { queues } from '../../server/jobs'
import { type ArrivedMail, openMailServer } from './mail-server'
import { type TestDatabase, testDatabase } from './test-database'
import { testFolder } from './test-folder'
import { testTime } from './test-time'

export type TestOptions = {
  /** Beside the environment that every test has. */
  env?: Record<string, string>
  /** `all` of the demo, its agency and its listings, or its agency alone; else the database is empty. */
  demo?: 'all' | 'listings' | 'agency'
  /** `noted` only; `queued` in the database; `sent`: mails go over SMTP to `arrived`. */
  jobs?: 'noted' | 'queued' | 'sent'
  /** Of the visitor; Dutch by default. */
  locale?: Locale
  /** Instead of `testTime`. */
  at?: string
  /** What has no rows before each test. */
  emptied?: AnyPgTable[]
}

export type TestApp = TestDatabase & {
  /** The product as a request has it; its clock stands still. */
  appIn(locale?: Locale, at?: string | Date): App
  /** The same at a moment. */
  appAt(at?: string | Date, locale?: Locale): App
  /** Jobs that were noted, as far as they are not queued. */
  asked: AskedJob[]
  /** Mails that were sent, first come first. */
  arrived: ArrivedMail[]
  /** Waits until as many mails were sent. */
  allArrived(count: number): Promise<void>
  /** The first mail to an address, as soon as it was sent. */
  mailTo(address: string): Promise<ArrivedMail>
  /** Refuses the next mails of this test, to be tried again later. */
  refuseMails(count: number): void
}

/**
 * The product on a database and in a folder of its own; both are gone after the test file.
 * @example const { db, appIn } = await testApp({ demo: 'listings', emptied: [mails] })
 */
export async function testApp(options: TestOptions = {}): Promise<TestApp> {
  const database = await testDatabase()
  const mailServer = options.jobs === 'sent' ? await openMailServer() : undefined
  const noted = notedJobs()
  const jobs = await openTestJobs(database, noted, options.jobs)
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://agency.example',
    DATA_DIR: testFolder(),
    ...(mailServer && { SMTP_URL: mailServer.url }),
    ...options.env,
  })
  const { keys } = restOfServices()
  const storage = folderStorage(config.dataDir)
  const securityLog = createSecurityLog({ db: database.db, keys, log })
  const appIn = (locale = options.locale ?? 'nl', at: string | Date = options.at ?? testTime): App => ({
    keys,
    securityLog,
    config,
    storage,
    db: database.db,
    jobs,
    log,
    clock: stoppedClock(at),
    locale,
  })
  await load({ ...appIn(), ...restOfServices(), securityLog }, options.demo)
  const closeMails = mailServer && (await startMailWorker(appIn()))
  afterAll(async () => {
    await securityLog.flush()
    await jobs.stop()
    closeMails?.()
    await mailServer?.close()
  })
  const arrived = mailServer?.arrived ?? []
  beforeEach(async () => {
    for (const table of options.emptied ?? []) await database.db.delete(table)
    clearVersioned()
    arrived.length = 0
    mailServer?.refuse(0)
  })
  return {
    ...database,
    appIn,
    appAt: (at, locale) => appIn(locale, at),
    asked: noted.asked,
    ...waitingFor(arrived),
    refuseMails: (count) => mailServer?.refuse(count),
  }
}

function waitingFor(arrived: ArrivedMail[]): Pick<TestApp, 'arrived' | 'allArrived' | 'mailTo'> {
  return {
    arrived,
    allArrived: (count) => vi.waitFor(() => expect(arrived).toHaveLength(count), 15_000),
    mailTo: (address) =>
      vi.waitFor(
        () => arrived.find(({ to }) => to === address) ?? Promise.reject(new Error(address)),
        15_000,
      ),
  }
}

/** A mail that could not be sent is tried again after a second, not after minutes. */
async function openTestJobs(
  { pool }: TestDatabase,
  noted: Jobs,
  kind: TestOptions['jobs'] = 'noted',
): Promise<Jobs> {
  if (kind === 'noted') return noted
  const quick = { ...sendMailQueue, options: { ...sendMailQueue.options, retryDelay: 1, retryDelayMax: 1 } }
  const others = queues.filter(({ name }) => name !== sendMailQueue.name)
  return await openJobs({ pool }, { queues: [quick, ...others], isSupervisor: kind === 'sent' })
}

async function load(app: App, demo: TestOptions['demo']) {
  if (demo === 'all') return void (await loadDemo(app))
  if (!demo) return
  const site = await importSite(app, path.resolve('demo/site'))
  expect(site).toMatchObject({ outcome: 'imported' })
  if (demo === 'listings') await importFeed(app, path.resolve('demo/feed/feed.json'), { defaultLocale: 'nl' })
}
