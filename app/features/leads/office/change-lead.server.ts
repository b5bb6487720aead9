import { brusselsDay } from '~/kernel/calendar'
import { brusselsInstant } from '~/kernel/wall-time'
import type { Db } from '~/platform/database.server'
import { tellOffice } from '~/platform/office/office-news.server'
import { findAgentOfPerson } from '../assign-by-rule.repo.server'
import type { Reader } from './inbox.repo.server'
import {
  blockAddress,
  findAgents,
  findStateBeforeSpam,
  insertEntry,
  type LeadRow,
  lockLeads,
  lockLeadsOfAddress,
  unblockAddress,
  updateLead,
} from './lead.repo.server'
import { type LeadOutcome, type LeadState, toDoStates } from './lead-filter'
import { resumeDeliveries } from './webhook-list.repo.server'

/** Why a lead is not changed: it is not there for its reader, or somebody changed it meanwhile (B22). */
export type LeadRefusal = 'unknown' | { stale: LeadRow }

export type StateWish = {
  state: LeadState
  /** Day in Brussels, `YYYY-MM-DD`: until then it waits. */
  due?: string | undefined
  outcome?: LeadOutcome | undefined
}

/** What the history and the audit log say of a state. */
type StateFacts = { state: LeadState; due?: string; outcome?: LeadOutcome }

/** Minutes after midnight in Brussels at which what waited is back. */
const morning = 8 * 60

/** Takes a lead that its reader may see, as it was when they saw it. */
async function takeLead(tx: Db, id: number, revision: number, by: Reader): Promise<LeadRow | LeadRefusal> {
  const [lead] = await lockLeads(tx, [id], by)
  if (!lead) return 'unknown'
  return lead.revision === revision ? lead : { stale: lead }
}

const isRefused = (taken: LeadRow | LeadRefusal): taken is LeadRefusal =>
  taken === 'unknown' || 'stale' in taken

/** Gives a lead another state, with what follows for its sender's other leads from spam and from taking that back. */
export async function changeState(tx: Db, by: Reader, id: number, revision: number, wish: StateWish) {
  const lead = await takeLead(tx, id, revision, by)
  if (isRefused(lead)) return lead
  const change = await writeState(tx, by, lead, wish)
  if (lead.email && wish.state === 'spam') await blockSender(tx, by, lead.email)
  if (lead.email && lead.state === 'spam' && wish.state !== 'spam')
    await unblockSender(tx, by, lead, lead.email)
  await tellOffice(tx, { kind: 'lead', id })
  return change
}

async function writeState(tx: Db, by: Reader, lead: LeadRow, { state, due, outcome }: StateWish) {
  const dueAt = (state === 'waiting' && due && brusselsInstant(due, morning)) || null
  const after: StateFacts = {
    state,
    ...(dueAt && due && { due }),
    ...(state === 'done' && outcome && { outcome }),
  }
  const before = factsOf(lead)
  const isLeft = isToDo(state) && lead.staffId !== null && !(await isAgent(tx, lead.staffId))
  const change = {
    ...{ state, dueAt, outcome: state === 'done' ? (outcome ?? null) : null, stateAt: by.now },
    // Nobody does what is a former member's (B2).
    ...(isLeft && { staffId: null }),
  }
  await updateLead(tx, lead.id, change)
  await insertEntry(tx, { leadId: lead.id, at: by.now, staffId: by.id, kind: 'state', before, after })
  return { before, after }
}

const isToDo = (state: LeadState): boolean => toDoStates.some((one) => one === state)

const isAgent = async (tx: Db, staffId: number) => (await findAgents(tx)).some(({ id }) => id === staffId)

const factsOf = ({ state, dueAt, outcome }: LeadRow): StateFacts => ({
  state,
  ...(dueAt && { due: brusselsDay(dueAt) }),
  ...(outcome && { outcome }),
})

/** What the address sent before and sends later is put aside too; nothing is refused or lost (B23). */
async function blockSender(tx: Db, by: Reader, email: string) {
  await blockAddress(tx, email, by.id, by.now)
  for (const other of await lockLeadsOfAddress(tx, email, toDoStates))
    await writeState(tx, by, other, { state: 'spam' })
}

/**
 * What was put aside stands again where it stood; what came meanwhile is new, and all of it goes on to the CRM.
 * @param pressed - has the state that was chosen for it already
 */
async function unblockSender(tx: Db, by: Reader, pressed: LeadRow, email: string) {
  await unblockAddress(tx, email)
  const others = (await lockLeadsOfAddress(tx, email, ['spam'])).filter(({ id }) => id !== pressed.id)
  const all = [pressed, ...others]
  const before = await findStateBeforeSpam(tx, ids(all))
  for (const other of others)
    await writeState(tx, by, other, (before.get(other.id) as StateFacts | undefined) ?? { state: 'new' })
  await assignWhatCame(
    tx,
    all.filter(({ id }) => !before.has(id)),
  )
  await resumeDeliveries(tx, by.now, ids(all))
}

const ids = (leads: LeadRow[]) => leads.map(({ id }) => id)

/** Gives what came as spam, and is nobody's, to the agent who has an open lead of the same person. */
async function assignWhatCame(tx: Db, leads: LeadRow[]) {
  for (const { id, personId, staffId } of leads) {
    const agent = staffId === null && personId !== null && (await findAgentOfPerson(tx, personId))
    if (agent) await updateLead(tx, id, { staffId: agent })
  }
}

/** Somebody who can be given leads. */
type Agent = { id: number; name: string }

/** Gives leads to somebody, or to nobody yet. @returns those that changed hands */
export async function assignLeads(tx: Db, by: Reader, ids: number[], agent: Agent | null, names: Agent[]) {
  return await giveLeads(tx, by, await lockLeads(tx, ids, by), agent, names)
}

/** Gives locked leads to somebody. @param by - who does it; null: the site itself @returns those that changed hands */
export async function giveLeads(
  tx: Db,
  by: { id: number | null; now: Date },
  taken: LeadRow[],
  agent: Agent | null,
  names: Agent[],
) {
  const changed = taken.filter(({ staffId }) => staffId !== (agent?.id ?? null))
  const nameOf = (id: number | null) => names.find((one) => one.id === id)?.name ?? null
  for (const { id, staffId } of changed) {
    await updateLead(tx, id, { staffId: agent?.id ?? null })
    const [before, after] = [{ agent: nameOf(staffId) }, { agent: agent?.name ?? null }]
    await insertEntry(tx, { leadId: id, at: by.now, staffId: by.id, kind: 'assignment', before, after })
  }
  await tellGiven(tx, changed)
  return changed
}

/** One word for all leads: a page reads all that it shows again. Whoever had them hears it too. */
async function tellGiven(tx: Db, [first]: LeadRow[]) {
  if (first) await tellOffice(tx, { kind: 'lead', id: first.id })
}

/** Whose a lead was when somebody chose it; null: nobody's. */
export type ChosenLead = { id: number; staffId: number | null }

/** Gives chosen leads to somebody. @returns those that changed hands; how many were given away meanwhile, if any were */
export async function assignChosen(
  tx: Db,
  by: Reader,
  chosen: ChosenLead[],
  agent: Agent | null,
  names: Agent[],
): Promise<{ given: LeadRow[] } | { changed: number; now: LeadRow[] }> {
  const ids = chosen.map(({ id }) => id)
  const taken = await lockLeads(tx, ids, by)
  const isAsSeen = ({ id, staffId }: LeadRow) =>
    chosen.some((seen) => seen.id === id && seen.staffId === staffId)
  const asSeen = taken.filter(isAsSeen).length
  if (asSeen < chosen.length) return { changed: chosen.length - asSeen, now: taken }
  return { given: await assignLeads(tx, by, ids, agent, names) }
}

/** Gives one lead to somebody, as it was when they saw it. */
export async function assignLead(
  tx: Db,
  by: Reader,
  { id, revision }: { id: number; revision: number },
  agent: Agent | null,
  names: Agent[],
) {
  const lead = await takeLead(tx, id, revision, by)
  return isRefused(lead) ? lead : { lead, changed: await assignLeads(tx, by, [id], agent, names) }
}
