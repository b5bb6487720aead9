import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import {
  answerTemplates,
  demands,
  leads,
  newsletterSubscribers,
  people,
  personAddresses,
  testimonials,
} from '#db/schema'
import { officePath } from '~/i18n/office-table'
import { freshMailbox } from './mails'
import { failedMail, heldImport, importedWithRejection, postedMail } from './outbox'
import { databaseOf } from './visits'

type Row = { id: number | string } | undefined

/** Makes a record of each kind that the office shows on a page of its own; until the test ends. @returns their pages */
export async function recordPages(member: { id: number }): Promise<string[]> {
  const db = await databaseOf()
  const [at, email, digest] = [new Date(), freshMailbox(), randomUUID()]
  const asked = { email, locale: 'fr', page: '/fr/contact/', consentVersion: 'x' } as const
  const fields = { firstName: 'Zoé', lastName: 'D’Hondt', remark: 'Bonjour', phone: '0470 12 34 56' }
  const [person] = await db.insert(people).values({ createdAt: at, name: 'Zoé D’Hondt' }).returning()
  const personId = idOf(person)
  await db.insert(personAddresses).values({ email, personId, addedAt: at })
  const [lead] = await db
    .insert(leads)
    .values({ ...asked, at, form: 'site-contact', fields, digest, personId, listingId: 2706 })
    .returning()
  const [alert] = await db
    .insert(demands)
    .values({
      ...{ ...asked, id: digest, goal: 'sale', types: [1], zones: ['1630'], frequency: 'daily' },
      ...{ fields, digest, askedAt: at, renewedAt: at, confirmedAt: at },
    })
    .returning()
  const [subscriber] = await db
    .insert(newsletterSubscribers)
    .values({
      ...asked,
      state: 'confirmed',
      askedAt: at,
      confirmedAt: at,
      mailedAt: at,
      form: 'sign-newsletter',
    })
    .returning()
  const [testimonial] = await db
    .insert(testimonials)
    .values({ ...asked, at, name: 'Zoé', about: 'Uccle', website: '', comment: 'Merci !', digest })
    .returning()
  const texts = { fr: { subject: 'Visite', body: 'Bonjour {first name}' } }
  const [template] = await db.insert(answerTemplates).values({ name: 'Visite', texts }).returning()
  onTestFinished(async () => {
    await db.delete(answerTemplates).where(eq(answerTemplates.id, idOf(template)))
    await db.delete(testimonials).where(eq(testimonials.digest, digest))
    await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
    await db.delete(demands).where(eq(demands.email, email))
    await db.delete(leads).where(eq(leads.digest, digest))
    await db.delete(personAddresses).where(eq(personAddresses.email, email))
    await db.delete(people).where(eq(people.id, personId))
  })
  return [
    officePath('leads.lead', { id: idOf(lead) }),
    officePath('people.person', { id: personId }),
    officePath('alerts.alert', { id: String(alert?.id) }),
    officePath('newsletter.subscriber', { id: idOf(subscriber) }),
    officePath('newsletter.news', { id: 'news-flood' }),
    officePath('testimonials.testimonial', { id: idOf(testimonial) }),
    officePath('templates.template', { id: idOf(template) }),
    officePath('members.member', { id: member.id }),
    officePath('outbox.mail', { id: await postedMail(db) }),
    officePath('outbox.mail', { id: await postedMail(db, failedMail) }),
    officePath('imports.run', { id: await importedWithRejection(db) }),
    officePath('imports.run', { id: await heldImport(db) }),
  ]
}

const idOf = (row: Row): number => Number(row?.id)
