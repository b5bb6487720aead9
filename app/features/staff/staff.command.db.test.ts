import { asc, eq, gt } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog, mails, staff, staffLinks } from '#db/schema'
import { printed } from '../../../tests/setup/printed'
import { testApp } from '../../../tests/setup/test-app'
import { staffCommand } from './staff.command.server'

const { db, appIn } = await testApp({ demo: 'agency', emptied: [staff, mails] })
const email = 'ada@agency.example'
let before = 0

beforeEach(async () => {
  before = Math.max(0, ...(await db.select().from(auditLog)).map(({ id }) => id))
})

const run = async (...words: string[]) =>
  await printed(async (print) => await staffCommand([])(words, async () => appIn(), print))
const actsOfTest = async () =>
  await db.select().from(auditLog).where(gt(auditLog.id, before)).orderBy(asc(auditLog.id))
const memberOf = async (address = email) =>
  (await db.select().from(staff).where(eq(staff.email, address))).at(-1)

test('B2 the command invites a member by mail, in their language, with a link that is good for seven days', async () => {
  const end = await run(
    'add',
    'Ada@Agency.example',
    '--role',
    'admin',
    '--name',
    'Ada Claes',
    '--locale',
    'fr',
  )
  expect(end).toEqual({ code: 0, output: `${email} is invited as admin.\n` })
  expect(await memberOf()).toMatchObject({
    name: 'Ada Claes',
    role: 'admin',
    locale: 'fr',
    passwordHash: null,
  })
  const [mail] = await db.select().from(mails)
  expect(mail).toMatchObject({ recipient: email, locale: 'fr', kind: 'staff-invitation' })
  const [link] = await db.select().from(staffLinks)
  expect((link?.expires.getTime() ?? 0) - appIn().clock.now().getTime()).toBe(7 * 86_400_000)
})

test('B2 of a member who is there the command changes the role, and mails nothing', async () => {
  await run('add', email, '--role', 'admin')
  await run('add', 'bo@agency.example', '--role', 'agent', '--name', 'Bo')
  expect(await run('add', 'bo@agency.example', '--role', 'editor')).toMatchObject({ code: 0 })
  expect(await memberOf('bo@agency.example')).toMatchObject({ name: 'Bo', role: 'editor' })
  expect(await db.$count(mails)).toBe(2)
  const lines = (await run('list')).output.trim().split('\n')
  expect(lines.toSorted()).toEqual([
    `${email}  ada  admin  invited`,
    'bo@agency.example  Bo  editor  invited',
  ])
})

test('B2 the last admin is neither removed nor given another role by the command', async () => {
  await run('add', email, '--role', 'admin')
  expect(await run('remove', email)).toMatchObject({ code: 1 })
  expect(await run('add', email, '--role', 'agent')).toMatchObject({ code: 1 })
  expect(await memberOf()).toMatchObject({ role: 'admin', removedAt: null })
  expect(await actsOfTest()).toHaveLength(1)
  await run('add', 'bo@agency.example', '--role', 'admin')
  expect(await run('remove', email)).toEqual({ code: 0, output: `${email} is removed.\n` })
})

test('B2 a link is mailed again to a member, and to nobody else', async () => {
  await run('add', email, '--role', 'admin')
  expect(await run('link', email)).toEqual({ code: 0, output: `A link is on its way to ${email}.\n` })
  expect(await db.$count(mails)).toBe(2)
  expect(await run('link', 'bo@agency.example')).toEqual({ code: 1, output: 'There is no such member.\n' })
  expect(await run('remove', 'bo@agency.example')).toMatchObject({ code: 1 })
  expect(await db.$count(mails)).toBe(2)
})

test('B72 what the command did stands in the audit log with the command in place of a member', async () => {
  await run('add', email, '--role', 'admin', '--name', 'Ada')
  await run('add', 'bo@agency.example', '--role', 'agent', '--name', 'Bo')
  await run('add', 'bo@agency.example', '--role', 'editor')
  await run('link', 'bo@agency.example')
  await run('remove', 'bo@agency.example')
  const acts = await actsOfTest()
  expect(acts.map(({ act, before: was, after }) => [act, was?.role, after?.role])).toEqual([
    ['members.invite', undefined, 'admin'],
    ['members.invite', undefined, 'agent'],
    ['members.change', 'agent', 'editor'],
    ['members.link', undefined, undefined],
    ['members.remove', 'editor', undefined],
  ])
  const bo = await memberOf('bo@agency.example')
  expect(acts.slice(1).every(({ subject }) => subject === `staff/${bo?.id}`)).toBe(true)
  expect(acts.every(({ staffId, actor }) => staffId === null && actor === 'npm run staff')).toBe(true)
  expect(JSON.stringify(acts)).not.toContain('@')
})

test.each([
  [[]],
  [['add', email]],
  [['add', email, '--role', 'owner']],
  [['add', 'no address', '--role', 'admin']],
  [['add', email, '--role', 'admin', '--locale', 'it']],
  [['add', email, 'bo@agency.example', '--role', 'admin']],
  [['logout', email]],
])('B2 words that are not understood print the help and change nothing: %j', async (words) => {
  const { code, output } = await run(...words)
  expect(code).toBe(2)
  expect(output).toContain('staff add EMAIL --role')
  expect(await db.$count(staff)).toBe(0)
})
