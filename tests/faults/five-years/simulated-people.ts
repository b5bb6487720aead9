import { utimesSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import * as schema from '#db/schema'
import { spendChallenge } from '~/features/forms/used-challenges.repo.server'
import { siteContact } from '~/features/leads/public'
import { saveLead } from '~/features/leads/public.server'
import { confirmAddress, senderIn } from '~/features/mail/public.server'
import { openTransport } from '~/features/mail/transport.server'
import { sendNews } from '~/features/newsletter/send-news.server'
import { eraseAllData } from '~/features/privacy/my-data.server'
import type { App } from '~/platform/app.server'
import { incrementCounter } from '~/platform/limits/rate-limits.repo.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import type { Step, Volume } from './step'

/** Enquiries, with what follows from each. */
export async function peopleOf({ app, number, volume }: Step) {
  const now = app.clock.now()
  const listing = String(volume.listings + number * volume.fresh)
  for (let at = 0; at < volume.leads; at += 1) {
    const email = `visitor-${number}-${at}@post.example`
    const values = { firstName: 'An', lastName: 'Peeters', email, phone: '0470123456', listing }
    await saveLead(app, {
      form: siteContact,
      values: { ...values, remark: `Is het nog vrij? ${'Graag een bezoek. '.repeat(10)}` },
      page: '/nl/contact/',
    })
    await spendChallenge(app.db, {
      id: email,
      expires: new Date(now.getTime() + 3_600_000),
    })
    await incrementCounter(app.db, `leads ${email}`, now)
    recordSecurityEvent(app, { kind: 'limit', account: email, detail: 'leads', result: 'refused' })
    recordSecurityEvent(app, { kind: 'login', account: email })
    if (at % 4 === 0) await confirmAddress(app.db, app, email)
    if (at === 0 && number % 4 === 0) await eraseAllData(app, email)
  }
  await app.securityLog.flush()
  await formsOf(app, number, volume)
}

/** What other forms leave, written as their rooms do. */
async function formsOf(app: App, number: number, volume: Volume) {
  const { db } = app
  const now = app.clock.now()
  const soon = new Date(now.getTime() + 86_400_000)
  const email = `seeker-${number}@post.example`
  const asked = { email, locale: 'nl', page: '/nl/' } as const
  await db.insert(schema.demands).values({
    ...{ ...asked, id: email, goal: 'sale', types: [1], zones: ['1630'], frequency: 'weekly' },
    ...{ fields: { email }, digest: email, askedAt: now, confirmedAt: now, renewedAt: now },
  })
  await db.insert(schema.pendingSubmissions).values({
    ...{ id: email, form: 'site-contact', locale: 'nl', fields: { email }, page: '/nl/', expires: soon },
  })
  await db.insert(schema.documentRequests).values({ email, listingId: 1, at: now, until: soon })
  await db.insert(schema.testimonials).values({
    ...{ at: now, locale: 'nl', name: 'An', comment: 'Goed geholpen.', email, state: 'refused' },
    ...{ about: '', website: '', decidedAt: now, consentVersion: 'x', digest: email },
  })
  await db.insert(schema.appointments).values({
    ...{ id: crypto.randomUUID(), bookedAt: now, updatedAt: now, startsAt: soon, endsAt: soon, place: 1 },
    ...{ kind: 'viewing', opening: `v${number}`, agent: '', locale: 'nl', email, fields: { email } },
    ...{ page: '/nl/', consentVersion: 'x' },
  })
  const joined = Array.from({ length: volume.subscribers }, (_, at) => ({
    ...{ email: `reader-${number}-${at}@post.example`, locale: 'nl', state: 'confirmed', askedAt: now },
    ...{ confirmedAt: now, form: 'sign-newsletter', page: '/nl/', consentVersion: 'x', mailedAt: now },
  })) as (typeof schema.newsletterSubscribers.$inferInsert)[]
  await db.insert(schema.newsletterSubscribers).values(joined)
  // Who came a year ago stops.
  await db.execute(sql`update newsletter_subscribers set state = 'stopped', stopped_at = ${now.toISOString()}
    where state = 'confirmed' and confirmed_at < ${now.toISOString()}::timestamptz - interval '1 year'`)
  if (number % 4 === 0)
    await sendNews(app, ['news-costs', 'news-flood', 'news-viewing'][(number / 4) % 3] ?? '')
}

/** Each second new listing has an owner, who looks at it once. */
export async function ownersOf({ app, number, volume }: Step) {
  const now = app.clock.now()
  for (let at = 0; at < volume.fresh; at += 2) {
    const id = volume.listings + number * volume.fresh - at
    const owner = { email: `owner-${id}@post.example`, name: 'Mia', locale: 'nl', createdAt: now } as const
    const [row] = await app.db.insert(schema.owners).values(owner).returning()
    const ownerId = row?.id ?? 0
    await app.db.insert(schema.ownerListings).values({ ownerId, listingId: id })
    await app.db.insert(schema.ownerDevices).values({ id: `device ${id}`, accountId: ownerId, seenAt: now })
  }
}

/** Mails go into files, as without a mail server. */
export async function sendMails(app: App) {
  const { db, config, clock } = app
  const transport = await openTransport(config)
  const sender = await senderIn(app, 'nl')
  const waiting = await db.select().from(schema.mails).where(sql`state = 'queued'`)
  for (const mail of waiting) {
    await transport.send(mail, sender)
    const file = path.join(config.dataDir, 'mail', `${String(mail.id).padStart(8, '0')}-${mail.kind}.eml`)
    utimesSync(file, clock.now(), clock.now())
  }
  await db.execute(sql`update mails set state = 'sent', sent_at = at, tries = 1 where state = 'queued'`)
}
