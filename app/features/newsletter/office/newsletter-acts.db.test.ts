import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, mails, newsletterSendings, newsletterSubscribers } from '#db/schema'
import { newsIds, siteOf } from '~/features/content/public.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { exportHref, isExported } from '~/platform/office/export-link.server'
import { submitAct } from '../../../../tests/setup/office'
import { createMember } from '../../../../tests/setup/rows'
import { testApp } from '../../../../tests/setup/test-app'
import { stopStateOf } from '../change-subscription.server'
import { stopHref } from '../newsletter-links.server'
import { newsletterWords } from '../newsletter-words.server'
import { sendNews } from '../send-news.server'
import { exportAct, sendAct, stopAct, tryAct } from './newsletter-acts.server'
import { newsletterPage, newsPage, subscriberPage } from './newsletter-page.server'
import { readSubscriberFilter } from './subscriber-filter'

const { db, appIn } = await testApp({
  demo: 'agency',
  jobs: 'queued',
  emptied: [mails, newsletterSendings, newsletterSubscribers],
})
const now = new Date('2026-11-20T10:00:00Z')
const app = appIn('nl', now)
const member = await createMember(db, { role: 'admin' })
const acts = [stopAct, exportAct, tryAct, sendAct]
const send = (sent: { app: App; fields: Record<string, string>; id?: string }) =>
  submitAct(acts, { member, ...sent })
const [news = ''] = newsIds(await siteOf(db))

type Row = typeof newsletterSubscribers.$inferInsert

async function insert(email: string, more: Partial<Row> = {}) {
  const locale: Locale = more.locale ?? 'fr'
  const row: Row = {
    ...{ email, locale, state: 'confirmed', askedAt: now, confirmedAt: now, mailedAt: now },
    ...{ form: 'sign-newsletter', page: '/fr/', consentVersion: newsletterWords(locale, 'sign-newsletter') },
    ...more,
  }
  return (await db.insert(newsletterSubscribers).values(row).returning())[0]?.id ?? 0
}

const actsOn = async (subject: string) =>
  await db
    .select({ act: auditLog.act, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(auditLog.id)

test('B29 who gets the newsletter, since when, by which form and page, and to which words they agreed', async () => {
  const id = await insert('a@post.example')
  expect(await subscriberPage(app, String(id))).toMatchObject({
    ...{ email: 'a@post.example', form: 'sign-newsletter', page: '/fr/', state: 'confirmed' },
    words: expect.arrayContaining([expect.stringContaining('désinscri')]),
  })
  const older = await insert('b@post.example', { consentVersion: '0123456789abcdef' })
  expect(await subscriberPage(app, String(older))).toMatchObject({
    words: undefined,
    version: '0123456789abcdef',
  })
  expect(await subscriberPage(app, '999999')).toBeUndefined()
  const ticked = await insert('d@post.example', { form: 'contact-me', state: 'stopped' })
  expect((await subscriberPage(app, String(ticked)))?.formName).toBe('Vraag over een pand')
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, ticked))
  const emails = async (query: string) =>
    (await newsletterPage(app, readSubscriberFilter(new URLSearchParams(query)))).rows.map(
      ({ email }) => email,
    )
  await insert('c@post.example', { state: 'asked', confirmedAt: null, locale: 'nl' })
  expect(await emails('state=asked')).toEqual(['c@post.example'])
  expect(await emails('language=fr&words=A@P')).toEqual(['a@post.example'])
  expect(await emails('words=Á%40p')).toEqual(['a@post.example'])
  for (const words of ['%', '_', '\\', "'", '*'])
    expect([words, await emails(`words=${encodeURIComponent(words)}`)]).toEqual([words, []])
  expect(await emails('state=nonsense')).toHaveLength(3)
})

test('B29 B72 who is unsubscribed by a member gets nothing more, and the link of their mails says so', async () => {
  const id = await insert('a@post.example')
  const token = new URL(stopHref(app, { id, locale: 'fr' })).searchParams.get('token') ?? ''
  expect(await stopStateOf(app, token)).toBe('open')
  expect(await send({ app, fields: { act: 'newsletter.stop' }, id: String(id) })).toMatchObject({
    status: 303,
  })
  expect(await stopStateOf(app, token)).toBe('done')
  expect(await sendNews(app, news)).toEqual({ outcome: 'sent', mails: 0 })
  const again = await send({ app, fields: { act: 'newsletter.stop' }, id: String(id) })
  expect([again.status, again.answer?.message]).toEqual([422, 'Dit adres was al uitgeschreven.'])
  expect(await actsOn(`newsletter/${id}`)).toEqual([
    { act: 'newsletter.stop', before: { state: 'confirmed' }, after: { state: 'stopped' } },
  ])
  expect(await send({ app, fields: { act: 'newsletter.stop' }, id: 'x' })).toMatchObject({ status: 404 })
})

test('B29 a piece of news is tried on oneself, and nobody else gets it by that', async () => {
  await insert('a@post.example')
  const tried = await send({ app, fields: { act: 'newsletter.try', locale: 'fr' }, id: news })
  expect(tried).toMatchObject({ status: 303 })
  expect(await db.select().from(mails)).toMatchObject([{ kind: 'newsletter-try', recipient: member.email }])
  expect(await newsPage(app, news)).toMatchObject({ sent: 0, waiting: 1 })
  expect(await send({ app, fields: { act: 'newsletter.try', locale: 'fr' }, id: 'x' })).toMatchObject({
    status: 404,
  })
})

test('B29 a piece of news is counted, then sent to each once, in their language; a new subscriber gets it later', async () => {
  await insert('a@post.example')
  await insert('b@post.example', { locale: 'nl' })
  await insert('c@post.example', { state: 'asked' })
  const sending = (count: string) => send({ app, fields: { act: 'newsletter.send', count }, id: news })
  expect((await sending('3')).answer?.message).toMatch(/^Het aantal abonnees is intussen veranderd/)
  expect(await sending('2')).toMatchObject({ status: 303 })
  expect(await newsPage(app, news)).toMatchObject({ isOnItsWay: true })
  expect((await sending('2')).answer?.message).toBe('Dit is al onderweg.')
  expect(await actsOn(`news/${news}`)).toContainEqual({
    ...{ act: 'newsletter.send', before: null },
    after: { count: 2 },
  })
  await Promise.all([sendNews(app, news), sendNews(app, news)])
  const sent = await db.select().from(mails)
  expect(sent.map(({ recipient, locale }) => `${recipient} ${locale}`).sort()).toEqual([
    'a@post.example fr',
    'b@post.example nl',
  ])
  expect(await newsPage(app, news)).toMatchObject({ sent: 2, waiting: 0 })
  await db.execute(sql`delete from pgboss.job where name = 'send-news'`)
  expect((await sending('0')).answer?.message).toBe('Iedereen die de nieuwsbrief krijgt, kreeg dit al.')
  await insert('d@post.example')
  expect(await newsPage(app, news)).toMatchObject({ sent: 2, waiting: 1 })
})

test('B29 B6 an export asks for the password after a while, and its file is for the member who asked', async () => {
  const late = appIn('nl', new Date('2026-11-20T10:16:00Z'))
  expect((await send({ app: late, fields: { act: 'newsletter.export' } })).answer?.problems).toHaveProperty(
    'password',
  )
  const { status, to } = await send({ app, fields: { act: 'newsletter.export' } })
  expect([status, to]).toEqual([expect.any(Number), expect.stringMatching(/subscribers\.csv\?token=/)])
  expect(await actsOn('newsletter')).toHaveLength(1)
  const file = '/office/newsletter/subscribers.csv'
  const url = new URL(exportHref(app, file, { id: 7 }), 'https://agency.example')
  expect([
    isExported(app, url, { id: 7 }),
    isExported(app, url, { id: 8 }),
    isExported(late, url, { id: 7 }),
  ]).toEqual([true, false, false])
  url.pathname = '/office/leads/leads.csv'
  expect(isExported(app, url, { id: 7 })).toBe(false)
})
