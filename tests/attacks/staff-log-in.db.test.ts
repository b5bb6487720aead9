import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { auditLog, mails, rateLimits, staff } from '#db/schema'
import { findAccountByEmail } from '~/features/accounts/accounts.repo.server'
import { toAccountForm } from '~/features/accounts/answer.server'
import { answerAccountForm } from '~/features/accounts/answer-account-form.server'
import { offerFirstFactor, readFirstFactor } from '~/features/accounts/first-factor.server'
import { logIn, logInWithFirstCode } from '~/features/accounts/log-in.server'
import { hashPassword } from '~/features/accounts/password-hash.server'
import { mailReset } from '~/features/accounts/password-link.server'
import { closeSession, sessionOf } from '~/features/accounts/session.server'
import { setPasswordByLink } from '~/features/accounts/set-password.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { changeMember, removeMember } from '~/features/staff/change-members.server'
import { confirmMember } from '~/features/staff/confirm-member.server'
import { localeOfLink } from '~/features/staff/link-locale.server'
import { staffKind } from '~/features/staff/staff-kind.server'
import { staffSessionOf } from '~/features/staff/staff-session.server'
import type { Role } from '~/platform/office/permissions'
import { asSent, tokenIn } from '../setup/mails'
import { createMember, saveSetting } from '../setup/rows'
import { testApp } from '../setup/test-app'
import { subjects } from './account-subjects'

const { db, appAt } = await testApp({ demo: 'agency', emptied: [mails, rateLimits] })
const [, [, members]] = subjects as [unknown, (typeof subjects)[number]]

const password = 'paard batterij nietje'
const passwordHash = await hashPassword(password)
const at = '2026-11-20T10:00:00Z'
const later = (hours: number) => appAt(new Date(Date.parse(at) + hours * 3_600_000))
const addressOf = (role: Role) => `${role}@agency.example`

let network = 0

beforeEach(async () => {
  await members.removeAll(db)
  for (const role of ['admin', 'agent'] as const)
    await createMember(db, { email: addressOf(role), name: `Mia ${role}`, role, passwordHash })
})

const asked = (cookies: string[] = []) =>
  new Request('https://agency.example/office/login/', {
    headers: { cookie: cookies.map((one) => one.split(';')[0]).join('; ') },
  })

const asking = () => {
  network += 1
  return { request: asked(), address: `10.3.${network}.1` }
}

const tryAs = async (role: Role, app = appAt(at), typed = password) =>
  await logIn(staffKind, app, { email: addressOf(role), password: typed }, asking())

async function enter(role: Role = 'agent', app = appAt(at)) {
  const outcome = await tryAs(role, app)
  if (outcome.kind !== 'in') throw new Error(`not in: ${outcome.kind}`)
  return outcome.cookies
}

const memberOf = async (cookies: string[], app = appAt(at)) => await staffSessionOf(app, asked(cookies))

async function theMember(role: Role) {
  const member = await findAccountByEmail(db, staffKind, addressOf(role))
  if (!member) throw new Error('no member')
  return member
}

const acts = async () => (await db.select().from(auditLog)).map(({ act, actor }) => `${act} ${actor}`)

const codeOf = (secret: string, app = appAt(at)) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() })

/** An admin logs in for the first time and sets the second factor up. */
async function enterAsAdmin() {
  const begun = await tryAs('admin')
  if (begun.kind !== 'setup') throw new Error('no factor was asked for')
  const typed = { step: begun.step, code: codeOf(begun.setup.secret) }
  const outcome = await logInWithFirstCode(staffKind, appAt(at), typed, asked())
  if (outcome.kind !== 'in') throw new Error('not in')
  return { ...outcome, typed }
}

test('B1 a session of the office says who asks; one of an owner opens nothing there, nor the other way round', async () => {
  const cookies = await enter()
  expect(cookies[0]).toMatch(/^__Host-staff=.*; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/)
  expect(await memberOf(cookies)).toMatchObject({
    email: 'agent@agency.example',
    role: 'agent',
    locale: 'nl',
  })
  const asOwner = cookies.map((cookie) => cookie.replace('__Host-staff', '__Host-owner'))
  expect(await sessionOf(ownerKind, appAt(at), asked(asOwner))).toBeUndefined()
  expect(await sessionOf(ownerKind, appAt(at), asked(cookies))).toBeUndefined()
  expect(await memberOf(asOwner)).toBeUndefined()
})

test('B6 a session ends after 12 hours unused, and after 7 days however it is used', async () => {
  const cookies = await enter()
  expect(await memberOf(cookies, later(11.9))).toBeDefined()
  expect(await memberOf(cookies, later(23.8))).toBeDefined()
  expect(await memberOf(cookies, later(36))).toBeUndefined()
  const busy = await enter()
  for (let hours = 0; hours < 7 * 24; hours += 11) expect(await memberOf(busy, later(hours))).toBeDefined()
  expect(await memberOf(busy, later(7 * 24 + 0.1))).toBeUndefined()
})

test('B5 an admin gets no session by the password alone: the first login sets a second factor up', async () => {
  const begun = await tryAs('admin')
  expect(begun).toMatchObject({ kind: 'setup', setup: { secret: expect.any(String) } })
  expect(await db.$count(staffKind.tables.sessions)).toBe(0)
  const step = begun.kind === 'setup' ? begun.step : ''
  const type = (code: string, on = step) =>
    logInWithFirstCode(staffKind, appAt(at), { step: on, code }, asked())
  expect(await type('000000')).toMatchObject({ kind: 'setup', isWrong: true })
  expect(await type('000000', `${step}x`)).toMatchObject({ kind: 'refused' })
  const { cookies, codes, typed } = await enterAsAdmin()
  expect(codes).toHaveLength(10)
  expect(await memberOf(cookies)).toMatchObject({ role: 'admin' })
  // Once it is set up, what began before sets up none in its place.
  expect(await type(typed.code)).toMatchObject({ kind: 'refused' })
  expect(await logInWithFirstCode(staffKind, appAt(at), typed, asked())).toMatchObject({ kind: 'refused' })
  expect((await tryAs('admin')).kind).toBe('code')
  const told = asSent(appAt(at), await db.select().from(mails)).map(({ kind }) => kind)
  expect(told).toContain('staff-changed-factorOn')
})

test('B5 what the password began is over with the password, and after ten minutes', async () => {
  const begun = await tryAs('admin')
  if (begun.kind !== 'setup') throw new Error('no factor was asked for')
  const type = async (app: ReturnType<typeof appAt>) =>
    await logInWithFirstCode(
      staffKind,
      app,
      { step: begun.step, code: codeOf(begun.setup.secret, app) },
      asked(),
    )
  expect(await type(later(0.2))).toEqual({ kind: 'refused', isTooLate: true })
  await db.update(staff).set({ passwordHash: await hashPassword('een heel ander wachtwoord') })
  expect(await type(appAt(at))).toEqual({ kind: 'refused', isTooLate: true })
})

test('B5 an admin cannot turn the second factor off, and others can', async () => {
  const stop = async (role: Role, cookies: string[]) => {
    const found = await sessionOf(staffKind, appAt(at), asked(cookies))
    if (!found) throw new Error('not logged in')
    const sent = toAccountForm(new URLSearchParams({ form: 'factor-off', current: password }))
    const changing = { kind: staffKind, account: await theMember(role), session: found.session, sent }
    return await answerAccountForm(appAt(at), { ...changing, asking: asking() })
  }
  const { cookies } = await enterAsAdmin()
  expect(await stop('admin', cookies)).toMatchObject({ form: 'factor-off', message: expect.any(String) })
  expect((await theMember('admin')).totpSecret).not.toBeNull()
  const agent = await enter()
  await db.update(staff).set({ totpSecret: (await theMember('admin')).totpSecret })
  expect(await stop('agent', agent)).toEqual({ done: 'factor' })
})

test('B5 all need a second factor when the setting says so', async () => {
  const set = (secondFactor: string) => saveSetting(db, 'office', { secondFactor })
  await set('all')
  expect((await tryAs('agent')).kind).toBe('setup')
  await set('admins')
  expect((await tryAs('agent')).kind).toBe('in')
})

test('B15 agents see what is a colleague’s when the setting says so, from their next request', async () => {
  const set = (agentsSee: string) => saveSetting(db, 'office', { agentsSee })
  const agent = await enter()
  const { cookies: admin } = await enterAsAdmin()
  const seen = async () => [(await memberOf(agent))?.seesAll, (await memberOf(admin))?.seesAll]
  expect(await seen()).toEqual([false, true])
  await set('all')
  expect(await seen()).toEqual([true, true])
  await db
    .update(staff)
    .set({ role: 'editor' })
    .where(eq(staff.email, addressOf('agent')))
  expect(await seen()).toEqual([false, true])
  await set('own')
})

test('B12 the page of a mailed link is in the language of its member, and of nobody without one', async () => {
  await db.update(staff).set({ locale: 'fr' })
  await mailReset(staffKind, appAt(at), { email: addressOf('agent'), locale: 'fr' })
  const [mail] = asSent(appAt(at), await db.select().from(mails)).filter(({ kind }) => kind === 'staff-reset')
  const page = 'https://agency.example/office/login/password/'
  const ask = async (path: string) => await localeOfLink(appAt(at), path)
  const token = tokenIn(mail?.text)
  expect(await ask(`${page}?token=${token}`)).toBe('fr')
  expect(await ask(`${page}_.data?token=${token}`)).toBe('fr')
  expect(await ask(`${page}?token=${token}x`)).toBeUndefined()
  expect(await ask(page.replace('password/', `?token=${token}`))).toBeUndefined()
})

test('B6 a new password, another role and a removal end every session at once', async () => {
  const open = async () => [await enter(), await enter()]
  const areAlive = async (sessions: string[][]) =>
    await Promise.all(sessions.map(async (cookies) => (await memberOf(cookies)) !== undefined))
  const { id } = await theMember('agent')
  const first = await open()
  await mailReset(staffKind, appAt(at), { email: addressOf('agent'), locale: 'nl' })
  const [mail] = asSent(appAt(at), await db.select().from(mails)).filter(({ kind }) => kind === 'staff-reset')
  await setPasswordByLink(staffKind, appAt(at), tokenIn(mail?.text), password, asked())
  expect(await areAlive(first)).toEqual([false, false])
  const second = await open()
  await changeMember(db, id, { role: 'editor' })
  expect(await areAlive(second)).toEqual([false, false])
  const third = await open()
  await removeMember(db, id, appAt(at).clock.now())
  expect(await areAlive(third)).toEqual([false, false])
  expect(await tryAs('agent')).toEqual({ kind: 'refused' })
})

test('B6 S-06 a second factor that is set up at the login ends the sessions that the password alone began', async () => {
  const before = [await enter(), await enter()]
  await db
    .update(staff)
    .set({ role: 'admin' })
    .where(eq(staff.email, addressOf('agent')))
  const begun = await tryAs('agent')
  if (begun.kind !== 'setup') throw new Error('no factor was asked for')
  for (const cookies of before) expect(await memberOf(cookies)).toBeDefined()
  const typed = { step: begun.step, code: codeOf(begun.setup.secret) }
  const outcome = await logInWithFirstCode(staffKind, appAt(at), typed, asked())
  for (const cookies of before) expect(await memberOf(cookies)).toBeUndefined()
  expect(await memberOf(outcome.kind === 'in' ? outcome.cookies : [])).toMatchObject({ role: 'admin' })
})

test('B2 who was removed gets no link, and their address may be used for somebody else', async () => {
  const { id } = await theMember('agent')
  await removeMember(db, id, appAt(at).clock.now())
  await mailReset(staffKind, appAt(at), { email: addressOf('agent'), locale: 'nl' })
  expect(await db.$count(mails)).toBe(0)
  const next = { email: addressOf('agent'), name: 'Jan', locale: 'nl', createdAt: new Date(at) } as const
  await members.add(db, [{ ...next, passwordHash }])
  expect(await memberOf(await enter())).toMatchObject({ name: 'Jan' })
})

test('B6 the password that is typed again counts from then on; wrong ones count as those of a login', async () => {
  const cookies = await enter()
  const member = await memberOf(cookies, later(1))
  if (!member) throw new Error('not logged in')
  expect(member.session.passwordAt).toEqual(new Date(at))
  const where = { request: asked(), address: '10.2.0.1' }
  expect(await confirmMember(later(1), member, 'not the password', where)).toBe(false)
  expect((await memberOf(cookies, later(1)))?.session.passwordAt).toEqual(new Date(at))
  expect(await confirmMember(later(1), member, password, where)).toBe(true)
  expect((await memberOf(cookies, later(1)))?.session.passwordAt).toEqual(later(1).clock.now())
  for (let count = 0; count < 5; count += 1) await confirmMember(later(1), member, 'guess', where)
  expect(await confirmMember(later(1), member, password, where)).toBe(false)
})

test('B5 a member without a password yet has no second factor set up, whatever step is shown', async () => {
  await db.update(staff).set({ passwordHash: null })
  const app = appAt(at)
  const account = await findAccountByEmail(db, staffKind, addressOf('admin'))
  if (!account) throw new Error('no account')
  expect(await readFirstFactor(staffKind, app, offerFirstFactor(staffKind, app, account))).toBeUndefined()
})

test('B72 logins, logouts and what members change at their account are in the audit log, once each', async () => {
  const cookies = await enter()
  await closeSession(staffKind, appAt(at), asked(cookies))
  await tryAs('agent', appAt(at), 'not the password')
  expect(await acts()).toEqual(['account.login Mia agent', 'account.logout Mia agent'])
  await enterAsAdmin()
  expect((await acts()).slice(2)).toEqual(['account.factorOn Mia admin', 'account.login Mia admin'])
})
