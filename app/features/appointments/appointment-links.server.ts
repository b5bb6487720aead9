import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { readSigned, sign } from '~/platform/signed.server'
import type { Appointment } from './appointments.repo.server'

type Linked = Pick<Appointment, 'id' | 'endsAt' | 'locale'>

/** Days after an appointment that its link is good for: what it was like can be said until then. */
const daysAfter = 30

/** What a link of an appointment says. */
type OwnLink = {
  id: string
  /** It stands in a mail and nowhere else, so who has it reads the mails of its address. */
  isMailed?: true
}

/** Path of the page of an appointment, for who has booked it: to move it, to cancel it, to say what it was like. */
export const ownPath = (app: Pick<App, 'secret'>, appointment: Linked): string =>
  pathOf(app, appointment, { id: appointment.id })

/** The same in a mail. */
export const mailedPath = (app: Pick<App, 'secret'>, appointment: Linked): string =>
  pathOf(app, appointment, { id: appointment.id, isMailed: true })

function pathOf({ secret }: Pick<App, 'secret'>, { endsAt, locale }: Linked, link: OwnLink): string {
  const until = new Date(endsAt.getTime() + daysAfter * 86_400_000)
  return `${pathTo(locale, 'appointment.own')}?token=${sign(secret, 'appointment', link, until)}`
}

export const readOwnLink = (
  { secret, clock }: Pick<App, 'secret' | 'clock'>,
  token: string,
): OwnLink | undefined => readSigned<OwnLink>(secret, 'appointment', token, clock.now())

/** The same for as long as the secret is: who subscribed to it stays subscribed. */
const never = new Date('2100-01-01T00:00:00Z')

/** Path of the calendar of all appointments. Who knows it may read it, so it stands in mails to the agency only. */
export const calendarPath = ({ secret }: Pick<App, 'secret'>, locale: Locale): string =>
  `${pathTo(locale, 'appointment')}agenda.ics?token=${sign(secret, 'calendar', {}, never)}`

export const opensCalendar = ({ secret, clock }: Pick<App, 'secret' | 'clock'>, token: string): boolean =>
  readSigned(secret, 'calendar', token, clock.now()) !== undefined
