import { upcomingAppointments } from '~/features/appointments/public.server'
import { lastImport } from '~/features/feed/public.server'
import { newestEnquiries } from '~/features/leads/public.server'
import { countMails } from '~/features/mail/public.server'
import { waitingTestimonials } from '~/features/testimonials/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import type { Health } from '~/platform/office/health.server'
import { isAllowed, type Permission, type Role } from '~/platform/office/permissions'
import { showTime } from '~/ui/office/show-time'
import { formName } from './form-name'

const most = { appointments: 12, enquiries: 8, testimonials: 5 }
const days = 7

/** What a member has to know today: only what their role may read. */
export async function today(app: App, role: Role, health: Health | undefined) {
  const ifAllowed = async <Value>(permission: Permission, read: () => Promise<Value>) =>
    isAllowed(role, permission) ? await read() : undefined
  const [appointments, enquiries, testimonials, attention] = await Promise.all([
    ifAllowed('appointments.read', () => upcomingAppointments(app, { days, most: most.appointments })),
    ifAllowed('leads.read', () => enquiriesOf(app)),
    ifAllowed('testimonials.read', () => testimonialsOf(app)),
    attentionOf(app, role, health),
  ])
  return { appointments, enquiries, testimonials, attention }
}

async function enquiriesOf(app: App) {
  const t = translateTo(app.locale)
  return (await newestEnquiries(app, most.enquiries)).map(({ at, form, ...enquiry }) => {
    return {
      ...enquiry,
      at: showTime(at, { locale: app.locale, now: app.clock.now() }),
      form: formName(t, form),
    }
  })
}

async function testimonialsOf(app: App) {
  const { total, testimonials } = await waitingTestimonials(app, most.testimonials)
  const { locale, clock } = app
  return {
    total,
    rows: testimonials.map(({ at, ...row }) => ({ ...row, at: showTime(at, { locale, now: clock.now() }) })),
  }
}

/** What is wrong, each with the page that says more; undefined for who may see none of these pages. */
async function attentionOf({ db }: App, role: Role, health: Health | undefined) {
  const may = (permission: Permission) => isAllowed(role, permission)
  if (!may('outbox.read') && !may('imports.read') && !may('health.read')) return undefined
  const [mails, run] = await Promise.all([
    may('outbox.read') ? countMails(db) : undefined,
    may('imports.read') ? lastImport(db) : undefined,
  ])
  const count = (state: 'problem' | 'warning') =>
    may('health.read') ? (health?.findings ?? []).filter((finding) => finding.state === state).length : 0
  return {
    failedMails: mails?.failed ?? 0,
    lastImport: run && { id: run.id, isRefused: run.outcome === 'refused', rejected: run.rejected },
    problems: count('problem'),
    warnings: count('warning'),
  }
}
