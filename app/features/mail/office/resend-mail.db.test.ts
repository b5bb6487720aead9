import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditLog, mails } from '#db/schema'
import type { Role } from '~/platform/office/permissions'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { tokenIn } from '../../../../tests/setup/mails'
import { submitAct } from '../../../../tests/setup/office'
import { createMember, inRole } from '../../../../tests/setup/rows'
import { testApp } from '../../../../tests/setup/test-app'
import { postMail } from '../post-mail.server'
import { senderIn } from '../sender.server'
import { resendAct } from './resend-acts.server'

const now = '2026-11-23T12:00:00Z'
const earlier = '2026-11-20T10:00:00Z'
const { db, appAt, arrived, allArrived } = await testApp({
  ...{ demo: 'agency', jobs: 'sent', at: now, emptied: [mails] },
})
const mia = await createMember(db, { name: 'Mia' })
const documents = defineSignedLinks<{ id: number }>('documents', { hours: 1 })
const logins = defineSignedLinks<{ id: string }>('owner-link', { minutes: 10 })

/** A mail of three days ago that came no further; without a job, as one that was given up. */
async function given(state: 'failed' | 'sent' | 'queued', links: 'documents' | 'logins' = 'documents') {
  const app = { ...appAt(earlier), jobs: { ...appAt().jobs, enqueue: async () => {} } }
  const path = 'https://agency.example/nl/link/'
  const href =
    links === 'documents'
      ? documents.addTo(path, app, { id: 7 })
      : logins.addTo(path, app, { id: 'x' }, new Date('2026-11-23T13:00:00Z'))
  const id = await postMail(db, app, await senderIn(app, 'nl'), {
    ...{
      kind: 'documents',
      audience: 'agency',
      to: 'an@pots.example',
      locale: 'nl',
      replyTo: 'bo@agency.example',
    },
    content: { subject: 'Plan', title: 'Plan', blocks: [{ type: 'button', text: 'Open', href }] },
  })
  const problem = state === 'sent' ? null : 'EENVELOPE 550 5.1.1'
  await db.update(mails).set({ state, problem }).where(eq(mails.id, id))
  return id
}

async function press(id: number, email: string, { once = 'one', role = 'admin' as Role, at = now } = {}) {
  const fields = { act: 'mails.resend', email, once }
  return await submitAct([resendAct], {
    app: appAt(at),
    member: inRole(mia, role),
    page: 'outbox',
    id,
    fields,
  })
}

const rowOf = async (id: number) => (await db.select().from(mails).where(eq(mails.id, id)))[0]

test('B74 a mail that failed goes to the corrected address, with a link that is good from now on', async () => {
  const id = await given('failed')
  const answer = await press(id, 'an@post.example')
  expect(answer).toEqual({ status: 303, to: `/office/outbox/${id}/?done=mail-office:resend.done` })
  await allArrived(1)
  expect(arrived[0]).toMatchObject({ to: 'an@post.example', replyTo: 'bo@agency.example', subject: 'Plan' })
  expect(documents.read(appAt(), tokenIn(arrived[0]?.text))).toEqual({ id: 7 })
  await vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ state: 'sent', problem: null }))
})

test('B74 of a mail that was sent a copy goes out, and two presses send one', async () => {
  const id = await given('sent')
  const [one, other] = await Promise.all([press(id, 'an@post.example'), press(id, 'an@post.example')])
  expect(one).toEqual(other)
  expect(await db.$count(mails)).toBe(2)
  await press(id, 'an@post.example', { once: 'two' })
  await allArrived(2)
  expect(await rowOf(id)).toMatchObject({ state: 'sent', recipient: 'an@pots.example' })
  for (const mail of arrived) expect(documents.read(appAt(), tokenIn(mail.text))).toEqual({ id: 7 })
  expect(new Set(arrived.map((mail) => mail.id)).size).toBe(2)
})

test('B74 a mail that waits goes out now, once, by the job that it has', async () => {
  const id = await given('queued')
  const { jobs } = appAt()
  const startAfter = new Date(Date.now() + 3_600_000)
  await jobs.enqueue(db, { name: 'send-mail', options: {}, pollingSeconds: 1 }, { mail: id }, { startAfter })
  expect(await press(id, 'an@post.example')).toMatchObject({ status: 303 })
  await allArrived(1)
  const { rows } = await db.execute(
    `select count(*)::int as count from pgboss.job where name = 'send-mail' and data->>'mail' = '${id}'`,
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('B74 a link that acts for its recipient goes to nobody else, and not after its end', async () => {
  const id = await given('failed', 'logins')
  const refused = await press(id, 'eve@post.example')
  expect([refused.status, Object.keys(refused.answer?.problems ?? {})]).toEqual([422, ['email']])
  const late = await press(id, 'an@pots.example', { at: '2026-11-23T13:00:01Z' })
  expect([late.status, late.answer?.message]).toEqual([422, expect.stringContaining('verlopen')])
  expect(await rowOf(id)).toMatchObject({ state: 'failed', recipient: 'an@pots.example' })
  expect(await press(id, 'An@pots.example')).toMatchObject({ status: 303 })
  await allArrived(1)
  expect(arrived[0]?.to).toBe('an@pots.example')
})

test('B74 what is no number of a mail is none to send again; an address is kept in lower case', async () => {
  expect(await press(Number.NaN, 'an@post.example')).toMatchObject({ status: 404 })
  const id = await given('failed')
  await press(id, 'An@Post.Example')
  expect(await rowOf(id)).toMatchObject({ recipient: 'an@post.example' })
  await allArrived(1)
})

test('B3 B72 only admins send again; it is noted without an address', async () => {
  const id = await given('failed')
  for (const role of ['agent', 'editor'] as const)
    expect(await press(id, 'an@post.example', { role })).toMatchObject({ status: 403 })
  expect(await press(999_999, 'an@post.example')).toMatchObject({ status: 404 })
  const wrong = await press(id, 'an@')
  expect([wrong.status, Object.keys(wrong.answer?.problems ?? {})]).toEqual([422, ['email']])
  await press(id, 'an@post.example')
  const acts = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `mails/${id}`))
  expect(acts).toMatchObject([{ act: 'mails.resend', after: { address: 'corrected' } }])
})
