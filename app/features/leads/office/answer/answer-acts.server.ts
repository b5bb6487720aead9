import { data } from 'react-router'
import { z } from 'zod'
import { type ResendRefusal, resendMail } from '~/features/mail/public.server'
import type { Db } from '~/platform/database.server'
import { type Acting, type ActRefusal, defineAct } from '~/platform/office/define-act.server'
import { tellOffice } from '~/platform/office/office-news.server'
import { readId } from '~/platform/office/read-id'
import { mailAddress } from '~/platform/office/typed-fields'
import { findLastChange, lockLeads } from '../lead.repo.server'
import { readerOf } from '../reader.server'
import { staleLead } from '../stale-lead.server'
import { hasMailEntry } from './answer.repo.server'
import { sendAnswer } from './send-answer.server'

const once = z.string().min(1).max(100).meta({ kind: 'hidden' })

/** An answer by mail, once however often its button is pressed. */
export const answerAct = defineAct({
  name: 'leads.answer',
  permission: 'leads.write',
  schema: z.object({
    email: mailAddress,
    subject: z.string().trim().min(1).max(200),
    body: z.string().trim().min(1).max(10_000).meta({ kind: 'textarea' }),
    once,
    revision: z.coerce.number().int().min(0).meta({ kind: 'hidden' }),
  }),
  async run(acting) {
    const { tx, app, member, values } = acting
    const lead = await lockedLead(acting)
    const sent = await sendAnswer(tx, app, member, lead, { ...values, to: values.email })
    if (sent === 'stale') return { stale: await staleLead(tx, lead, await lastAnswer(tx, lead.id)) }
    if (sent !== 'sent')
      return { problems: { ...named('subject', sent.subject), ...named('body', sent.body) } }
    return { subject: `leads/${lead.id}`, done: 'leads-office:done.answered' }
  },
})

/** An answer that did not arrive, to a corrected address. */
export const answerAgainAct = defineAct({
  name: 'leads.answer-again',
  permission: 'leads.write',
  schema: z.object({
    email: mailAddress,
    mail: z.coerce.number().int().positive().meta({ kind: 'hidden' }),
    once,
  }),
  async run(acting) {
    const { tx, app, values } = acting
    const lead = await lockedLead(acting)
    if (!(await hasMailEntry(tx, lead.id, values.mail))) throw data(null, { status: 404 })
    const { mail: id, email: to, once } = values
    const sent = await resendMail(tx, app, { id, to, once })
    if (typeof sent === 'string') return refusedAs(sent)
    await tellOffice(tx, { kind: 'lead', id: lead.id })
    return { subject: `leads/${lead.id}`, done: 'leads-office:done.answered' }
  },
})

/** What a colleague sent meanwhile, beside what the member wrote; nothing when something else was changed. */
async function lastAnswer(tx: Db, leadId: number): Promise<Record<string, string>> {
  const last = await findLastChange(tx, leadId)
  const [subject = '', ...body] = last?.kind === 'mail' ? (last.text ?? '').split('\n\n') : []
  return subject ? { subject, body: body.join('\n\n') } : {}
}

/** @throws 404 for a lead that is not there, or somebody else's */
async function lockedLead(acting: Acting<unknown>) {
  const { tx, params } = acting
  const [lead] = await lockLeads(tx, [readId(params.id)], readerOf(acting))
  if (!lead) throw data(null, { status: 404 })
  return lead
}

const named = (field: string, names: string[]): NonNullable<ActRefusal['problems']> =>
  names.length > 0 ? { [field]: ['leads-office:problem.placeholder', { names: names.join(', ') }] } : {}

const refusedAs = (refusal: ResendRefusal): ActRefusal =>
  refusal === 'bound'
    ? { problems: { email: 'mail-office:resend.bound' } }
    : { message: refusal === 'under-way' ? 'mail-office:resend.underWay' : 'mail-office:resend.over' }
