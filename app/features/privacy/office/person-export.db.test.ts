import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  auditLog,
  leads,
  mails,
  newsletterSubscribers,
  people,
  personAddresses,
  securityEvents,
} from '#db/schema'
import { siteOf } from '~/features/content/public.server'
import { mailFile, mailFolder } from '../../../../tests/setup/mails'
import { askedBy, submitAct } from '../../../../tests/setup/office'
import { createLead, createMember, mailRow } from '../../../../tests/setup/rows'
import { testApp } from '../../../../tests/setup/test-app'
import { erasePersonAct, exportPersonAct } from './person-data-acts.server'
import { loader } from './person-export.route'

const { db, appAt } = await testApp({
  demo: 'agency',
  env: { MAIL_AGENCY: 'Desk@agency.example' },
  emptied: [leads, mails, newsletterSubscribers, people],
})
const app = appAt()
const now = app.clock.now()
const mia = await createMember(db, { name: 'Mia', role: 'admin' })

async function person(...emails: string[]) {
  const [row] = await db.insert(people).values({ createdAt: now, name: 'Iris' }).returning()
  const id = row?.id ?? 0
  for (const email of emails) await db.insert(personAddresses).values({ email, personId: id, addedAt: now })
  return id
}

const asking = (id: number) => ({ app, member: mia, page: 'people', id })

/** @returns where the button leads */
const press = async (id: number) =>
  (await submitAct([exportPersonAct], { ...asking(id), fields: { act: 'people.export' } })).to

const erase = async (id: number, address: string) =>
  (await submitAct([erasePersonAct], { ...asking(id), fields: { act: 'people.erase', address } })).status

/** What an admin gets whose password is fresh. */
async function answerAt(id: number, path: string, { by = mia.id, at = app } = {}) {
  const member = { ...mia, id: by, session: { ...mia.session, passwordAt: at.clock.now() } }
  const url = new URL(path, 'https://agency.example')
  return (await loader({ ...askedBy({ ...asking(id), app: at, member }), url })) as Response
}

const statusAt = async (...asked: Parameters<typeof answerAt>) => (await answerAt(...asked)).status

const eventsOf = async (account: string) =>
  await db
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .where(eq(securityEvents.account, app.securityLog.pseudonym('account', account)))

test('B30 B72 nobody reads the file of a person without an act that is noted, however fresh their password', async () => {
  const id = await person('iris@post.example')
  expect(await statusAt(id, `/office/people/${id}/export/`)).toBe(404)
  const to = await press(id)
  expect(await statusAt(id, to)).toBe(200)
  const acts = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `people/${id}`))
  expect(acts).toMatchObject([{ act: 'people.export', staffId: mia.id }])
})

test('B30 the file is for the member who exported it, about that person, for ten minutes', async () => {
  const [id, other] = [await person('iris@post.example'), await person('noor@post.example')]
  const to = await press(id)
  expect(await statusAt(id, to, { by: mia.id + 1 })).toBe(404)
  expect(await statusAt(other, to.replace(`/${id}/`, `/${other}/`))).toBe(404)
  expect(await statusAt(id, to, { at: appAt(new Date(now.getTime() + 11 * 60_000)) })).toBe(404)
})

test('S-10 the security log has an export for each address of the person, or one for a person without any', async () => {
  const [id, without] = [await person('ida@post.example', 'ida@work.example'), await person()]
  await press(id)
  await press(without)
  await app.securityLog.flush()
  for (const account of ['ida@post.example', 'ida@work.example', `person/${without}`])
    expect([account, await eventsOf(account)]).toEqual([account, [{ kind: 'data-exported' }]])
})

test('B30 what was entered without an address stands in the file once, however many addresses there are', async () => {
  for (const emails of [[], ['iris@post.example'], ['noor@post.example', 'noor@work.example']]) {
    const id = await person(...emails)
    await createLead(db, { form: 'by-hand', email: null, fields: { remark: 'Belde' }, personId: id })
    const file = await answerAt(id, await press(id))
    expect([emails, (await file.text()).match(/"Belde"/g)?.length]).toEqual([emails, 1])
  }
})

test('B30 who has no address is erased by their number however it is written, or by their name in any case', async () => {
  const known = { createdAt: now, name: 'Iris Claes', phone: '0475123456' }
  const statusOf = async (address: string, more: Partial<typeof known> = {}) => {
    const [row] = await db
      .insert(people)
      .values({ ...known, ...more })
      .returning()
    return await erase(row?.id ?? 0, address)
  }
  for (const typed of ['0475 12 34 56', '+32 475 12.34.56', 'iris CLAES'])
    expect([typed, await statusOf(typed)]).toEqual([typed, 303])
  for (const typed of ['0475 12 34 57', '0475', 'Iris', '-'])
    expect([typed, await statusOf(typed)]).toEqual([typed, 422])
  for (const typed of ['-', '0']) expect(await statusOf(typed, { phone: 'geheim' })).toBe(422)
})

test('B30 of a person with addresses of the agency all is erased but the mails of these, in files and waiting ones too', async () => {
  const own = ['desk@agency.example', (await siteOf(db)).identity.email.toLowerCase(), 'mia@agency.example']
  const emails = ['iris@post.example', ...own]
  const id = await person(...emails)
  for (const email of emails)
    await db.insert(newsletterSubscribers).values({
      ...{ email, locale: 'nl', page: '/nl/', askedAt: now, state: 'confirmed', form: 'sign-newsletter' },
      ...{ consentVersion: 'x', mailedAt: now },
    })
  const toEach = emails.map((recipient) => mailRow({ recipient, replyTo: 'an@post.example' }))
  const waiting = await db.insert(mails).values(toEach).returning()
  await mkdir(mailFolder(app.config), { recursive: true })
  for (const mail of waiting) await writeFile(mailFile(app.config, mail), `To: ${mail.recipient}\r\n\r\nDag`)
  expect(await erase(id, 'iris@post.example')).toBe(303)

  expect(await db.$count(newsletterSubscribers)).toBe(0)
  expect(await db.$count(people)).toBe(0)
  const left = (await db.select().from(mails).orderBy(mails.id)).filter(({ kind }) => kind === 'lead-agency')
  expect(left.map(({ recipient }) => recipient)).toEqual(own)
  const withFile = waiting.filter((mail) => existsSync(mailFile(app.config, mail)))
  expect(withFile.map(({ recipient }) => recipient)).toEqual(own)
})
