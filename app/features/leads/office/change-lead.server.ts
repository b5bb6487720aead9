import { isConfirmedAddress } from '~/features/mail/public.server'
import { brusselsDay } from '~/kernel/calendar'
import { brusselsInstant } from '~/kernel/wall-time'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { tellOffice } from '~/platform/office/office-news.server'
import { findAgentOfPerson, isBlocked } from '../assign-by-rule.repo.server'
import type { Reader } from './inbox.repo.server'
import {
  blockAddress,
  findAgents,
  findStateBeforeSpam,
  hasTakenUpLead,
  insertEntry,
  isOwner,
  type LeadRow,
  lockLeads,
  lockNewOfAddress,
  lockSpamOfAddress,
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

/** What became of a lead, for the audit log; `leads` are the numbers of others that followed it, also those of colleagues. */
type StateChange = {
  before: StateFacts
  after: StateFacts & { leads?: number[] }
  /** It is spam, but its address is known to the agency: nothing else follows from it. */
  isSpamAlone: boolean
}

/** Gives a lead another state, with what follows for its sender's other leads from spam and from taking that back. */
export async function changeState(
  tx: Db,
  services: Pick<Services, 'keys'>,
  by: Reader,
  { id, revision }: { id: number; revision: number },
  wish: StateWish,
): Promise<StateChange | LeadRefusal> {
  const lead = await takeLead(tx, id, revision, by)
  if (isRefused(lead)) return lead
  const { before, after } = await writeState(tx, by, lead, wish)
  const others = await changeOthers(tx, services, by, lead, wish.state)
  await tellOffice(tx, { kind: 'lead', id })
  const leads = others === 'none' ? [] : ids(others)
  return { before, after: { ...after, ...(leads.length > 0 && { leads }) }, isSpamAlone: others === 'none' }
}

/** @returns those that followed; `none` where a known address is not blocked */
async function changeOthers(
  tx: Db,
  services: Pick<Services, 'keys'>,
  by: Reader,
  lead: LeadRow,
  state: LeadState,
): Promise<LeadRow[] | 'none'> {
  const { id, email } = lead
  if (!email) return []
  if (state === 'spam') {
    // Whoever saves spam as spam once more was told that its address is known.
    const isSpared = lead.state !== 'spam' && (await isKnown(tx, services, id, email))
    return isSpared ? 'none' : await blockSender(tx, by, email)
  }
  return lead.state === 'spam' ? await unblockSender(tx, by, lead, email) : []
}

/**
 * Whether an address is that of somebody the agency deals with: anybody can type it into a form, and spam that is sent in
 * their name must not silence them. One that is blocked already stays blocked.
 */
async function isKnown(
  tx: Db,
  services: Pick<Services, 'keys'>,
  id: number,
  email: string,
): Promise<boolean> {
  if (await isBlocked(tx, email)) return false
  return (
    (await isConfirmedAddress(tx, services, email)) ||
    (await isOwner(tx, email)) ||
    (await hasTakenUpLead(tx, email, id))
  )
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

/**
 * What the address sends later is put aside too, and so is what is new of it and whoever blocks it may see; nothing is
 * refused or lost (B23).
 */
async function blockSender(tx: Db, by: Reader, email: string): Promise<LeadRow[]> {
  await blockAddress(tx, email, by.id, by.now)
  const others = await lockNewOfAddress(tx, email, by)
  for (const other of others) await writeState(tx, by, other, { state: 'spam' })
  return others
}

/**
 * What was put aside stands again where it stood, whoever may see it; what came meanwhile is new, and all of it goes on to
 * the CRM. What was put aside alone, of an address that was not blocked, is taken back alone.
 * @param pressed - has the state that was chosen for it already
 */
async function unblockSender(tx: Db, by: Reader, pressed: LeadRow, email: string): Promise<LeadRow[]> {
  const spam = (await unblockAddress(tx, email)) ? await lockSpamOfAddress(tx, email) : []
  const others = spam.filter(({ id }) => id !== pressed.id)
  const all = [pressed, ...others]
  const before = await findStateBeforeSpam(tx, ids(all))
  for (const other of others)
    await writeState(tx, by, other, (before.get(other.id) as StateFacts | undefined) ?? { state: 'new' })
  await assignWhatCame(
    tx,
    all.filter(({ id }) => !before.has(id)),
  )
  await resumeDeliveries(tx, by.now, ids(all))
  return others
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
