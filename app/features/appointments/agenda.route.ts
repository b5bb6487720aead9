import { siteOf } from '~/features/content/public.server'
import { findOffer } from '~/features/listings/public.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { type App, appOf } from '~/platform/app.server'
import type { Route } from './+types/agenda.route'
import { opensCalendar } from './appointment-links.server'
import { fullName } from './appointment-mails.server'
import { type Appointment, findConfirmedSince } from './appointments.repo.server'
import { calendarEntry } from './calendar-entry'
import { type CalendarEntry, calendarFile } from './calendar-file.server'
import { meetingPlace } from './meeting-place.server'

/** Days that what is over stays in the agency's calendar. */
const daysKept = 90

/** The calendar of all appointments, to subscribe to by its secret address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const headers = { 'x-robots-tag': 'noindex' }
  if (!opensCalendar(app, new URL(request.url).searchParams.get('token') ?? ''))
    return new Response('404 Not Found', { status: 404, headers })
  const since = new Date(app.clock.now().getTime() - daysKept * 86_400_000)
  const { identity } = await siteOf(app.db)
  const entries: CalendarEntry[] = []
  for (const appointment of await findConfirmedSince(app.db, since))
    entries.push(await entryOf(app, appointment, { name: identity.name, email: identity.email }))
  return new Response(calendarFile(entries, 'PUBLISH', identity.name), {
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
  })
}

async function entryOf(app: App, appointment: Appointment, organizer: CalendarEntry['organizer']) {
  const listing = appointment.listingId ? String(appointment.listingId) : ''
  const [offer, { place }] = await Promise.all([
    findOffer(app, { listing }),
    meetingPlace(app, appointment, { reader: 'agency', locale: app.locale }),
  ])
  return calendarEntry(appointment, {
    what: translateTo(app.locale)(`appointments:kind.${appointment.kind}` as TextKey),
    title: offer?.title ?? '',
    place,
    host: new URL(app.config.publicUrl).hostname,
    organizer,
    name: fullName(appointment),
    toAgency: true,
  })
}
