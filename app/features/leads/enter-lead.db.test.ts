import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leads, people } from '#db/schema'
import { findOrAddPerson } from '~/features/people/public.server'
import { createMember } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { type EnteredLead, enterLead } from './enter-lead.server'

const { db, appIn } = await testApp({ demo: 'agency', emptied: [leads, people] })
const at = new Date('2026-11-20T10:00:00Z')
const { id } = await createMember(db)

async function enter(entered: Partial<EnteredLead>) {
  const call = { source: 'telephone', locale: 'fr', staffId: null, subject: {}, isMailed: false } as const
  const lead = { ...call, email: null, fields: {}, ...entered }
  await db.transaction(async (tx) => await enterLead(tx, appIn(), { id }, lead))
}

const rowOf = async (id: number) => (await db.select().from(people).where(eq(people.id, id)))[0]

test('B21 B25 what a member enters of somebody known replaces their name and telephone; what it does not say stays', async () => {
  const email = 'el@post.example'
  const el = await findOrAddPerson(db, { email, name: 'E. P.', phone: '02 1' }, at)
  await enter({ email, fields: { firstName: 'Élodie', lastName: 'Piron', phone: '02 2' } })
  expect(await rowOf(el)).toMatchObject({ name: 'Élodie Piron', phone: '02 2', revision: 1 })
  await enter({ email, fields: { firstName: 'Élodie', lastName: 'Piron', remark: 'Une cave ?' } })
  expect(await rowOf(el)).toMatchObject({ name: 'Élodie Piron', phone: '02 2', revision: 1 })
})

test('B21 B25 so does what is entered from the page of somebody who has no address', async () => {
  const el = await findOrAddPerson(db, { name: 'E. P.', phone: '02 1' }, at)
  await enter({ personId: el, fields: { phone: '02 2', remark: 'Une cave ?' } })
  expect(await rowOf(el)).toMatchObject({ name: 'E. P.', phone: '02 2', revision: 1 })
  expect(await db.$count(people)).toBe(1)
})
