import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { mails, owners, rateLimits, securityEvents } from '#db/schema'
import { isKnownDevice } from '~/features/accounts/accounts.repo.server'
import { toAccountForm } from '~/features/accounts/answer.server'
import { answerAccountForm } from '~/features/accounts/answer-account-form.server'
import { isConfirmed } from '~/features/accounts/confirm-change.server'
import { logIn, logInWithCode } from '~/features/accounts/log-in.server'
import { hashPassword } from '~/features/accounts/password-hash.server'
import { mailReset } from '~/features/accounts/password-link.server'
import { newRecoveryCodes, seal } from '~/features/accounts/second-factor.server'
import { logOutEverywhere, sessionOf } from '~/features/accounts/session.server'
import { isCodeOfLink, setPasswordByLink } from '~/features/accounts/set-password.server'
import { hashOf } from '~/features/accounts/tokens.server'
import { runOwnerCommand } from '~/features/owners/owner.command.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { findOwnerByEmail, updateOwner } from '~/features/owners/owners.repo.server'
import { asSent, tokenIn } from '../setup/mails'
import { testApp } from '../setup/test-app'

const { db, appAt } = await testApp({ demo: 'agency', emptied: [owners, mails, rateLimits] })

const email = 'mia@post.example'
const password = 'paard batterij nietje'
const newPassword = 'een heel ander wachtwoord'
const passwordHash = await hashPassword(password)
/** Of RFC 6238; its codes at second 59, and 30 seconds later. */
const totp = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = '1970-01-01T00:00:59Z'
const code = '287082'
const app = appAt(at)
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

let network = 0

beforeEach(async () => {
  const owner = { name: 'Mia', locale: 'de' as const, passwordHash, createdAt: app.clock.now() }
  await db.insert(owners).values([
    { ...owner, email },
    { ...owner, email: 'jan@post.example' },
  ])
})

const request = (cookies: string[] = [], fields?: Record<string, string>) =>
  new Request('https://agency.example/nl/mijn-panden/account/', {
    headers: { 'user-agent': firefox, cookie: cookies.map((one) => one.split(';')[0]).join('; ') },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })

/** A browser of an owner, in a network of its own. */
async function enter(account = email) {
  network += 1
  const asking = { request: request(), address: `10.9.${network}.1` }
  const outcome = await logIn(ownerKind, app, { email: account, password }, asking)
  return outcome.kind === 'in' ? outcome.cookies : []
}

async function theOwner() {
  const owner = await findOwnerByEmail(db, email)
  if (!owner) throw new Error('no owner')
  return owner
}

const withFactor = async () => {
  const { codes, hashes } = newRecoveryCodes()
  await updateOwner(db, (await theOwner()).id, {
    totpSecret: seal(ownerKind, app.keys, totp),
    recoveryCodes: hashes,
  })
  return codes
}

/** Sends a form of the account page from a browser that is logged in. */
async function send(cookies: string[], fields: Record<string, string>) {
  const asked = request(cookies, fields)
  const found = await sessionOf(ownerKind, app, asked)
  if (!found) throw new Error('not logged in')
  const asking = { request: request(cookies), address: '10.8.0.1' }
  return await answerAccountForm(app, {
    kind: ownerKind,
    ...found,
    sent: toAccountForm(new URLSearchParams(fields)),
    asking,
  })
}

const changeMails = async () =>
  (await db.select().from(mails)).filter(({ kind }) => kind.startsWith('owner-changed'))

const typed = { password: newPassword, again: newPassword }
const isAlive = async (cookies: string[]) => (await sessionOf(ownerKind, app, request(cookies))) !== undefined

const changes: [form: string, fields: Record<string, string>, hasFactor: boolean, kind: string][] = [
  ['change-password', typed, false, 'owner-changed-password'],
  ['change-password', typed, true, 'owner-changed-password'],
  ['factor-codes', {}, true, 'owner-changed-codes'],
  ['factor-off', {}, true, 'owner-changed-factorOff'],
]

test.each(changes)(
  'S-06 the form %s %o (second factor: %s) changes nothing without the password; with it the owner is told and every other session ends',
  async (form, fields, hasFactor, kind) => {
    const [one, other] = [await enter(), await enter()]
    if (hasFactor) await withFactor()
    const before = await theOwner()
    for (const current of ['', 'not the password', '000000']) {
      const outcome = await send(one, { form, ...fields, current })
      expect(outcome).toMatchObject({ form, problems: [{ field: 'current' }] })
    }
    expect(await theOwner()).toEqual(before)
    expect(await changeMails()).toEqual([])
    expect(await isAlive(other)).toBe(true)

    await send(one, { form, ...fields, current: password })
    expect(await theOwner()).not.toEqual(before)
    expect(await isAlive(other)).toBe(false)
    expect(await isAlive(one)).toBe(form !== 'change-password')
    const [mail, ...more] = await changeMails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind, recipient: email, locale: 'de' })
    expect(mail?.text).toContain('Firefox, Windows')
    expect(mail?.text).toContain('1. Januar 1970')
    expect(mail?.text).not.toContain('token=')
    expect(mail?.html).not.toContain('token=')
  },
)

test('S-06 a second factor is begun with the password only; then its first code turns it on, the owner is told, other sessions end', async () => {
  const [one, other] = [await enter(), await enter()]
  const begun = (current: string) => send(one, { form: 'factor-start', current })
  for (const current of ['', 'not the password'])
    expect(await begun(current)).toMatchObject({ problems: [{ field: 'current' }] })
  expect(await send(one, { form: 'factor', code, step: '' })).toMatchObject({ form: 'factor-start' })
  const outcome = await begun(password)
  const step = 'values' in outcome ? String(outcome.values?.step) : ''
  expect('setup' in outcome).toBe(true)
  for (const wrong of ['', '000000'])
    expect(await send(one, { form: 'factor', step, code: wrong })).toMatchObject({
      problems: [{ field: 'code' }],
      setup: { secret: expect.any(String) },
    })
  expect((await theOwner()).totpSecret).toBeNull()
  const secret = 'setup' in outcome ? (outcome.setup?.secret ?? '') : ''
  const first = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime(),
  })
  expect(await send(one, { form: 'factor', step, code: first })).toMatchObject({ codes: expect.any(Array) })
  expect([await isAlive(one), await isAlive(other)]).toEqual([true, false])
  expect((await changeMails()).map(({ kind }) => kind)).toEqual(['owner-changed-factorOn'])
})

test('S-06 where there is a second factor its code replaces the password, once; one that is refused for another reason is not used up', async () => {
  const one = await enter()
  await withFactor()
  const change = (again: string) =>
    send(one, { form: 'change-password', password: newPassword, again, current: code })
  expect(await change('something else')).toMatchObject({ problems: [{ field: 'again' }] })
  expect(await change(newPassword)).toMatchObject({ done: 'password' })
})

test('S-06 wrong passwords at a change count as those of a login', async () => {
  const one = await enter()
  for (let count = 0; count < 5; count += 1) await send(one, { form: 'factor-start', current: 'guess' })
  expect(await send(one, { form: 'factor-start', current: password })).toMatchObject({
    problems: [{ field: 'current' }],
  })
  const again = await logIn(
    ownerKind,
    app,
    { email, password },
    { request: request(one), address: '10.7.0.1' },
  )
  expect(again.kind).toBe('refused')
})

test('S-06 a mailed link replaces the password only with the second factor where there is one, and the owner is told', async () => {
  const old = await enter()
  const owner = await theOwner()
  expect(await isCodeOfLink(ownerKind, app, owner, '')).toBe(true)
  const codes = await withFactor()
  for (const wrong of ['', '000000'])
    expect(await isCodeOfLink(ownerKind, app, await theOwner(), wrong)).toBe(false)
  expect(await isCodeOfLink(ownerKind, app, await theOwner(), codes[0] ?? '')).toBe(true)
  for (let count = 0; count < 3; count += 1) await isCodeOfLink(ownerKind, app, await theOwner(), '000000')
  expect(await isCodeOfLink(ownerKind, app, await theOwner(), codes[1] ?? '')).toBe(false)
  await mailReset(ownerKind, app, { email, locale: 'nl' })
  const [link] = asSent(app, await db.select().from(mails)).filter(({ kind }) => kind === 'owner-reset')
  await setPasswordByLink(ownerKind, app, tokenIn(link?.text), newPassword, request())
  expect((await changeMails()).map(({ kind }) => kind)).toEqual(['owner-changed-password'])
  expect(await isAlive(old)).toBe(false)
})

/** Types six digits wherever a code is taken: a quarter of an hour later each time, from a network of its own. */
const codeTries: [where: string, type: (typed: string, count: number) => Promise<boolean>][] = [
  ['login', (typed, count) => typeAtLogin(typed, count)],
  ['link', async (typed, count) => await isCodeOfLink(ownerKind, later(count), await theOwner(), typed)],
  [
    'change',
    async (typed, count) =>
      await isConfirmed(ownerKind, later(count), await theOwner(), typed, askingFrom(count)),
  ],
]

const later = (count: number) => appAt(new Date(Date.parse(at) + count * 15 * 60_000).toISOString())
const askingFrom = (count: number) => ({ request: request(), address: `10.4.${count}.1` })

async function typeAtLogin(typed: string, count: number): Promise<boolean> {
  const asked = await logIn(ownerKind, later(count), { email, password }, askingFrom(count))
  const step = asked.kind === 'code' ? asked.step : ''
  return (await logInWithCode(ownerKind, later(count), { step, code: typed }, request())).kind === 'in'
}

/** The code that the owner's app shows then. */
const codeAt = (count: number) =>
  new TOTP({ secret: Secret.fromBase32(totp) }).generate({ timestamp: later(count).clock.now().getTime() })

test.each(codeTries)(
  'O1 an owner has twenty wrong codes a day wherever they are typed; then the %s takes a recovery code alone, until tomorrow',
  { timeout: 60_000 },
  async (_where, type) => {
    const codes = await withFactor()
    for (let count = 0; count < 20; count += 1) {
      const [, typeThere] = codeTries[count % 3] ?? ['', type]
      expect(await typeThere('000000', count)).toBe(false)
    }
    expect(await type(codeAt(21), 21)).toBe(false)
    expect(await type(codes[0] ?? '', 22)).toBe(true)
    expect(await type(codeAt(97), 97)).toBe(true)
  },
)

test('O1 right codes are not counted', { timeout: 60_000 }, async () => {
  await withFactor()
  for (let count = 1; count < 25; count += 1) expect(await typeAtLogin(codeAt(count), count)).toBe(true)
})

test('O1 a known browser has no more codes than strangers', async () => {
  const own = await enter()
  await withFactor()
  const asking = { request: request(own), address: '10.8.0.1' }
  for (let count = 0; count < 20; count += 1)
    expect(await isConfirmed(ownerKind, later(count), await theOwner(), '000000', asking)).toBe(false)
  expect(await isConfirmed(ownerKind, later(21), await theOwner(), codeAt(21), asking)).toBe(false)
  expect(await isConfirmed(ownerKind, later(22), await theOwner(), password, asking)).toBe(true)
})

test('O1 names of the agency, its town, the host and the product are no new password', async () => {
  const one = await enter()
  for (const obvious of ['linkebeek2026', 'pignonpignon', 'TiliaVastgoed!', 'agency.example'])
    expect(
      await send(one, { form: 'change-password', password: obvious, again: obvious, current: password }),
    ).toMatchObject({ problems: [{ field: 'password' }] })
})

test('O1 a recovery code of 80 bits, as they were made before, still logs in', async () => {
  await withFactor()
  await updateOwner(db, (await theOwner()).id, { recoveryCodes: [hashOf('ABCDEFGHIJKLMNOP')] })
  const asking = { request: request(), address: '10.6.0.1' }
  const asked = await logIn(ownerKind, app, { email, password }, asking)
  const step = asked.kind === 'code' ? asked.step : ''
  const typedCode = { step, code: 'abcd-efgh-ijkl-mnop' }
  expect((await logInWithCode(ownerKind, app, typedCode, request())).kind).toBe('in')
})

/** Whether a browser is known by the cookie that it has. */
const isKnown = async (cookies: string[]) => {
  const token = /owner-device=([^;]+)/.exec(cookies.join(';'))?.[1] ?? ''
  return await isKnownDevice(db, ownerKind, hashOf(token), email)
}

test('S-08 a new password forgets the known browsers; the one it was changed with is known by another cookie', async () => {
  const [one, other] = [await enter(), await enter()]
  expect([await isKnown(one), await isKnown(other)]).toEqual([true, true])
  const changed = await send(one, { form: 'change-password', ...typed, current: password })
  const cookies = 'cookies' in changed ? (changed.cookies ?? []) : []
  expect([await isKnown(one), await isKnown(other), await isKnown(cookies)]).toEqual([false, false, true])
})

test('S-08 when no browser is known any more the owner is told of the next one', async () => {
  const one = await enter()
  const news = async () => await db.$count(mails, eq(mails.kind, 'owner-new-device'))
  await db.transaction(async (tx) => await logOutEverywhere(ownerKind, tx, (await theOwner()).id))
  expect(await news()).toBe(0)
  const asking = { request: request(one), address: '10.5.0.1' }
  const outcome = await logIn(ownerKind, app, { email, password }, asking)
  expect(await news()).toBe(1)
  expect(outcome.kind === 'in' && (await isKnown(outcome.cookies))).toBe(true)
  expect(await isKnown(one)).toBe(false)
})

test('S-08 each session can be ended alone, those of other owners cannot', async () => {
  const [one, other, third] = [await enter(), await enter(), await enter()]
  const jan = await enter('jan@post.example')
  const idOf = async (cookies: string[]) =>
    (await sessionOf(ownerKind, app, request(cookies)))?.session.id ?? ''
  expect(await send(one, { form: 'end-session', session: await idOf(other) })).toEqual({ done: 'session' })
  await send(one, { form: 'end-session', session: await idOf(jan) })
  await send(one, { form: 'end-session', session: '' })
  const alive = [one, other, third, jan].map(async (cookies) => await isAlive(cookies))
  expect(await Promise.all(alive)).toEqual([true, false, true, true])
  await app.securityLog.flush()
  expect((await db.select().from(securityEvents)).map(({ kind }) => kind)).toContain('sessions-ended')
})

test('S-08 the command logs an owner out everywhere, or all of them, and no browser is known any more', async () => {
  const run = async (...words: string[]) => {
    let said = ''
    const result = await runOwnerCommand(
      words,
      async () => app,
      (text) => (said += text),
    )
    return [result, said]
  }
  const [one, other] = [await enter(), await enter()]
  const jan = await enter('jan@post.example')
  expect(await run('logout', email)).toEqual([0, `${email} is logged out; sessions ended: 2.\n`])
  expect([await isAlive(one), await isAlive(other), await isAlive(jan)]).toEqual([false, false, true])
  expect(await isKnown(one)).toBe(false)
  expect(await run('logout', '--all')).toEqual([0, 'All owners are logged out; sessions ended: 1.\n'])
  expect(await isAlive(jan)).toBe(false)
  expect((await run('logout', 'nobody@post.example'))[0]).toBe(1)
  for (const words of [['logout'], ['logout', '--all', email], ['remove', '--all', email]])
    expect((await run(...words))[0], words.join(' ')).toBe(2)
})
