import { data } from 'react-router'
import { z } from 'zod'
import { officePath } from '~/i18n/office-table'
import type { TextKey } from '~/i18n/text-keys'
import { brusselsDay } from '~/kernel/calendar'
import { locales } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { findLastAct } from '~/platform/office/audit-log.repo.server'
import { type ActRefusal, type ActResult, defineAct, type Stale } from '~/platform/office/define-act.server'
import { readId } from '~/platform/office/read-id'
import { mailAddress, typedDay } from '~/platform/office/typed-fields'
import { decide } from '../decide.server'
import type { Decision } from '../testimonial-link.server'
import { findTestimonial } from '../testimonials.repo.server'
import { changeAnswer, changePicture } from './change-testimonial.server'
import { enterTestimonial } from './enter-testimonial.server'
import { testimonialStates } from './testimonial-filter'

const permission = 'testimonials.write'

const lines = z.string().trim().max(2_000)
const hidden = { kind: 'hidden' } as const

/** A decision about a testimonial, as the mailed link makes it. */
const decisionAct = (decision: Decision, done: TextKey) =>
  defineAct({
    name: `testimonials.${decision}`,
    permission,
    // What its page showed: who decides knows what they decide about.
    schema: z.object({ seen: z.enum(testimonialStates).meta(hidden) }),
    async run({ tx, app, params, values: { seen } }) {
      const id = readId(params.id)
      const decided = await decide(tx, { id, decision, seen, now: app.clock.now() })
      if (decided === 'late') return await lateDecision(tx, id)
      return outcomeOf(id, decided, 'state', done)
    },
  })

export const approveAct = decisionAct('approve', 'testimonials-office:done.approved')
export const refuseAct = decisionAct('refuse', 'testimonials-office:done.refused')
export const withdrawAct = decisionAct('withdraw', 'testimonials-office:done.withdrawn')

/** Leaves the picture out, or shows it again. */
export const pictureAct = defineAct({
  name: 'testimonials.picture',
  permission,
  schema: z.object({ shown: z.enum(['yes', 'no']).meta(hidden) }),
  async run({ tx, params, values: { shown } }) {
    const id = readId(params.id)
    const changed = await changePicture(tx, id, shown === 'yes')
    const done =
      shown === 'yes' ? 'testimonials-office:done.pictureShown' : 'testimonials-office:done.pictureOut'
    return outcomeOf(id, changed, 'pictureShown', done)
  },
})

/** What the agency answers below it. */
export const answerAct = defineAct({
  name: 'testimonials.answer',
  permission,
  schema: z.object({
    answer: lines.meta({ kind: 'textarea' }),
    seen: lines.meta(hidden),
  }),
  async run({ tx, app, params, values }) {
    const id = readId(params.id)
    const changed = await changeAnswer(tx, { id, ...values, now: app.clock.now() })
    if (changed === 'late') return await lateAnswer(tx, id)
    return outcomeOf(id, changed, 'answered', 'testimonials-office:done.answered')
  },
})

/** Types what somebody wrote on paper, with the name of the person who agreed to its publication, and when. */
export const enterAct = defineAct({
  name: 'testimonials.enter',
  permission,
  schema: z.object({
    name: z.string().trim().min(1).max(200),
    about: z.string().trim().max(200),
    comment: lines.min(1).meta({ kind: 'textarea' }),
    locale: z.enum(locales),
    day: typedDay,
    agreedBy: z.string().trim().min(1).max(200),
    agreedOn: typedDay,
    email: mailAddress.optional(),
  }),
  async run({ tx, app, member, values }) {
    const now = app.clock.now()
    const today = brusselsDay(now)
    const late = (['day', 'agreedOn'] as const).filter((field) => values[field] > today)
    if (late.length > 0)
      return {
        problems: Object.fromEntries(late.map((field) => [field, 'testimonials-office:problem.future'])),
      }
    const { agreedOn, locale, email = '' } = values
    const by = { id: member.id, now }
    const id = await enterTestimonial(tx, by, { ...values, email })
    return {
      subject: `testimonials/${id}`,
      after: { state: 'waiting', agreedOn, locale },
      to: officePath('testimonials.testimonial', { id }),
      done: 'testimonials-office:done.entered',
    }
  },
})

/** Somebody else decided: what can be decided now follows from that. */
async function lateDecision(tx: Db, id: number): Promise<ActRefusal> {
  const known = await findTestimonial(tx, id)
  const now: Stale['now'] = known ? { seen: known.state } : {}
  return { message: 'testimonials-office:late', stale: { now } }
}

async function lateAnswer(tx: Db, id: number): Promise<ActRefusal> {
  const known = await findTestimonial(tx, id)
  const last = await findLastAct(tx, `testimonials/${id}`, ['testimonials.answer'])
  const answer = known?.answer ?? ''
  return { stale: { now: { answer, seen: answer }, by: last?.by, at: last?.at } }
}

type Change = { before: unknown; after: unknown } | 'unknown'

/** @throws 404 for one that is not there */
function outcomeOf(id: number, change: Change, field: string, done: TextKey): ActResult {
  if (change === 'unknown') throw data(null, { status: 404 })
  const { before, after } = change
  return { subject: `testimonials/${id}`, before: { [field]: before }, after: { [field]: after }, done }
}
