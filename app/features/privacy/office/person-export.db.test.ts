import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { auditLog, people, personAddresses, securityEvents, staff } from '#db/schema'
import { appContext } from '~/platform/app.server'
import { mayAct } from '~/platform/office/may-act.server'
import { memberOf } from '~/platform/office/member.fixture'
import { memberContext } from '~/platform/office/member.server'
import { testApp } from '../../../../tests/setup/test-app'
import { exportPersonAct } from './person-data-acts.server'
import { loader } from './person-export.route'

const { db, appAt } = await testApp({ demo: 'agency', emptied: [people] })
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

test('S-10 the security log has an export for each address of the person, or for who has none', async () => {
  const [id, without] = [await person('ida@post.example', 'ida@work.example'), await person()]
  await press(id)
  await press(without)
  await app.securityLog.flush()
  for (const account of ['ida@post.example', 'ida@work.example', `person/${without}`])
    expect([account, await eventsOf(account)]).toEqual([account, [{ kind: 'data-exported' }]])
})
