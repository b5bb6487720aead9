import { data } from 'react-router'
import { z } from 'zod'
import { officePath } from '~/i18n/office-table'
import { longestName, longestPhone } from '~/kernel/bounds'
import { longestMailAddress } from '~/kernel/mail-address'
import type { Db } from '~/platform/database.server'
import { findLastAct } from '~/platform/office/audit-log.repo.server'
import { type ActRefusal, defineAct, type Stale } from '~/platform/office/define-act.server'
import { readId } from '~/platform/office/read-id'
import { type JoinRefusal, joinPeople, longestNote, longestNotes, splitPerson } from '../join-people.server'
import { findPerson, isGivenSince, type Person, updatePerson } from './person.repo.server'

/** First and last name, with a space between them. */
const longestFullName = 2 * longestName + 1

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((typed) => typed || null)

/** Name, telephone and note of a person, unless somebody else changed them meanwhile. The log names no values. */
export const changePersonAct = defineAct({
  name: 'people.change',
  permission: 'people.write',
  schema: z.object({
    name: text(longestFullName),
    phone: text(longestPhone).meta({ kind: 'tel' }),
    note: text(longestNote).meta({ kind: 'textarea' }),
    revision: z.coerce.number().int().meta({ kind: 'hidden' }),
  }),
  async run({ tx, member, params, values: { revision, ...change } }) {
    const subject = `people/${params.id}`
    if (!(await findPerson(tx, params.id, member))) throw data(null, { status: 404 })
    if (await updatePerson(tx, readId(params.id), revision, change))
      return { subject, done: 'people-office:done.changed' }
    // Whoever was quicker may have joined them with somebody else.
    const person = await findPerson(tx, params.id, member)
    if (!person) throw data(null, { status: 404 })
    return { stale: await stalePerson(tx, subject, person) }
  },
})

async function stalePerson(tx: Db, subject: string, person: Person): Promise<Stale> {
  const { name, phone, note, revision } = person
  const last = await findLastAct(tx, subject, ['people.change', 'people.join', 'people.part'])
  const now = { name: name ?? '', phone: phone ?? '', note: note ?? '', revision: String(revision) }
  // No member is named for what a lead that came since may have given.
  return last && !(await isGivenSince(tx, person, last.at)) ? { now, by: last.by, at: last.at } : { now }
}

/** Makes another person and this one the same (B26). */
export const joinPersonAct = defineAct({
  name: 'people.join',
  permission: 'people.write',
  schema: z.object({ other: z.coerce.number().int().positive().meta({ kind: 'hidden' }) }),
  async run({ tx, member, params, values: { other } }) {
    const outcome = await joinPeople(tx, { id: readId(params.id), other, reader: member })
    if (outcome !== 'joined') return refusedAs(outcome)
    return { subject: `people/${params.id}`, before: { other }, done: 'people-office:done.joined' }
  },
})

/** Makes one of the addresses another person again. */
export const splitPersonAct = defineAct({
  name: 'people.part',
  permission: 'people.write',
  schema: z.object({ email: z.string().max(longestMailAddress).meta({ kind: 'hidden' }) }),
  async run({ tx, member, params, values: { email } }) {
    const newId = await splitPerson(tx, { id: readId(params.id), email, reader: member })
    if (typeof newId === 'string') return refusedAs(newId)
    // A person whose leads are all a colleague's may be invisible to the member who split them.
    const isTheirs = (await findPerson(tx, String(newId), member)) !== undefined
    return {
      subject: `people/${params.id}`,
      after: { other: newId },
      ...(isTheirs && { to: officePath('people.person', { id: newId }) }),
      done: 'people-office:done.split',
    }
  },
})

/** @throws 404 for somebody who is not there */
function refusedAs(refusal: JoinRefusal): ActRefusal {
  if (refusal === 'unknown') throw data(null, { status: 404 })
  return { message: [`people-office:refused.${refusal}`, { max: longestNotes }] }
}
