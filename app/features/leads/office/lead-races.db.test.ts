import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, leadEntries, leads, people, staff } from '#db/schema'
import type { ActAnswer } from '~/kernel/office/act-answer'
import { actSender } from '../../../../tests/setup/office'
import { createLead } from '../../../../tests/setup/rows'
import { testApp } from '../../../../tests/setup/test-app'
import { assignAct, stateAct } from './lead-acts.server'

/** The audit runs a thousand. */
const races = Number(process.env.LEAD_RACES ?? 50)

const { db, appIn } = await testApp({ demo: 'agency', emptied: [leads, people] })
const app = appIn()
const acts = [stateAct, assignAct]
const senders = await Promise.all([1, 2, 3].map(() => actSender(db, 'admin', acts)))
const agents = (await db.select({ id: staff.id }).from(staff)).map(({ id }) => String(id))

type Fields = Record<string, string>

/** What a member wants in a round: now a state, now an agent. */
function wishOf(member: number, round: number): Fields {
  if ((member + round) % 3 === 0)
    return { act: assignAct.name, agent: agents[(member + round) % agents.length] ?? '0' }
  const state = ['open', 'done', 'waiting'][(member * 2 + round) % 3] ?? 'open'
  return { act: stateAct.name, state, due: '2026-12-24', outcome: 'none' }
}

/** Sends a form until it is taken: whoever is told of another version saves theirs over it. */
async function insist(send: (typeof senders)[number], id: number, wish: Fields, revision: number) {
  const told: ActAnswer[] = []
  let fields: Fields = { ...wish, revision: String(revision) }
  for (;;) {
    const { status, answer } = await send({ app, id: String(id), fields })
    if (status === 303) return told
    expect(status).toBe(409)
    if (!answer) throw new Error('409 without an answer')
    told.push(answer)
    // As the form that is shown again sends it.
    fields = { act: wish.act ?? '', ...(answer.values as Fields) }
  }
}

const entriesOf = async (id: number) =>
  await db.select().from(leadEntries).where(eq(leadEntries.leadId, id)).orderBy(asc(leadEntries.id))

test(`B22 in ${races} races of three members none is lost: each change is made on what its member was shown`, async () => {
  let refused = 0
  for (let round = 0; round < races; round += 1) {
    const id = await createLead(db)
    const told = await Promise.all(senders.map((send, member) => insist(send, id, wishOf(member, round), 0)))
    refused += told.flat().length
    const [row] = await db.select().from(leads).where(eq(leads.id, id))
    const acts = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `leads/${id}`))
    expect(acts).toHaveLength(senders.length)
    const entries = await entriesOf(id)
    const states = entries.filter(({ kind }) => kind === 'state')
    const wished = senders.filter((_, member) => wishOf(member, round).act === stateAct.name).length
    expect(states).toHaveLength(wished)
    // What one left the next one found: nobody wrote over what they had not seen.
    states.forEach(({ before }, index) => {
      expect(before).toEqual(index === 0 ? { state: 'new' } : states[index - 1]?.after)
    })
    if (states.length > 0) expect(states.at(-1)?.after).toMatchObject({ state: row?.state })
    expect(row?.revision).toBe(entries.length)
    for (const { now, values } of told.flat()) {
      expect(Object.keys(now ?? {}).length).toBeGreaterThan(0)
      expect(values.revision).toMatch(/^[1-9]/)
    }
  }
  expect(refused).toBeGreaterThanOrEqual(races)
}, 600_000)
