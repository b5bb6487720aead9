import { filePathTo, pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import type { Appointment } from './appointments.repo.server'

type Signing = Pick<App, 'keys' | 'clock'>
type LinkedAppointment = Pick<Appointment, 'id' | 'endsAt' | 'locale'>

/** Days after an appointment for which its link is valid: feedback can be given until then. */
const daysAfter = 30

/** Days that an appointment can be moved on: links of mails from before are good until those of the last one end. */
const furthestMove = 365

const daysLater = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000)

/** Whether the links of an appointment are good no more. */
export const isOver = ({ clock }: Pick<App, 'clock'>, { endsAt }: Pick<Appointment, 'endsAt'>): boolean =>
  clock.now() > daysLater(endsAt, daysAfter)

/** What a link of an appointment says. */
type OwnLink = {
  id: string
  /** It is sent by mail only, so whoever has it can read the mails of that address. */
  isMailed?: true
}

const links = defineSignedLinks<OwnLink>('appointment', { days: daysAfter })

/** Path of the page of an appointment, where the person who booked it can move it, cancel it or give feedback. */
export const ownPath = (app: Signing, appointment: LinkedAppointment): string =>
  pathOf(app, appointment, { id: appointment.id })

/** The same in a mail. */
export const mailedPath = (app: Signing, appointment: LinkedAppointment): string =>
  pathOf(app, appointment, { id: appointment.id, isMailed: true })

function pathOf(app: Signing, { endsAt, locale }: LinkedAppointment, link: OwnLink): string {
  const until = daysLater(endsAt, daysAfter + furthestMove)
  return links.addTo(pathTo(locale, 'appointment.own'), app, link, until)
}

export const readOwnLink = links.read

/** The same until the secret is replaced: who subscribed to it stays subscribed. */
const never = new Date('2100-01-01T00:00:00Z')

const calendarLinks = defineSignedLinks<object>('calendar', { days: 36_500 })

/** Path of the calendar of all appointments. Whoever knows it may read it, so only mails to the agency contain it. */
export const calendarPath = (app: Signing, locale: Locale): string =>
  calendarLinks.addTo(filePathTo(locale, 'appointment', 'agenda.ics'), app, {}, never)

export const opensCalendar = (app: Signing, token: string): boolean =>
  calendarLinks.read(app, token) !== undefined
