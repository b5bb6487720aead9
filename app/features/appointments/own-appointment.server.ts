import { data } from 'react-router'
import { type FormDefinition, one, type Values } from '~/features/forms/public'
import { answerSignedForm, type FormRequest } from '~/features/forms/public.server'
import { confirmAddress } from '~/features/mail/public.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { type App, appOf } from '~/platform/app.server'
import { overLimit } from '~/platform/limits/limit.server'
import { readTexts } from '~/platform/sent-form/read-form.server'
import { isOver, readOwnLink } from './appointment-links.server'
import { type Appointment, findAppointment } from './appointments.repo.server'
import { cancelForm, moveForm } from './change-appointment.form'
import { type ChangeOutcome, cancelAppointment, isPast, moveAppointment } from './change-appointment.server'
import { feedbackForm } from './feedback.form'
import { formatWhen } from './format-time'
import { freeWeek } from './free-week.server'
import { meetingPlace, placeFacts } from './meeting-place.server'
import { saveFeedback } from './save-feedback.server'
import type { Week } from './week'
import { bookableFor } from './wish.server'

export type OwnState = 'confirmed' | 'moved' | 'cancelled' | 'past' | 'gone'

export type OwnAppointment = {
  state: OwnState
  /** It can still be moved or cancelled. */
  isOpen: boolean
  isValuation: boolean
  name: string
  facts: { label: string; value: string }[]
  /** Other times, while it can be moved. */
  week?: Week | undefined
  /** Another week was asked for. */
  isOtherWeek?: boolean
  feedback?: 'requested' | 'given' | undefined
  /** Where another is booked. */
  listing?: number | undefined
}

const linkOf = (app: App, url: URL) => readOwnLink(app, url.searchParams.get('token') ?? '')

/** The appointment that a link is for, until its links end. */
export async function appointmentOf(app: App, url: URL): Promise<Appointment | undefined> {
  const link = linkOf(app, url)
  const appointment = link && (await findAppointment(app.db, link.id))
  return appointment && !isOver(app, appointment) ? appointment : undefined
}

/** What the page of an appointment shows. */
export async function ownAppointment(app: App, url: URL): Promise<OwnAppointment> {
  const appointment = await appointmentOf(app, url)
  if (!appointment) return { state: 'gone', isOpen: false, isValuation: false, name: '', facts: [] }
  const { listingId, kind, fields, feedbackAt } = appointment
  const state = stateOf(app, appointment)
  const isValuation = kind === 'valuation'
  const about = isValuation ? undefined : String(listingId)
  const isOpen = state === 'confirmed' || state === 'moved'
  const week = isOpen ? await freeWeek(app, await bookableFor(app, about), url, appointment) : undefined
  return {
    state,
    isOpen,
    isValuation,
    name: one(fields, 'firstName'),
    facts: await factsOf(app, appointment, isOpen),
    week,
    isOtherWeek: url.searchParams.has('from'),
    listing: listingId ?? undefined,
    feedback: state === 'past' && !isValuation ? (feedbackAt ? 'given' : 'requested') : undefined,
  }
}

function stateOf(app: App, appointment: Appointment): OwnState {
  if (appointment.state === 'cancelled') return 'cancelled'
  if (isPast(app, appointment)) return 'past'
  return appointment.sequence > 0 ? 'moved' : 'confirmed'
}

async function factsOf(app: App, appointment: Appointment, isOpen: boolean) {
  const { startsAt: start, endsAt: end, kind } = appointment
  const t = translateTo(app.locale)
  const place = await meetingPlace(app, appointment, { reader: 'page', locale: app.locale })
  return [
    { label: t('appointments:fact.what'), value: t(`appointments:kind.${kind}` as TextKey) },
    { label: t('appointments:fact.when'), value: formatWhen(t, app.locale, { start, end }) },
    ...placeFacts({ ...place, callsFirst: place.callsFirst && isOpen }, app.locale),
  ].filter(({ value }) => value !== '')
}

/** Bytes of what its forms send, at most. */
const most = 20_000

type OwnHandler = {
  form: FormDefinition
  accept: (app: App, appointment: Appointment, values: Values) => Promise<ChangeOutcome | { wait: number }>
}

/** Each move is mailed to the agency: by hand nobody moves one appointment so often. */
const movesOfOne = { name: 'moves of an appointment', most: 10, minutes: 60 }

async function move(app: App, appointment: Appointment, values: Values) {
  const wait = await overLimit(app, movesOfOne, appointment.id)
  return wait ? { wait } : await moveAppointment(app, appointment, one(values, 'slot'))
}

const handlers: readonly OwnHandler[] = [
  { form: moveForm, accept: move },
  { form: cancelForm, accept: cancelAppointment },
  { form: feedbackForm, accept: saveFeedback },
]

/**
 * Answers a form of the page. Who came by a mailed link has confirmed their address. Where the appointment changed
 * meanwhile, nothing is done, and the page shows what it is now.
 */
export async function changeOwn({ context, request }: FormRequest) {
  const app = appOf(context)
  const url = new URL(request.url)
  const appointment = await appointmentOf(app, url)
  const sent = await readTexts(request, most)
  const handler = handlers.find(({ form }) => form.name === sent.get('form'))
  if (!appointment) return data(null, { status: 410 })
  if (!handler) return data(null, { status: 400 })
  if (linkOf(app, url)?.isMailed) await confirmAddress(app.db, app, appointment.email)
  return await answerSignedForm(context, sent, handler.form, async (values) => {
    const outcome = await handler.accept(app, appointment, values)
    if (typeof outcome === 'object') return outcome
    return outcome === 'taken'
      ? { problems: [{ field: 'slot', problem: 'notMoved' }] }
      : url.pathname + url.search
  })
}
