import { data } from 'react-router'
import { z } from 'zod'
import { brusselsDay } from '~/kernel/calendar'
import type { Db } from '~/platform/database.server'
import type { Acting, ActRefusal } from '~/platform/office/define-act.server'
import { defineAct } from '~/platform/office/define-act.server'
import { readId } from '~/platform/office/read-id'
import { typedDay } from '~/platform/office/typed-fields'
import { noteFirstAnswer } from './answer/first-answer.server'
import { mailAssigned } from './assigned-mail.server'
import { assignLead, changeState, type LeadRefusal } from './change-lead.server'
import { findAgents, type LeadRow } from './lead.repo.server'
import { leadOutcomes, leadStates, nobody } from './lead-filter'
import { addNote, correctNote } from './note-lead.server'
import { pageAfterLead } from './page-after-lead.server'
import { readerOf } from './reader.server'
import { staleLead } from './stale-lead.server'

/** The lead as it was when its form was drawn. */
const revision = z.coerce.number().int().min(0).meta({ kind: 'hidden' })
const text = z.string().trim().min(1).max(5_000).meta({ kind: 'textarea' })

const idOf = ({ params }: Pick<Acting<unknown>, 'params'>) => readId(params.id)

const notThere = () => data(null, { status: 404 })

/**
 * @param now - what the form holds of the lead
 * @throws 404 for a lead that is not there, or somebody else's
 */
async function refusedAs(
  tx: Db,
  refusal: LeadRefusal,
  now: (lead: LeadRow) => Record<string, string>,
): Promise<ActRefusal> {
  if (refusal === 'unknown') throw notThere()
  return { stale: await staleLead(tx, refusal.stale, now(refusal.stale)) }
}

/** New, open, waiting until a day, done with an outcome, or spam (B16, B23). */
export const stateAct = defineAct({
  name: 'leads.state',
  permission: 'leads.write',
  schema: z.object({
    state: z.enum(leadStates),
    due: typedDay.optional(),
    outcome: z.enum(leadOutcomes).optional(),
    revision,
  }),
  async run(acting) {
    const { tx, app, values } = acting
    const { state, due, outcome } = values
    if (state === 'waiting' && (!due || due <= brusselsDay(app.clock.now())))
      return { problems: { due: 'leads-office:problem.due' } }
    if (state === 'done' && !outcome) return { problems: { outcome: 'leads-office:problem.outcome' } }
    const lead = { id: idOf(acting), revision: values.revision }
    const change = await changeState(tx, app, readerOf(acting), lead, { state, due, outcome })
    if (typeof change === 'string' || 'stale' in change)
      return await refusedAs(tx, change, ({ state, dueAt, outcome }) => ({
        ...{ state, outcome: outcome ?? '' },
        due: dueAt ? brusselsDay(dueAt) : '',
      }))
    // What is no spam any more may be a colleague's now.
    const to = await pageAfterLead(acting, lead.id)
    const { before, after, isSpamAlone } = change
    return {
      ...{ subject: `leads/${lead.id}`, before, after, to, revision: lead.revision + 1 },
      done: isSpamAlone ? 'leads-office:done.spamAlone' : 'leads-office:done.state',
    }
  },
})

/** Another agent, who is told by mail. */
export const assignAct = defineAct({
  name: 'leads.assign',
  permission: 'leads.assign',
  schema: z.object({ agent: z.string().max(20), revision }),
  async run(acting) {
    const { tx, app, member, values } = acting
    const agents = await findAgents(tx)
    const agent = agents.find(({ id }) => String(id) === values.agent) ?? null
    if (!agent && values.agent !== nobody) return { problems: { agent: 'leads-office:problem.agent' } }
    const lead = { id: idOf(acting), revision: values.revision }
    const outcome = await assignLead(tx, readerOf(acting), lead, agent, agents)
    if (typeof outcome === 'string' || 'stale' in outcome)
      return await refusedAs(tx, outcome, ({ staffId }) => ({ agent: String(staffId ?? nobody) }))
    if (agent && agent.id !== member.id) await mailAssigned(tx, app, agent, outcome.changed, member.name)
    return {
      subject: `leads/${lead.id}`,
      after: { agent: agent?.name ?? null },
      to: await pageAfterLead(acting, lead.id),
      revision: values.revision + 1,
      done: 'leads-office:done.assigned',
    }
  },
})

/** What was noted or said on the telephone. */
export const noteAct = defineAct({
  name: 'leads.note',
  permission: 'leads.write',
  schema: z.object({ kind: z.enum(['note', 'call']), text }),
  async run(acting) {
    const isThere = await addNote(acting.tx, readerOf(acting), idOf(acting), acting.values)
    if (!isThere) throw notThere()
    const { kind } = acting.values
    if (kind === 'call') await noteFirstAnswer(acting.tx, acting.app, idOf(acting))
    return { subject: `leads/${idOf(acting)}`, after: { kind }, done: `leads-office:done.${kind}` }
  },
})

/** Other words for a note, within a quarter of an hour. */
export const correctAct = defineAct({
  name: 'leads.correct',
  permission: 'leads.write',
  schema: z.object({ entry: z.coerce.number().int().meta({ kind: 'hidden' }), text }),
  async run(acting) {
    const { entry, text } = acting.values
    const outcome = await correctNote(acting.tx, readerOf(acting), idOf(acting), entry, text)
    if (outcome === 'unknown') throw notThere()
    if (outcome === 'late') return { message: 'leads-office:problem.late' }
    return { subject: `leads/${idOf(acting)}`, done: 'leads-office:done.corrected' }
  },
})
