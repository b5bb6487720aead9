import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import {
  auditLog,
  leads,
  mails,
  newsletterSubscribers,
  people,
  personAddresses,
  securityEvents,
  staff,
} from '#db/schema'
import { siteOf } from '~/features/content/public.server'
import { appContext } from '~/platform/app.server'
import { mayAct } from '~/platform/office/may-act.server'
import { memberOf } from '~/platform/office/member.fixture'
import { memberContext } from '~/platform/office/member.server'
import { mailFile, mailFolder } from '../../../../tests/setup/mails'
import { actSender } from '../../../../tests/setup/send-act'
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
const action = mayAct(exportPersonAct)
const [mia] = await db
  .insert(staff)
  .values({ email: 'mia@agency.example', name: 'Mia', role: 'admin', locale: 'nl', createdAt: now })
  .returning()
const miaId = mia?.id ?? 0

async function person(...emails: string[]) {
  const [row] = await db.insert(people).values({ createdAt: now, name: 'Iris' }).returning()
  const id = row?.id ?? 0
  for (const email of emails) await db.insert(personAddresses).values({ email, personId: id, addedAt: now })
  return id
}

/** An admin whose password is fresh. */
function argsOf(id: number, url: URL, { by = miaId, at = app } = {}) {
  const context = new RouterContextProvider()
  context.set(appContext, at)
  const member = memberOf('admin')
  context.set(memberContext, {
    ...member,
    id: by,
    session: { ...member.session, passwordAt: at.clock.now() },
  })
  return { request: new Request(url), url, params: { id: String(id) }, context, pattern: '' }
}

const addressOf = (path: string) => new URL(path, 'https://agency.example')

/** @returns where the button leads */
async function press(id: number): Promise<string> {
  const url = addressOf(`/office/people/${id}/`)
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ act: 'people.export' }),
  })
  const answer = await action({ ...argsOf(id, url), request }).catch((thrown: unknown) => thrown)
  return answer instanceof Response ? (answer.headers.get('location') ?? '') : ''
}

const statusAt = async (id: number, path: string, reader: Parameters<typeof argsOf>[2] = {}) =>
  ((await loader(argsOf(id, addressOf(path), reader))) as Response).status

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
  expect(acts).toMatchObject([{ act: 'people.export', staffId: miaId }])
})

test('B30 the file is for the member who exported it, about that person, for ten minutes', async () => {
  const [id, other] = [await person('iris@post.example'), await person('noor@post.example')]
  const to = await press(id)
  expect(await statusAt(id, to, { by: miaId + 1 })).toBe(404)
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

async function leadWithoutAddress(personId: number) {
  await db.insert(leads).values({
    ...{ at: now, form: 'by-hand', locale: 'nl', email: null, fields: { remark: 'Belde' }, personId },
    ...{ page: '', consentVersion: '', digest: 'x' },
  })
}

test('B30 what was entered without an address stands in the file once, however many addresses there are', async () => {
  for (const emails of [[], ['iris@post.example'], ['noor@post.example', 'noor@work.example']]) {
    const id = await person(...emails)
    await leadWithoutAddress(id)
    const file = (await loader(argsOf(id, addressOf(await press(id))))) as Response
    expect([emails, (await file.text()).match(/"Belde"/g)?.length]).toEqual([emails, 1])
  }
})

test('B30 who has no address is erased by their number however it is written, or by their name in any case', async () => {
  const erase = await actSender(db, 'admin', [erasePersonAct])
  const known = { createdAt: now, name: 'Iris Claes', phone: '0475123456' }
  const statusOf = async (address: string, more: Partial<typeof known> = {}) => {
    const [row] = await db
      .insert(people)
      .values({ ...known, ...more })
      .returning()
    return (await erase({ app, fields: { act: 'people.erase', address }, id: String(row?.id) })).status
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
  const toEach = emails.map((recipient) => ({
    ...{ at: now, kind: 'lead-agency', recipient, replyTo: 'an@post.example', locale: 'nl' as const },
    ...{ subject: 'x', html: '', text: '', messageId: `<${recipient}>`, state: 'queued' as const },
  }))
  const waiting = await db.insert(mails).values(toEach).returning()
  await mkdir(mailFolder(app.config), { recursive: true })
  for (const mail of waiting) await writeFile(mailFile(app.config, mail), `To: ${mail.recipient}\r\n\r\nDag`)
  const erase = await actSender(db, 'admin', [erasePersonAct])
  const fields = { act: 'people.erase', address: 'iris@post.example' }
  expect(await erase({ app, fields, id: String(id) })).toMatchObject({ status: 303 })

  expect(await db.$count(newsletterSubscribers)).toBe(0)
  expect(await db.$count(people)).toBe(0)
  const left = (await db.select().from(mails).orderBy(mails.id)).filter(({ kind }) => kind === 'lead-agency')
  expect(left.map(({ recipient }) => recipient)).toEqual(own)
  const withFile = waiting.filter((mail) => existsSync(mailFile(app.config, mail)))
  expect(withFile.map(({ recipient }) => recipient)).toEqual(own)
})
