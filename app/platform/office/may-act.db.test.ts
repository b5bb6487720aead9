import { asc, eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { auditLog, staff } from '#db/schema'
import type { ActAnswer } from '~/kernel/office/act-answer'
import { createMember } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { appContext } from '../app.server'
import { DatabaseUnavailable } from '../database-problem'
import { defineAct } from './define-act.server'
import { mayAct, mayAnswer, shapeOf } from './may-act.server'
import { memberOf } from './member.fixture'
import { memberContext, passwordContext } from './member.server'
import type { Role } from './permissions'

const { db, appIn } = await testApp()
const mia = await createMember(db, { name: 'Mia', role: 'admin' })

const rename = defineAct({
  name: 'members.rename',
  permission: 'members.write',
  schema: z.object({
    name: z.string().trim().min(1).max(20),
    age: z.coerce.number().int().min(18).optional(),
    role: z.enum(['admin', 'agent']),
    email: z.email(),
  }),
  async run({ tx, values }) {
    await tx.update(staff).set({ name: values.name }).where(eq(staff.id, mia.id))
    if (values.name === 'Nobody') return { problems: { name: 'office:problem.choice' } }
    if (values.name === 'Away') throw new DatabaseUnavailable('away', new Error('gone'))
    return { subject: `staff/${mia.id}`, before: { name: 'Mia' }, after: values, done: 'office:title' }
  },
})
const remove = defineAct({
  name: 'members.remove',
  permission: 'members.write',
  confirm: true,
  schema: z.object({}),
  run: async () => ({ subject: 'staff/1' }),
})
const action = mayAct(rename, remove)
const good = { act: 'members.rename', name: ' Noor ', age: '', role: 'agent', email: 'noor@agency.example' }

type Asking = { role?: Role | null; passwordAt?: string; at?: string }

function asking({
  role = 'admin',
  passwordAt = '2026-11-20T10:00:00Z',
  at = '2026-11-20T10:10:00Z',
}: Asking) {
  const context = new RouterContextProvider()
  const app = appIn('nl', at)
  context.set(appContext, app)
  const member = role && { ...memberOf(role), id: mia.id }
  if (member) member.session.passwordAt = new Date(passwordAt)
  context.set(memberContext, member)
  context.set(passwordContext, async (typed) => typed === 'paard batterij nietje')
  return { context, app, member }
}

const send = (fields: Record<string, string>, asked: Asking = {}) => sendTo(action, fields, asked)

async function sendTo(done: typeof action, fields: Record<string, string>, asked: Asking) {
  const { context } = asking(asked)
  const url = new URL('https://agency.example/office/members/')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const given = await done({ request, url, params: {}, context, pattern: '' }).catch(
    (thrown: unknown) => thrown,
  )
  if (given instanceof Response) return { status: given.status, to: given.headers.get('location') }
  const { data, init } = given as { data: ActAnswer | null; init: { status: number } }
  return { status: init.status, answer: data }
}

const acts = () => db.select().from(auditLog).orderBy(asc(auditLog.id))
const nameOf = async () => (await db.select().from(staff))[0]?.name

test('B3 B72 an act is done and noted together, and leads on to what says so', async () => {
  expect(await send(good)).toEqual({ status: 303, to: '/office/members/?done=office:title' })
  expect(await nameOf()).toBe('Noor')
  expect(await acts()).toMatchObject([
    {
      act: 'members.rename',
      actor: 'Mia',
      staffId: mia.id,
      subject: `staff/${mia.id}`,
      before: { name: 'Mia' },
      after: { name: 'Noor', role: 'agent', email: 'noor@agency.example' },
    },
  ])
})

test('B3 a role that may not gets 403, nobody the login, and nothing is done', async () => {
  const before = (await acts()).length
  for (const role of ['agent', 'editor'] as const)
    expect(await send(good, { role })).toMatchObject({ status: 403 })
  for (const role of ['agent', 'editor'] as const)
    expect(await send({ act: 'nonsense' }, { role })).toMatchObject({ status: 403 })
  expect(await send(good, { role: null })).toEqual({ status: 303, to: '/office/login/' })
  expect((await acts()).length).toBe(before)
})

test('B2 each mistake is named at its field, what was typed is kept, and nothing is written', async () => {
  const before = (await acts()).length
  const bad = { act: 'members.rename', name: 'x'.repeat(21), age: 'old', role: 'king', email: '' }
  expect(await send(bad)).toEqual({
    status: 422,
    answer: {
      act: 'members.rename',
      isDone: false,
      values: { name: 'x'.repeat(21), age: 'old', role: 'king', email: '' },
      problems: {
        name: 'Hoogstens 20 tekens.',
        age: 'Vul een getal in.',
        role: 'Kies een van de mogelijkheden.',
        email: 'Vul dit in.',
      },
    },
  })
  expect((await send({ ...good, age: '17', email: 'noor@' })).answer?.problems).toEqual({
    age: 'Minstens 18.',
    email: 'Dit is geen geldig e-mailadres.',
  })
  expect((await acts()).length).toBe(before)
})

test('B72 an act that is refused halfway leaves nothing, neither its work nor its row', async () => {
  const [before, name] = [(await acts()).length, await nameOf()]
  const { status, answer } = await send({ ...good, name: 'Nobody' })
  expect([status, answer?.problems]).toEqual([422, { name: 'Kies een van de mogelijkheden.' }])
  expect([(await acts()).length, await nameOf()]).toEqual([before, name])
})

test('B12 a form from before an update says in a line to load again, with what was typed', async () => {
  for (const old of [
    { act: 'members.baptise', name: 'Noor' },
    { act: 'members.rename', name: 'Noor' },
  ]) {
    const { status, answer } = await send(old)
    expect([status, answer?.values.name, answer?.problems]).toEqual([422, 'Noor', {}])
    expect(answer?.message).toContain('Laad ze opnieuw')
  }
})

test('B12 a form that no act of the page knows is given back without passwords and unknown fields', async () => {
  const sent = { act: 'members.baptise', name: 'Noor', password: 'paard batterij nietje', code: '123456' }
  const { status, answer } = await send(sent)
  expect([status, answer?.isUnknown, answer?.values]).toEqual([422, true, { name: 'Noor' }])
  expect(JSON.stringify(answer)).not.toMatch(/paard|123456/)
})

test('B12 while the database is away nothing typed is lost', async () => {
  const { status, answer } = await send({ ...good, name: 'Away' })
  expect([status, answer?.values.name]).toEqual([503, 'Away'])
})

test('B6 an act that asks for it wants the password again after 15 minutes', async () => {
  const late = { passwordAt: '2026-11-20T09:54:59Z' }
  expect(await send({ act: 'members.remove' }, late)).toMatchObject({
    status: 422,
    answer: { problems: { password: 'Geef uw wachtwoord nog eens in.' } },
  })
  const wrong = await send({ act: 'members.remove', password: 'guess' }, late)
  expect(wrong.answer).toMatchObject({ values: {}, problems: { password: 'Dit wachtwoord klopt niet.' } })
  const both = defineAct({
    ...remove,
    schema: z.object({ name: z.string().min(1) }),
    run: async () => ({ subject: '' }),
  })
  expect(await sendTo(mayAct(both), { act: 'members.remove', name: '' }, late)).toMatchObject({
    answer: { problems: { name: 'Vul dit in.', password: 'Geef uw wachtwoord nog eens in.' } },
  })
  expect(await send({ act: 'members.remove', password: 'paard batterij nietje' }, late)).toMatchObject({
    status: 303,
  })
  expect(await send({ act: 'members.remove' })).toMatchObject({ status: 303 })
})

test('B6 its form then has a field for it', () => {
  const fieldsAt = (passwordAt: string) => {
    const { context, app, member } = asking({ passwordAt })
    const url = new URL('https://agency.example/office/members/')
    const loading = {
      request: new Request(url),
      url,
      params: {},
      context,
      app,
      member: member || memberOf('admin'),
    }
    return shapeOf(remove, loading).fields.map(({ name }) => name)
  }
  expect(fieldsAt('2026-11-20T09:00:00Z')).toEqual(['password'])
  expect(fieldsAt('2026-11-20T10:00:00Z')).toEqual([])
})

test('B3 more than any form of ours is refused unread', async () => {
  expect(await send({ ...good, name: 'x'.repeat(70_000) })).toMatchObject({ status: 413 })
})

test('B3 forms that answer for themselves ask for a role all the same', async () => {
  const own = mayAnswer('members.write', async ({ member }) => member.name)
  const ask = async (role: Role | null) => {
    const url = new URL('https://agency.example/office/account/')
    const { context } = asking({ role })
    const request = new Request(url, { method: 'POST' })
    return await own({ request, url, params: {}, context, pattern: '' }).catch((thrown: unknown) => thrown)
  }
  expect(await ask('admin')).toBe('Mia')
  expect(await ask('editor')).toMatchObject({ init: { status: 403 } })
  expect(await ask(null)).toMatchObject({ status: 303 })
})
