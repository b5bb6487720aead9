import { expect } from 'vitest'
import * as schema from '#db/schema'
import { endUnrenewedDemands, matchAlerts } from '~/features/alerts/alert-jobs.server'
import { startDemand } from '~/features/alerts/change-demand.server'
import { leadOf } from '~/features/alerts/demand-lead.server'
import { mailAlerts } from '~/features/alerts/mail-alerts.server'
import { mailLater } from '~/features/appointments/appointment-jobs.server'
import { findAppointment } from '~/features/appointments/appointments.repo.server'
import { cancelAppointment, moveAppointment } from '~/features/appointments/change-appointment.server'
import { confirmSubmission } from '~/features/confirmation/confirm-submission.server'
import type { Field, FormDefinition, Values } from '~/features/forms/public'
import { saveConfirmedLead } from '~/features/leads/public.server'
import { storePicture } from '~/features/media/public.server'
import { formHandlers } from '~/pages/form-handlers.server'
import { forms } from '~/pages/form-registry'
import type { App } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { asSent, tokenIn } from '../setup/mails'

const { appointments, demandListings, demands, mails } = schema

/** Nobody writes this otherwise. */
export const markOf = (field: string) => `zq${field.toLowerCase()}qz`
export const isTyped = ({ kind, choices }: Field) =>
  ['text', 'area', 'url', 'phone'].includes(kind) && !choices

/** Without what a form does not ask about. */
export const aboutOf = ({ fields }: FormDefinition, about: Values): Values =>
  Object.fromEntries(Object.entries(about).filter(([name]) => fields.some((field) => field.name === name)))

const plain: Sent['spelled'] = (mark) => mark

type Visitor = {
  /** Network address of the sender of a form. */
  visitorOf: (form: string, about: number) => string
  friend?: string
  spelled?: Sent['spelled']
}

/** Sends every form, in each of its variants, about a listing and about a unit: at once, and by a mailed link. */
export async function sendAllForms(app: App, { visitorOf, friend, spelled = plain }: Visitor) {
  for (const form of forms)
    for (const variant of form.variants ?? [''])
      for (const [index, about] of abouts.entries()) {
        const asksWho = form.fields.some(({ name }) => name === 'email')
        // What is typed into a form that asks for no address is nobody's.
        const sent = { form, variant, about: aboutOf(form, about), spelled: asksWho ? spelled : plain }
        const said = valuesOf(sent, 'somebody@post.example')
        const email = visitorOf(`${form.name}${variant}`, index)
        const values = {
          ...said,
          ...(said.email && { email }),
          ...(friend && said.friendEmail && { friendEmail: friend }),
        }
        await formHandlers.accept(app, {
          form,
          values: { ...values, ...(await pictureFor(app, form)) },
          page,
        })
        if (!said.email) continue
        const byMail = { ...values, email: visitorOf(`by-mail-${form.name}${variant}`, index) }
        await formHandlers.askByMail(app, {
          form,
          values: { ...byMail, ...(await pictureFor(app, form)) },
          page,
        })
      }
}

/** Each picture belongs to one form. */
async function pictureFor(app: App, { fields }: FormDefinition): Promise<Values> {
  if (!fields.some(({ kind }) => kind === 'file')) return {}
  const kept = await storePicture(app, onePixel)
  if (!('name' in kept)) throw new Error(kept.problem)
  return { image: defineSignedLinks('upload', { hours: 25 }).toToken(app, { name: kept.name }) }
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Everything that follows from a form by itself, by its links, and when time goes by. */
export async function followLinks(app: App) {
  const { db } = app
  const year = { ...app, clock: stoppedClock('2027-12-31T10:00:00Z') }
  for (const { id } of await db.select().from(demands))
    await startDemand(app, id, (tx, demand) => saveConfirmedLead(tx, app, leadOf(app, demand)))
  await db.delete(demandListings)
  await matchAlerts(app, [2706])
  await mailAlerts(app, ['at-once', 'daily', 'weekly'])
  await endUnrenewedDemands(year)
  for (const { id, sequence } of await db.select().from(appointments)) {
    const dayBefore = { ...app, clock: stoppedClock('2026-11-23T08:00:00Z') }
    await mailLater(dayBefore, { appointment: id, sequence }, 'reminder')
    await mailLater(app, { appointment: id, sequence }, 'feedback')
    const booked = await findAppointment(db, id)
    if (!booked) continue
    const later = `${booked.opening}.2026-11-25T10:00Z`
    expect(await moveAppointment(app, booked, later)).toBe('done')
    const moved = await findAppointment(db, id)
    if (moved) expect(await cancelAppointment(app, moved)).toBe('done')
  }
  const links = asSent(app, await db.select().from(mails)).filter(({ kind }) => kind === 'confirm-form')
  for (const { text } of links) await confirmSubmission(app, formHandlers, tokenIn(text))
}

/** What fields that are not typed freely hold, so that the form goes as far as it can. */
const sound: Record<string, string | string[]> = {
  slot: 'viewings.2026-11-24T09:00Z',
  agreed: 'yes',
  type: ['1', '2', '3'],
  zone: ['flanders'],
  from: '3/12/2026',
  to: '5/12/2026',
  livingSurface: '160',
  plotSurface: '400',
  year: '1990',
  bedrooms: '3',
  priceMin: '100000',
  priceMax: '2000000',
  newsletter: '',
}

export type Sent = { form: FormDefinition; variant: string; about: Values; spelled: (mark: string) => string }

/** A form as somebody fills it in who types something into each of its fields. */
export function valuesOf({ form, variant, about, spelled }: Sent, visitor: string): Values {
  const values = form.fields.map((field): [string, string | string[]] => {
    const { name, kind, choices } = field
    if (name === 'variant') return [name, variant]
    if (kind === 'email') return [name, `${name.toLowerCase()}-${visitor}`]
    // Numbers of a place are read in what is typed around them.
    if (name === 'places') return [name, `1180 ${spelled(markOf(name))}`]
    if (name === 'zip' && variant === 'online') return [name, '1630']
    if (isTyped(field)) return [name, spelled(markOf(name))]
    if (form.name === 'book-valuation' && name === 'slot') return [name, 'valuations.2026-11-24T09:00Z']
    return [name, sound[name] ?? (kind === 'checks' ? [...(choices ?? [])] : (choices?.[0] ?? ''))]
  })
  return { ...Object.fromEntries(values), ...about }
}

/** What a form is about: a listing, a unit of a project. */
export const abouts: Values[] = [
  { listing: '2706', project: '', unit: '' },
  { listing: '', project: '1301', unit: '1' },
]

/** What a page's address says is typed as well: its words are not looked at where its number is. */
export const page = `/nl/te-koop/${markOf('page')}/${markOf('page')}/2706/`
