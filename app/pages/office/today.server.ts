import { upcomingAppointments } from '~/features/appointments/public.server'
import { findHeld, lastImport } from '~/features/feed/public.server'
import { newestEnquiries } from '~/features/leads/public.server'
import { findPeopleOfAddresses } from '~/features/people/public.server'
import { waitingTestimonials } from '~/features/testimonials/public.server'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import type { Health } from '~/platform/office/health.server'
import type { Searching } from '~/platform/office/office-search'
import { isAllowed, type Permission, type Role } from '~/platform/office/permissions'
import { showTime } from '~/ui/office/show-time'
import { formName } from './form-name'
import { countTodayLists } from './today-lists.server'

/** Of appointments all those of the days: nobody may miss one, and no agency has so many in a week. */
const most = { appointments: 500, enquiries: 8, testimonials: 5 }
const days = 7

/** What a member has to know today: only what they may read. */
export async function today(searching: Searching, health: Health | undefined) {
  const { role } = searching.member
  const ifAllowed = async <Value>(permission: Permission, read: () => Promise<Value>) =>
    isAllowed(role, permission) ? await read() : undefined
  const [lists, appointments, enquiries, testimonials, problems] = await Promise.all([
    countTodayLists(searching),
    ifAllowed('appointments.read', () => appointmentsOf(searching)),
    ifAllowed('leads.read', () => enquiriesOf(searching)),
    ifAllowed('testimonials.read', () => testimonialsOf(searching)),
    problemsOf(searching, health),
  ])
  return {
    work: lists.filter(({ kind }) => kind === 'work'),
    ...{ appointments, enquiries, testimonials },
    attention: problems && { ...problems, lists: lists.filter(({ kind }) => kind === 'wrong') },
  }
}

/** Each with the page of whoever comes, if the member may see it. */
async function appointmentsOf({ app, member }: Searching) {
  const found = await upcomingAppointments(app, { days, most: most.appointments, reader: member })
  const people = await findPeopleOfAddresses(
    app.db,
    found.map(({ email }) => email),
    member,
  )
  return found.map((appointment) => ({ ...appointment, person: personPath(people.get(appointment.email)) }))
}

const personPath = (id: number | null | undefined) =>
  id === null || id === undefined ? undefined : officePath('people.person', { id })

async function enquiriesOf(searching: Searching) {
  const { app } = searching
  const t = translateTo(app.locale)
  return (await newestEnquiries(searching, most.enquiries)).map(({ at, form, personId, ...enquiry }) => ({
    ...enquiry,
    at: showTime(at, { locale: app.locale, now: app.clock.now() }),
    form: formName(t, form),
    href: officePath('leads.lead', { id: enquiry.id }),
    person: personPath(personId),
  }))
}

async function testimonialsOf({ app }: Searching) {
  const { locale, clock } = app
  return (await waitingTestimonials(app, most.testimonials)).map(({ at, ...row }) => ({
    ...row,
    at: showTime(at, { locale, now: clock.now() }),
  }))
}

/** What is wrong beside the lists, each with the page that says more; undefined for a member who may see none of these pages. */
async function problemsOf({ app: { db }, member: { role } }: Searching, health: Health | undefined) {
  if (!seesProblems(role)) return undefined
  const run = isAllowed(role, 'imports.read') ? await lastImport(db) : undefined
  const held = isAllowed(role, 'imports.write') ? await findHeld(db) : undefined
  const count = (state: 'problem' | 'warning') =>
    isAllowed(role, 'health.read')
      ? (health?.findings ?? []).filter((finding) => finding.state === state).length
      : 0
  return {
    lastImport: run && { id: run.id, isRefused: run.outcome === 'refused', rejected: run.rejected },
    heldImport: held?.decision === null ? held.id : undefined,
    problems: count('problem'),
    warnings: count('warning'),
  }
}

const seesProblems = (role: Role) =>
  (['outbox.read', 'imports.read', 'health.read'] as const).some((permission) => isAllowed(role, permission))
