import type { appointments, leads } from '#db/schema'
import type { Values } from '~/features/forms/public'
import { leadForms } from '~/features/leads/public'
import { noteAppointment, saveLead, writeBookedLead, writeLead } from '~/features/leads/public.server'
import { testimonialForm } from '~/features/testimonials/public'
import { acceptTestimonial } from '~/features/testimonials/public.server'
import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import { addDays } from '~/kernel/wall-time'
import type { App, Services } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import { decideTestimonial, insertAppointment } from './activity.repo.server'
import { instantOn } from './people'
import { seededRandom } from './random'
import type { Story } from './story.server'

type Lead = typeof leads.$inferInsert
type Viewing = typeof appointments.$inferInsert

/** Saves what visitors sent and booked as their forms do, in the order in which it came. */
export async function writeLeads(services: Services, sent: Lead[], booked: Viewing[]) {
  const came = [
    ...sent.map((row) => ({ at: row.at, write: () => writeEnquiry(services, row) })),
    ...booked.map((row) => ({ at: row.bookedAt, write: () => writeViewing(services, row) })),
  ]
  const oldestFirst = came.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { write } of oldestFirst) await write()
}

/**
 * With the mails to the visitor and to the agency, which stay in the outbox. Requests for documents get none: their links
 * would be over.
 */
async function writeEnquiry(services: Services, row: Lead) {
  const form = leadForms.find(({ name }) => name === row.form)
  const values: Values = row.fields
  const { at, locale, page } = row
  const app = appAt(services, at, locale)
  if (form) await saveLead(app, { form, values, page })
  else await writeLead(services.db, app, row)
}

/** Without mails: their calendar files would be of the past. */
async function writeViewing(services: Services, row: Viewing) {
  const { id, bookedAt, updatedAt, startsAt, locale, agent, state } = row
  await insertAppointment(services.db, row)
  await writeBookedLead(services.db, appAt(services, bookedAt, locale), row, agent)
  if (state === 'cancelled') await noteAppointment(services.db, id, { from: startsAt, at: updatedAt })
}

/** Testimonials with their mails, and what the agency decided about some on the day after. */
export async function writeTestimonials(services: Services, { testimonials }: Story, today: string) {
  const random = seededRandom('testimonials')
  const oldestFirst = testimonials.toSorted((one, other) => other.daysAgo - one.daysAgo)
  for (const { daysAgo, locale, decision, answer, ...values } of oldestFirst) {
    const app = appAt(services, instantOn(random, addDays(today, -daysAgo)), locale)
    await acceptTestimonial(app, { form: testimonialForm, values, page: pathTo(locale, 'home') })
    if (decision) {
      const decidedAt = instantOn(random, addDays(today, 1 - daysAgo))
      await decideTestimonial(services.db, { email: values.email, decision, answer, decidedAt })
    }
  }
}

/** The product at a moment of the past: its mails are only written, and go to the demo agency alone; no CRM is told. */
const appAt = ({ config, jobs, ...services }: Services, at: Date, locale: Locale): App => ({
  ...services,
  ...{ locale, clock: stoppedClock(at) },
  config: { ...config, mailAgency: undefined, webhook: undefined },
  jobs: { ...jobs, enqueue: async () => {} },
})
