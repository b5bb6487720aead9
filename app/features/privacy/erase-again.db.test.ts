import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  erasures,
  leads,
  mails,
  newsletterSubscribers,
  pendingSubmissions,
  people,
  secretCheck,
  securityEvents,
} from '#db/schema'
import { siteContact } from '~/features/leads/public'
import { saveLead } from '~/features/leads/public.server'
import { confirmAddress } from '~/features/mail/public.server'
import type { App } from '~/platform/app.server'
import { defineQueue } from '~/platform/jobs.server'
import { createKeyRing, type KeyRing } from '~/platform/keys/key-ring.server'
import { keepKnownSecret } from '~/platform/keys/known-secret.repo.server'
import { rotated } from '../../../server/rotate-secret'
import { everyRow } from '../../../tests/setup/every-row'
import { actSender } from '../../../tests/setup/office'
import { createLead } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { testFolder } from '../../../tests/setup/test-folder'
import { repeatErasures } from './erase-again.server'
import { readJournal } from './erasure-journal.server'
import { repeatErasuresAtStart, repeatErasuresWhenBack } from './erasures-at-start.server'
import { eraseAllData, exportData } from './my-data.server'
import { erasePersonAct } from './office/person-data-acts.server'

const backupDir = testFolder()
const journal = path.join(backupDir, 'erasures.jsonl')
const { db, pool, appAt } = await testApp({
  env: { BACKUP_DIR: backupDir, MAIL_AGENCY: 'agency@post.example' },
  jobs: 'queued',
  emptied: [erasures, leads, people, mails, newsletterSubscribers, pendingSubmissions, secretCheck],
})
const app = appAt()
const [ada, grace] = ['ada@post.example', 'grace@post.example']

/** What each of the two left: rows of rooms, a form of hers to a friend, a job. */
async function write(email: string) {
  const values = { firstName: 'A', lastName: 'B', email, remark: `naar\n${email}.` }
  await saveLead(app, { form: siteContact, values, page: '/nl/contact/' })
  await confirmAddress(db, app, email)
}

/** The database as it was before any erasure: a backup of then is put back. */
async function restoreEarlier(...emails: string[]) {
  await db.delete(erasures)
  await db.delete(mails)
  for (const email of emails) await write(email)
}

/** Repeats what the journal has, as a restore does. */
const eraseAgain = async ({ keys, jobs, config }: App, others: KeyRing[] = []) => {
  const { erasures: noted } = await readJournal(journal)
  return await db.transaction(
    async (tx) => await repeatErasures(tx, { keys, jobs, config }, noted, [keys, ...others]),
  )
}

const tablesWith = async (text: string) => [
  ...new Set((await everyRow(pool)).flatMap(({ table, row }) => (row.includes(text) ? [table] : []))),
]

test('S-14 what was erased after a backup is erased again after its restore; others keep all of theirs', async () => {
  rmSync(journal, { recursive: true, force: true })
  await write(ada)
  await eraseAllData(app, ada)
  expect(readFileSync(journal, 'utf8')).not.toContain('ada')
  await restoreEarlier(ada, grace)
  const before = await exportData(app, grace)
  expect(await eraseAgain(app)).toMatchObject({ missing: 1, addresses: [ada], foreign: 0 })
  expect(await tablesWith(ada)).toEqual([])
  expect((await exportData(app, ada)).confirmed).toEqual([])
  expect(await exportData(app, grace)).toEqual(before)
  const [proof, ...others] = await db.select().from(erasures)
  expect(proof).toMatchObject({ at: app.clock.now(), erased: { leads: 1, confirmed: 1 } })
  expect(others).toEqual([])
  expect(await eraseAgain(app)).toMatchObject({ missing: 0, addresses: [], foreign: 0 })
})

test('S-14 who wrote again after an erasure keeps that when a later backup is restored', async () => {
  rmSync(journal, { recursive: true, force: true })
  await write(ada)
  await eraseAllData(app, ada)
  await write(ada)
  expect(await eraseAgain(app)).toMatchObject({ missing: 0, addresses: [], foreign: 0 })
  expect(await db.$count(leads)).toBe(1)
})

test('S-14 an address that only a job or a friend’s form names is found too', async () => {
  rmSync(journal, { recursive: true, force: true })
  await write(ada)
  await eraseAllData(app, ada)
  await restoreEarlier()
  const queue = defineQueue<{ text: string }>('send-mail', {})
  await db.transaction(async (tx) => await app.jobs.enqueue(tx, queue, { text: `Naar:\n${ada}\nen` }))
  const expires = new Date('2026-11-21T10:00:00Z')
  const fields = { email: grace, friend: 'Ada@Post.Example' }
  await db
    .insert(pendingSubmissions)
    .values({ id: 'x', form: 'send-to-friend', locale: 'nl', fields, page: '/nl/', expires })
  expect(await eraseAgain(app)).toMatchObject({ addresses: [ada] })
  expect(await tablesWith(ada)).toEqual([])
  expect(await db.$count(pendingSubmissions)).toBe(0)
})

test('S-14 a SECRET that was rotated in between does not hide whose data they were', async () => {
  rmSync(journal, { recursive: true, force: true })
  await write(ada)
  const keys = rotated(app.keys, new Date('2026-12-31T00:00:00Z'))
  await eraseAllData({ ...app, keys }, ada)
  await restoreEarlier(ada)
  expect(await eraseAgain(app)).toMatchObject({ addresses: [ada], foreign: 0 })
})

test('S-14 another lasting SECRET is tried too, and one that is not here is said', async () => {
  rmSync(journal, { recursive: true, force: true })
  const lost = createKeyRing({ secret: 'a secret that was lost, 32 characters' })
  await write(ada)
  await eraseAllData({ ...app, keys: lost }, ada)
  await restoreEarlier(ada)
  expect(await eraseAgain(app)).toMatchObject({ missing: 1, addresses: [], foreign: 1 })
  // Not used up by the try that could not tell whose it was.
  expect(await eraseAgain(app, [lost])).toMatchObject({ missing: 1, addresses: [ada], foreign: 0 })
})

test('S-14 a start with a wrong SECRET leaves every missing erasure for one with the right SECRET', async () => {
  rmSync(journal, { recursive: true, force: true })
  await write(ada)
  await write(grace)
  await eraseAllData(app, ada)
  await eraseAllData(app, grace)
  await restoreEarlier(ada, grace)
  const lines = readFileSync(journal, 'utf8')
  // A journal of a database whose secret was not there names none.
  writeFileSync(journal, lines.replace(/,"key":"[^"]*"}\n$/, '}\n'))
  await keepKnownSecret(db, app.keys.current)
  await repeatErasuresAtStart({ ...app, keys: createKeyRing({ secret: 'a wrong secret, of 32 characters' }) })
  expect(await db.$count(erasures)).toBe(0)
  await repeatErasuresAtStart(app)
  expect(await tablesWith(ada)).toEqual([])
  expect(await tablesWith(grace)).toEqual([])
  expect(await db.$count(erasures)).toBe(2)
})

test('S-14 a start with a wrong SECRET notes no erasure under its name', async () => {
  rmSync(journal, { recursive: true, force: true })
  await write(ada)
  await eraseAllData(app, ada)
  rmSync(journal)
  await keepKnownSecret(db, app.keys.current)
  await repeatErasuresAtStart({ ...app, keys: createKeyRing({ secret: 'a wrong secret, of 32 characters' }) })
  expect(existsSync(journal)).toBe(false)
})

test('S-14 a database that was put back under the running site is erased from again when it answers', async () => {
  rmSync(journal, { recursive: true, force: true })
  await write(ada)
  await eraseAllData(app, ada)
  await restoreEarlier(ada)
  await repeatErasuresWhenBack(app)
  expect(await tablesWith(ada)).toEqual([])
  // What she writes afterwards is not taken from her at the next start.
  await write(ada)
  await repeatErasuresAtStart(app)
  expect(await db.$count(leads)).toBe(1)
})

test('S-14 a journal that cannot be written stops no erasure; the next start completes it', async () => {
  rmSync(journal, { recursive: true, force: true })
  await mkdir(journal)
  await write(ada)
  await eraseAllData(app, ada)
  expect(await tablesWith(ada)).toEqual([])
  await repeatErasuresAtStart(app)
  rmSync(journal, { recursive: true })
  await repeatErasuresAtStart(app)
  expect(existsSync(journal)).toBe(true)
  await restoreEarlier(ada)
  expect(await eraseAgain(app)).toMatchObject({ addresses: [ada] })
})

test('S-14 an erasure of the agency’s address leaves its mails, also when it is repeated', async () => {
  rmSync(journal, { recursive: true, force: true })
  const agency = 'agency@post.example'
  const leadMails = async () => await db.$count(mails, eq(mails.kind, 'lead-agency'))
  await write(agency)
  await eraseAllData(app, agency)
  expect([await db.$count(leads), await leadMails()]).toEqual([0, 1])
  await restoreEarlier(agency)
  await repeatErasuresAtStart(app)
  expect([await db.$count(erasures), await db.$count(leads), await leadMails()]).toEqual([1, 0, 1])
})

test('S-14 two processes that start at once repeat an erasure once', async () => {
  rmSync(journal, { recursive: true, force: true })
  await write(ada)
  await eraseAllData(app, ada)
  await restoreEarlier(ada)
  const done = await Promise.all([eraseAgain(app), eraseAgain(app)])
  expect(done.map(({ addresses }) => addresses.length).sort()).toEqual([0, 1])
  expect(await db.$count(erasures)).toBe(1)
})

/** Somebody who rang the agency, with what a member typed. @returns their row */
async function ring(createdAt: Date, id?: number) {
  const person = { ...(id && { id }), createdAt, name: 'Iris', phone: '0475 12 34 56' }
  const [row] = await db.insert(people).overridingSystemValue().values(person).returning()
  if (!row) throw new Error('nobody rang')
  await createLead(db, { form: 'by-hand', email: null, fields: { lastName: 'Iris' }, personId: row.id })
  return row
}

/** An admin erases them in the office, by their telephone number. */
async function eraseByTelephone({ id, phone }: { id: number; phone: string | null }) {
  const send = await actSender(db, 'admin', [erasePersonAct])
  const fields = { act: 'people.erase', address: phone ?? '' }
  expect(await send({ app, id: String(id), fields })).toMatchObject({ status: 303 })
}

test('S-14 B30 who is known by telephone alone is erased again too; a number that is given again is somebody else', async () => {
  rmSync(journal, { recursive: true, force: true })
  const iris = await ring(new Date('2026-11-02T10:00:00Z'))
  const other = await ring(new Date('2026-11-03T10:00:00Z'))
  await eraseByTelephone(iris)
  await app.securityLog.flush()
  const account = app.securityLog.pseudonym('account', `person/${iris.id}`)
  expect(await db.$count(securityEvents, eq(securityEvents.account, account))).toBe(1)
  expect((await readJournal(journal)).erasures).toHaveLength(1)

  await restoreEarlier()
  await ring(iris.createdAt, iris.id)
  expect(await eraseAgain(app)).toMatchObject({ missing: 1, addresses: [], people: [`person/${iris.id}`] })
  expect(await db.select().from(people)).toMatchObject([{ id: other.id }])
  expect(await db.select().from(leads)).toMatchObject([{ personId: other.id }])
  expect(await db.select().from(erasures)).toMatchObject([{ erased: { leads: 1, people: 1 } }])

  await db.delete(erasures)
  await ring(new Date('2026-11-19T10:00:00Z'), iris.id)
  expect(await eraseAgain(app)).toMatchObject({ missing: 1, people: [] })
  expect(await db.$count(people)).toBe(2)
})
