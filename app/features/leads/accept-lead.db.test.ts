import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { leads, mails, rateLimits } from '#db/schema'
import { importSite } from '~/features/content/public.server'
import { importFeed } from '~/features/feed/public.server'
import type { Values } from '~/features/forms/public'
import { sendMailQueue, startMailWorker } from '~/features/mail/public.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { openJobs } from '~/platform/jobs.server'
import { log } from '~/platform/log.server'
import { restOfServices } from '~/platform/services.fixture'
import { openMailServer } from '../../../tests/setup/mail-server'
import { testDatabase } from '../../../tests/setup/test-database'
import { acceptLead } from './accept-lead.server'
import { contactMe } from './contact-me.form'

const { db, pool } = await testDatabase()

const mailServer = await openMailServer()
const { arrived } = mailServer

const quick = { ...sendMailQueue, options: { ...sendMailQueue.options, retryDelay: 1, retryDelayMax: 1 } }
const jobs = await openJobs({ pool }, { queues: [quick], isSupervisor: true })
const config = readConfig({
  NODE_ENV: 'test',
  PUBLIC_URL: 'https://agency.example',
  SMTP_URL: mailServer.url,
})
const appIn = (locale: Locale, at = '2026-11-20T10:00:00Z'): App => ({
  ...restOfServices(),
  config,
  db,
  jobs,
  log,
  clock: stoppedClock(at),
  locale,
})
await importSite(appIn('nl'), path.resolve('demo/site'))
await importFeed({ ...appIn('nl'), ...restOfServices() }, path.resolve('demo/feed/feed.json'), {
  defaultLocale: 'nl',
})
const closeMails = await startMailWorker(appIn('nl'))

afterAll(async () => {
  await jobs.stop()
  closeMails()
  await mailServer.close()
})
beforeEach(async () => {
  await db.delete(leads)
  await db.delete(mails)
  await db.delete(rateLimits)
  arrived.length = 0
  mailServer.refuse(0)
})

const said: Values = {
  listing: '2706',
  title: 'ms',
  firstName: 'Élodie',
  lastName: 'Peeters',
  email: 'Elodie@Post.example',
  phone: '0470123456',
  remark: 'Y a-t-il une cave ?\nMerci',
  newsletter: '',
}
const send = (app: App, values = said) =>
  acceptLead(app, { form: contactMe, values, page: '/fr/a-vendre/linkebeek/villa/2706/' })
const allArrived = (count: number) => vi.waitFor(() => expect(arrived).toHaveLength(count), 15_000)

test('F5 a lead is kept, the agency gets it in its language, the visitor a confirmation in theirs', async () => {
  await send(appIn('fr'))
  await allArrived(2)
  const [lead] = await db.select().from(leads)
  expect(lead).toMatchObject({
    form: 'contact-me',
    locale: 'fr',
    email: 'elodie@post.example',
    listingId: 2706,
    page: '/fr/a-vendre/linkebeek/villa/2706/',
    fields: { firstName: 'Élodie', remark: 'Y a-t-il une cave ?\nMerci' },
  })
  expect(lead?.fields).not.toHaveProperty('newsletter')
  const [toAgency, toVisitor] = ['hallo@tilia.example', 'elodie@post.example'].map((to) =>
    arrived.find((mail) => mail.to === to),
  )
  expect(toAgency).toMatchObject({
    subject: 'Vraag om inlichtingen: Élodie Peeters',
    replyTo: 'elodie@post.example',
  })
  expect(toAgency?.text).toContain('> Y a-t-il une cave ?\n> Merci')
  expect(toVisitor).toMatchObject({ subject: 'Votre message à Tilia est bien arrivé' })
  expect(toVisitor?.text).toMatch(/https:\/\/agency\.example\/fr\/a-vendre\/linkebeek\/\S+\/2706\//)
  expect(toVisitor?.text.replace(/\s+/g, ' ')).toContain(
    'Appelez-nous au 025 55 01 00 ou écrivez à hallo@tilia.example.',
  )
})

test('F4 the same twice at once, and again within ten minutes, is one lead; later it is another', async () => {
  await Promise.all([send(appIn('nl')), send(appIn('nl')), send(appIn('nl'))])
  await send(appIn('nl', '2026-11-20T10:09:00Z'))
  expect(await db.select().from(leads)).toHaveLength(1)
  await send(appIn('nl', '2026-11-20T10:11:00Z'))
  await send(appIn('nl'), { ...said, listing: '2704' })
  expect(await db.select().from(leads)).toHaveLength(3)
})

test('F5 a mail server that refuses is tried again, until each mail came once', async () => {
  mailServer.refuse(3)
  await send(appIn('nl'))
  await allArrived(2)
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(2)
  await vi.waitFor(async () => {
    const kept = await db.select().from(mails)
    expect(kept.map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(kept.reduce((sum, { tries }) => sum + tries, 0)).toBe(5)
  })
}, 30_000)

test('F5 what is not kept sends no mail', async () => {
  const broken = { ...said, remark: '\u0000' }
  await expect(send(appIn('nl'), broken)).rejects.toThrow()
  expect(await db.select().from(mails)).toEqual([])
  const { rows } = await pool.query(
    "select count(*)::int as waiting from pgboss.job where state < 'completed'",
  )
  expect(rows).toEqual([{ waiting: 0 }])
})

test('F5 no line that a visitor types becomes a header of a mail', async () => {
  await send(appIn('nl'), { ...said, firstName: 'An\r\nBcc: all@post.example', lastName: '' })
  await allArrived(2)
  expect(arrived.map(({ to }) => to).sort()).toEqual(['elodie@post.example', 'hallo@tilia.example'])
})
