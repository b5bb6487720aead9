import type { leads } from '#db/schema'
import type { Values } from '~/features/forms/public'
import { leadForms } from '~/features/leads/public'
import { saveLead } from '~/features/leads/public.server'
import { testimonialForm } from '~/features/testimonials/public'
import { acceptTestimonial } from '~/features/testimonials/public.server'
import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import { addDays } from '~/kernel/wall-time'
import type { App, Services } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import { decideTestimonial, insertLead } from './activity.repo.server'
import { instantOn } from './people'
import { seededRandom } from './random'
import type { Story } from './story.server'

type Lead = typeof leads.$inferInsert

/**
 * Saves what visitors sent as their forms do, with the mails to them and to the agency, which stay in the outbox.
 * Requests for documents get none: their links would be over.
 */
export async function writeLeads(services: Services, rows: Lead[]) {
  for (const row of rows) {
    const form = leadForms.find(({ name }) => name === row.form)
    const values: Values = row.fields
    const { at, locale, page } = row
    if (form) await saveLead(appAt(services, at, locale), { form, values, page })
    else await insertLead(services.db, row)
  }
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

/** The product at a moment of the past: its mails are only written, and go to the demo agency alone. */
const appAt = ({ config, jobs, ...services }: Services, at: Date, locale: Locale): App => ({
  ...services,
  ...{ locale, clock: stoppedClock(at) },
  config: { ...config, mailAgency: undefined },
  jobs: { ...jobs, enqueue: async () => {} },
})
