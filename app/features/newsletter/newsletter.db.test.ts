import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails, newsletterSendings, newsletterSubscribers, rateLimits } from '#db/schema'
import type { Values } from '~/features/forms/public'
import { MailLimitError } from '~/features/mail/public.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { notedJobs } from '~/platform/services.fixture'
import { asSent, tokenIn } from '../../../tests/setup/mails'
import { printed } from '../../../tests/setup/printed'
import { testApp } from '../../../tests/setup/test-app'
import { askToSubscribe } from './ask-to-subscribe.server'
import {
  confirmStateOf,
  confirmSubscription,
  stopStateOf,
  stopSubscription,
} from './change-subscription.server'
import { runNewsletterCommand } from './newsletter.command.server'
import { stopHref } from './newsletter-links.server'
import { newsletterWords } from './newsletter-words.server'
import { sendNews } from './send-news.server'
import { signNewsletter } from './sign-newsletter.form'
import { subscriberData } from './subscriber-data'
import { deleteUnconfirmedBefore } from './subscribers.repo.server'

const { db, pool, appIn, arrived, allArrived, mailTo } = await testApp({
  demo: 'all',
  jobs: 'sent',
  emptied: [newsletterSubscribers, rateLimits, mails],
})

test('F8 nothing is subscribed before the link of the mail is confirmed; what was agreed to is on record', async () => {
  await ask(appIn('fr'), 'Elodie@Post.example')
  await allArrived(1)
  const [mail] = arrived
  expect(mail).toMatchObject({
    to: 'elodie@post.example',
    subject: 'Confirmez votre inscription à la lettre d’information Tilia',
  })
  expect(mail?.headers.has('list-unsubscribe')).toBe(false)
  expect(await subscribers()).toMatchObject([
    { email: 'elodie@post.example', locale: 'fr', state: 'asked', form: 'sign-newsletter', page: '/fr/' },
  ])
  expect((await subscribers())[0]?.consentVersion).toMatch(/^[0-9a-f]{16}$/)
  const token = tokenIn(mail?.text ?? '')
  expect(await confirmStateOf(appIn('fr'), token)).toBe('open')
  await confirmSubscription(appIn('fr'), token)
  await confirmSubscription(appIn('fr', '2026-11-21T10:00:00Z'), token)
  expect(await subscribers()).toMatchObject([
    { state: 'confirmed', confirmedAt: new Date('2026-11-20T10:00:00Z') },
  ])
  expect(await confirmStateOf(appIn('fr'), token)).toBe('done')
})

test('F8 a link of last week, a changed one and one for something else confirm nothing', async () => {
  await ask(appIn('nl'), 'an@post.example')
  await allArrived(1)
  const token = tokenIn(arrived[0]?.text ?? '')
  const late = appIn('nl', '2026-11-27T10:00:01Z')
  expect(await confirmStateOf(late, token)).toBe('gone')
  await confirmSubscription(late, token)
  await confirmSubscription(appIn('nl'), `${token}x`)
  await stopSubscription(appIn('nl'), token)
  expect(await subscribers()).toMatchObject([{ state: 'asked' }])
})

test('F8 pressed twice, one mail; who is subscribed already gets a mail that says so, and the page says nothing', async () => {
  await Promise.all([ask(appIn('en'), 'kim@post.example'), ask(appIn('en'), 'kim@post.example')])
  await allArrived(1)
  await confirmSubscription(appIn('en'), tokenIn(arrived[0]?.text ?? ''))
  const later = appIn('en', '2026-11-20T11:00:00Z')
  expect(await ask(later, 'kim@post.example')).toBe(await ask(later, 'nobody@post.example'))
  await allArrived(3)
  const again = arrived.filter(({ to }) => to === 'kim@post.example')[1]
  expect(again?.subject).toBe('You already receive the newsletter of Tilia')
  expect(again?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const kim = (await subscribers()).find(({ email }) => email === 'kim@post.example')
  expect(kim?.state).toBe('confirmed')
})

test('F8 nobody’s mailbox is filled by somebody who types its address all day', async () => {
  const answers = []
  for (let hour = 0; hour < 20; hour += 1)
    answers.push(
      await ask(
        appIn('nl', `2026-11-20T${String(hour).padStart(2, '0')}:30:00Z`),
        'victim@post.example',
      ).catch((error) => error),
    )
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(5)
  expect(answers.slice(5).every((answer) => answer instanceof MailLimitError)).toBe(true)
  expect(await db.$count(mails)).toBe(5)
  // Else they arrive in the middle of the next test.
  await allArrived(5)
})

test('F8 a piece of news goes to every confirmed subscriber, in their language where the site speaks it, once, with one click to stop', async () => {
  await subscribed('nl', 'an@post.example')
  await subscribed('fr', 'luc@post.example')
  await subscribed('de', 'uwe@post.example')
  await ask(appIn('nl'), 'waits@post.example')
  await allArrived(4)
  arrived.length = 0
  expect(await command('send', '--news', 'news-costs', '--dry-run')).toEqual({
    code: 0,
    output: '3 subscribers would get news-costs.\n',
  })
  expect(await command('send', '--news', 'news-costs')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/3 mails/),
  })
  expect(await command('send', '--news', 'news-costs')).toMatchObject({
    output: expect.stringMatching(/0 mails/),
  })
  await allArrived(3)
  expect(await db.$count(newsletterSendings)).toBe(3)
  const [an, luc, uwe] = ['an', 'luc', 'uwe'].map((name) => arrived.find(({ to }) => to.startsWith(name)))
  expect(an?.subject).toBe('Wat kopen kost, gewest per gewest')
  expect(an?.text).toContain('https://agency.example/nl/nieuws/aankoopkosten-per-gewest/')
  expect(luc?.subject).toBe('Ce que coûte un achat, Région par Région')
  expect(luc?.text).toContain(
    'Se désinscrire\u00a0:\nhttps://agency.example/fr/newsletter/desinscription/?token=',
  )
  expect(uwe?.subject).toBe(an?.subject)
  expect(uwe?.headers.get('list-unsubscribe')).toContain('/nl/nieuwsbrief/uitschrijven/?token=')
  expect(an?.html).toMatch(/<img[^>]+src="https:\/\/agency\.example\/media\/site-/)

  const address = /<(.+)>/.exec(an?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
  expect(new URL(address).pathname).toBe('/nl/nieuwsbrief/uitschrijven/')
  const token = new URL(address).searchParams.get('token') ?? ''
  const inTenYears = appIn('nl', '2036-11-20T10:00:00Z')
  expect(await stopStateOf(inTenYears, token)).toBe('open')
  await stopSubscription(inTenYears, token)
  expect(await stopStateOf(inTenYears, token)).toBe('done')
  const more = await command('send', '--news', 'news-flood')
  expect(more.output).toBe('news-flood: 2 mails on their way.\n')
})

test('F8 who stops gets no newsletter that still waited for the mail server; others do', async () => {
  await subscribed('nl', 'an@post.example')
  await subscribed('nl', 'luc@post.example')
  const waiting = { ...appIn('nl'), jobs: notedJobs() }
  await sendNews(waiting, 'news-costs')
  const ofNews = async () => await db.select().from(mails).where(eq(mails.kind, 'newsletter'))
  const [first] = asSent(waiting, await ofNews())
  await stopSubscription(waiting, tokenIn(first?.headers['List-Unsubscribe']?.slice(0, -1)))
  const left = (await ofNews()).map(({ recipient }) => recipient)
  expect(left).toEqual(['an@post.example', 'luc@post.example'].filter((to) => to !== first?.recipient))
})

test('F8 who stops while a newsletter is being written gets none either', async () => {
  await subscribed('nl', 'an@post.example')
  const app = appIn('nl')
  const [an] = await subscribers()
  const token = tokenIn(stopHref(app, { id: an?.id ?? 0, locale: 'nl' }))
  let stopped: Promise<void> | undefined
  const enqueue = async () => {
    stopped ??= stopSubscription(app, token)
    await sleep(300)
  }
  await sendNews({ ...app, jobs: { ...notedJobs(), enqueue } }, 'news-costs')
  await stopped
  expect(await db.select().from(mails).where(eq(mails.kind, 'newsletter'))).toEqual([])
})

test('F5 F8 a mail that somebody waits for goes before a newsletter that was queued first', async () => {
  await subscribed('nl', 'an@post.example')
  arrived.length = 0
  const { rows } = await pool.query<{ priority: number }>(
    "select priority from pgboss.job where name = 'send-mail' order by created_on desc limit 1",
  )
  expect(rows[0]?.priority).toBe(0)
  await command('send', '--news', 'news-asbestos')
  const { rows: bulk } = await pool.query<{ priority: number }>(
    "select priority from pgboss.job where name = 'send-mail' order by created_on desc limit 1",
  )
  expect(bulk[0]?.priority).toBe(-1)
  await allArrived(1)
})

test('F8 the agency gets its subscribers as CSV, with language and a link to stop', async () => {
  await subscribed('nl', "o'neil@post.example")
  await ask(appIn('nl'), 'waits@post.example')
  const { code, output } = await command('export')
  expect(code).toBe(0)
  const [head, row, ...rest] = output.split('\r\n')
  expect(head).toBe('\ufeff"email";"language";"confirmed";"unsubscribe"')
  expect(row).toMatch(
    /^"o'neil@post\.example";"nl";"2026-11-20T10:00:00\.000Z";"https:\/\/agency\.example\/nl\/nieuwsbrief\/uitschrijven\/\?token=/,
  )
  expect(rest).toEqual([''])
})

test('F8 what the command does not understand, and news that does not exist, change nothing', async () => {
  expect((await command('send')).code).toBe(2)
  expect((await command('send', '--news', 'x', 'y')).code).toBe(2)
  expect((await command('--help')).code).toBe(0)
  const unknown = await command('send', '--news', 'no-such-news')
  expect(unknown.code).toBe(1)
  expect(unknown.output).toContain('news-costs')
})

test('F8 F11 who asks again for somebody who stopped leaves the proof as it was until that is confirmed', async () => {
  await subscribed('nl', 'an@post.example')
  const [agreed] = await subscribers()
  const stop = tokenIn(stopHref(appIn('nl'), { id: agreed?.id ?? 0, locale: 'nl' }))
  await stopSubscription(appIn('nl', '2026-11-20T11:00:00Z'), stop)
  const [proof] = await subscribers()
  expect(proof).toMatchObject({ state: 'stopped', confirmedAt: agreed?.confirmedAt })
  arrived.length = 0

  // A box of another form, pressed twice.
  const asked = '2026-11-22T10:00:00Z'
  const inFrench = (at: string) => appIn('fr', at)
  await Promise.all([ask(inFrench(asked), 'an@post.example'), ask(inFrench(asked), 'an@post.example')])
  await ask(inFrench('2026-11-22T10:09:59Z'), 'an@post.example')
  await allArrived(1)
  expect(await subscribers()).toEqual([{ ...proof, mailedAt: new Date(asked) }])
  const { output } = await command('send', '--news', 'news-costs', '--dry-run')
  expect(output).toBe('0 subscribers would get news-costs.\n')
  await deleteUnconfirmedBefore(db, new Date('2027-02-01'))
  expect(await subscribers()).toHaveLength(1)

  await ask(inFrench('2026-11-23T10:00:00Z'), 'an@post.example')
  await allArrived(2)
  const [first = '', second = ''] = arrived.map(({ text }) => tokenIn(text))
  const confirmed = inFrench('2026-11-23T10:05:00Z')
  expect([await confirmStateOf(confirmed, first), await confirmStateOf(confirmed, second)]).toEqual([
    ...['gone', 'open'],
  ])
  await confirmSubscription(confirmed, first)
  expect((await subscribers())[0]?.state).toBe('stopped')
  await confirmSubscription(confirmed, second)
  expect(await subscribers()).toMatchObject([
    {
      ...{ id: proof?.id, state: 'confirmed', locale: 'fr', page: '/fr/', stoppedAt: null },
      ...{ askedAt: new Date('2026-11-23T10:00:00Z'), confirmedAt: new Date('2026-11-23T10:05:00Z') },
      consentVersion: newsletterWords('fr', signNewsletter.name),
    },
  ])
  expect(await confirmStateOf(confirmed, second)).toBe('done')
})

test('F8 a link that was mailed before somebody stopped starts nothing, also one that they had asked for again', async () => {
  await ask(appIn('nl'), 'an@post.example')
  const [first = ''] = [await mailTo('an@post.example')].map(({ text }) => tokenIn(text))
  const [row] = await subscribers()
  const stop = tokenIn(stopHref(appIn('nl'), { id: row?.id ?? 0, locale: 'nl' }))
  await stopSubscription(appIn('nl', '2026-11-20T10:01:00Z'), stop)
  expect(await confirmStateOf(appIn('nl', '2026-11-20T10:02:00Z'), first)).toBe('gone')
  arrived.length = 0
  // Within the minutes of a second press, but after they stopped.
  await ask(appIn('nl', '2026-11-20T10:03:00Z'), 'an@post.example')
  const again = tokenIn((await mailTo('an@post.example')).text)
  await confirmSubscription(appIn('nl', '2026-11-20T10:04:00Z'), again)
  await stopSubscription(appIn('nl', '2026-11-20T10:05:00Z'), stop)
  for (const token of [first, again]) await confirmSubscription(appIn('nl', '2026-11-20T10:06:00Z'), token)
  expect((await subscribers())[0]?.state).toBe('stopped')
})

test('F8 the link of an old newsletter also stops what was asked for since, though it stopped all before', async () => {
  await subscribed('nl', 'an@post.example')
  const [row] = await subscribers()
  const stop = tokenIn(stopHref(appIn('nl'), { id: row?.id ?? 0, locale: 'nl' }))
  await stopSubscription(appIn('nl', '2026-11-21T10:00:00Z'), stop)
  expect(await stopStateOf(appIn('nl'), stop)).toBe('done')
  arrived.length = 0
  await ask(appIn('nl', '2026-11-22T10:00:00Z'), 'an@post.example')
  const again = tokenIn((await mailTo('an@post.example')).text)
  // Once the link that was mailed has ended, nothing is left to stop.
  const [asked] = await subscribers()
  const later = appIn('nl', '2026-12-01T10:00:00Z')
  expect(await stopStateOf(later, stop)).toBe('done')
  await stopSubscription(later, stop)
  expect(await subscribers()).toEqual([asked])

  const soon = appIn('nl', '2026-11-22T10:05:00Z')
  expect(await stopStateOf(soon, stop)).toBe('open')
  await stopSubscription(soon, stop)
  expect(await stopStateOf(appIn('nl'), stop)).toBe('done')
  await confirmSubscription(appIn('nl', '2026-11-22T10:06:00Z'), again)
  expect((await subscribers())[0]?.state).toBe('stopped')
})

test('F11 who stopped is not forgotten while a link is good that starts it again', async () => {
  await subscribed('nl', 'an@post.example')
  const [row] = await subscribers()
  const stop = tokenIn(stopHref(appIn('nl'), { id: row?.id ?? 0, locale: 'nl' }))
  await stopSubscription(appIn('nl', '2026-11-21T10:00:00Z'), stop)
  await ask(appIn('nl', '2027-11-20T10:00:00Z'), 'an@post.example')
  const forgotten = async (now: string) =>
    await subscriberData.forgetBefore?.(appIn('nl', now), new Date('2026-11-21T10:00:01Z'))
  expect(await forgotten('2027-11-22T03:20:00Z')).toBe(0)
  expect(await forgotten('2027-11-28T03:20:00Z')).toBe(1)
})

test('F11 who never confirmed is forgotten after a month, who stopped after a year, a subscriber never', async () => {
  await subscribed('nl', 'stays@post.example')
  await subscribed('nl', 'stopped@post.example')
  await ask(appIn('nl'), 'asked@post.example')
  const stopped = (await subscribers()).find(({ email }) => email === 'stopped@post.example')
  await db
    .update(newsletterSubscribers)
    .set({ state: 'stopped', stoppedAt: new Date('2026-11-20') })
    .where(eq(newsletterSubscribers.id, stopped?.id ?? 0))
  const left = async () => (await subscribers()).map(({ email }) => email.split('@')[0]).sort()
  await deleteUnconfirmedBefore(db, new Date('2026-11-20'))
  const deleteStoppedBefore = async (instant: string) =>
    await subscriberData.forgetBefore?.(appIn('nl', '2027-11-21T10:00:00Z'), new Date(instant))
  await deleteStoppedBefore('2026-11-20')
  expect(await left()).toEqual(['asked', 'stays', 'stopped'])
  await deleteUnconfirmedBefore(db, new Date('2027-01-01'))
  expect(await left()).toEqual(['stays', 'stopped'])
  await deleteStoppedBefore('2027-11-21')
  expect(await left()).toEqual(['stays'])
})

const ask = (app: App, email: string, values: Values = {}) =>
  askToSubscribe(app, { form: signNewsletter, values: { ...values, email }, page: `/${app.locale}/` })

const subscribers = () => db.select().from(newsletterSubscribers)

async function subscribed(locale: Locale, email: string) {
  await ask(appIn(locale), email)
  const mail = await mailTo(email)
  await confirmSubscription(appIn(locale), tokenIn(mail.text))
}

const command = (...words: string[]) =>
  printed((print) => runNewsletterCommand(words, async () => appIn('nl'), print))
