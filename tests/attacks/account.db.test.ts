import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { mails, rateLimits, securityEvents } from '#db/schema'
import { findAccountByEmail, isKnownDevice, updateAccount } from '~/features/accounts/accounts.repo.server'
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
import { asSent, tokenIn } from '../setup/mails'
import { testApp } from '../setup/test-app'
import { subjects } from './account-subjects'

const { db, appAt } = await testApp({ demo: 'agency', emptied: [mails, rateLimits] })

const password = 'paard batterij nietje'
const passwordHash = await hashPassword(password)

describe.each(subjects)('%s', (_name, subject) => {
  const { kind } = subject

  const email = 'mia@post.example'
  const newPassword = 'een heel ander wachtwoord'
  /** Of RFC 6238; its codes at second 59, and 30 seconds later. */
  const totp = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const at = '1970-01-01T00:00:59Z'
  const code = '287082'
  const app = appAt(at)
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

  let network = 0

  beforeEach(async () => {
    const owner = { name: 'Mia', locale: 'fr' as const, passwordHash, createdAt: app.clock.now() }
    await subject.removeAll(db)
    await subject.add(db, [
      { ...owner, email },
      { ...owner, email: 'jan@post.example' },
    ])
  })

  const request = (cookies: string[] = [], fields?: Record<string, string>) =>
    new Request(subject.page, {
      headers: { 'user-agent': firefox, cookie: cookies.map((one) => one.split(';')[0]).join('; ') },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })

  /** A browser that logs in, in a network of its own. */
  async function enter(account = email) {
    network += 1
    const asking = { request: request(), address: `10.9.${network}.1` }
    const outcome = await logIn(kind, app, { email: account, password }, asking)
    return outcome.kind === 'in' ? outcome.cookies : []
  }

  async function theAccount() {
    const owner = await findAccountByEmail(db, kind, email)
    if (!owner) throw new Error('no account')
    return owner
  }

  const withFactor = async () => {
    const { codes, hashes } = newRecoveryCodes()
    await updateAccount(db, kind, (await theAccount()).id, {
      totpSecret: seal(kind, app.keys, totp),
      recoveryCodes: hashes,
    })
    return codes
  }

  /** Sends a form of the account page from a browser that is logged in. */
  async function send(cookies: string[], fields: Record<string, string>) {
    const asked = request(cookies, fields)
    const found = await sessionOf(kind, app, asked)
    if (!found) throw new Error('not logged in')
    const asking = { request: request(cookies), address: '10.8.0.1' }
    return await answerAccountForm(app, {
      kind: kind,
      ...found,
      sent: toAccountForm(new URLSearchParams(fields)),
      asking,
    })
  }

  const changeMails = async () =>
    (await db.select().from(mails)).filter((mail) => mail.kind.startsWith(`${kind.name}-changed`))

  const typed = { password: newPassword, again: newPassword }
  const isAlive = async (cookies: string[]) => (await sessionOf(kind, app, request(cookies))) !== undefined

  const changes: [form: string, fields: Record<string, string>, hasFactor: boolean, kind: string][] = [
    ['change-password', typed, false, `${kind.name}-changed-password`],
    ['change-password', typed, true, `${kind.name}-changed-password`],
    ['factor-codes', {}, true, `${kind.name}-changed-codes`],
    ['factor-off', {}, true, `${kind.name}-changed-factorOff`],
  ]

  test.each(changes)(
    'S-06 B4 the form %s %o (second factor: %s) changes nothing without the password; with it they are told and every other session ends',
    async (form, fields, hasFactor, kind) => {
      const [one, other] = [await enter(), await enter()]
      if (hasFactor) await withFactor()
      const before = await theAccount()
      for (const current of ['', 'not the password', '000000']) {
        const outcome = await send(one, { form, ...fields, current })
        expect(outcome).toMatchObject({ form, problems: [{ field: 'current' }] })
      }
      expect(await theAccount()).toEqual(before)
      expect(await changeMails()).toEqual([])
      expect(await isAlive(other)).toBe(true)

      await send(one, { form, ...fields, current: password })
      expect(await theAccount()).not.toEqual(before)
      expect(await isAlive(other)).toBe(false)
      expect(await isAlive(one)).toBe(form !== 'change-password')
      const [mail, ...more] = await changeMails()
      expect(more).toEqual([])
      expect(mail).toMatchObject({ kind, recipient: email, locale: 'fr' })
      expect(mail?.text).toContain('Firefox, Windows')
      expect(mail?.text).toContain('1er janvier 1970')
      expect(mail?.text).not.toContain('token=')
      expect(mail?.html).not.toContain('token=')
    },
  )

  test('S-06 B4 a second factor is begun with the password only; then its first code turns it on, they are told, other sessions end', async () => {
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
    expect((await theAccount()).totpSecret).toBeNull()
    const secret = 'setup' in outcome ? (outcome.setup?.secret ?? '') : ''
    const first = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime(),
    })
    expect(await send(one, { form: 'factor', step, code: first })).toMatchObject({ codes: expect.any(Array) })
    expect([await isAlive(one), await isAlive(other)]).toEqual([true, false])
    expect((await changeMails()).map(({ kind }) => kind)).toEqual([`${kind.name}-changed-factorOn`])
  })

  test('S-06 B4 where there is a second factor its code replaces the password, once; one that is refused for another reason is not used up', async () => {
    const one = await enter()
    await withFactor()
    const change = (again: string) =>
      send(one, { form: 'change-password', password: newPassword, again, current: code })
    expect(await change('something else')).toMatchObject({ problems: [{ field: 'again' }] })
    expect(await change(newPassword)).toMatchObject({ done: 'password' })
  })

  test('S-06 B4 wrong passwords at a change count as those of a login', async () => {
    const one = await enter()
    for (let count = 0; count < 5; count += 1) await send(one, { form: 'factor-start', current: 'guess' })
    expect(await send(one, { form: 'factor-start', current: password })).toMatchObject({
      problems: [{ field: 'current' }],
    })
    const again = await logIn(kind, app, { email, password }, { request: request(one), address: '10.7.0.1' })
    expect(again.kind).toBe('refused')
  })

  test('S-06 B4 a mailed link replaces the password only with the second factor where there is one, and they are told', async () => {
    const old = await enter()
    const owner = await theAccount()
    expect(await isCodeOfLink(kind, app, owner, '')).toBe(true)
    const codes = await withFactor()
    for (const wrong of ['', '000000'])
      expect(await isCodeOfLink(kind, app, await theAccount(), wrong)).toBe(false)
    expect(await isCodeOfLink(kind, app, await theAccount(), codes[0] ?? '')).toBe(true)
    for (let count = 0; count < 5; count += 1) await isCodeOfLink(kind, app, await theAccount(), '000000')
    expect(await isCodeOfLink(kind, app, await theAccount(), codeAt(0))).toBe(false)
    expect(await isCodeOfLink(kind, app, await theAccount(), codes[1] ?? '')).toBe(true)
    await mailReset(kind, app, { email, locale: 'nl' })
    const [link] = asSent(app, await db.select().from(mails)).filter(
      (mail) => mail.kind === `${kind.name}-reset`,
    )
    await setPasswordByLink(kind, app, tokenIn(link?.text), newPassword, request())
    expect((await changeMails()).map(({ kind }) => kind)).toEqual([`${kind.name}-changed-password`])
    expect(await isAlive(old)).toBe(false)
  })

  /** Types six digits wherever a code is taken: a quarter of an hour later each time, from a network of its own. */
  const codeTries: [where: string, type: (typed: string, count: number) => Promise<boolean>][] = [
    ['login', (typed, count) => typeAtLogin(typed, count)],
    ['link', async (typed, count) => await isCodeOfLink(kind, later(count), await theAccount(), typed)],
    [
      'change',
      async (typed, count) =>
        await isConfirmed(kind, later(count), await theAccount(), typed, askingFrom(count)),
    ],
  ]

  const later = (count: number) => appAt(new Date(Date.parse(at) + count * 15 * 60_000).toISOString())
  const askingFrom = (count: number) => ({ request: request(), address: `10.4.${count}.1` })

  async function typeAtLogin(typed: string, count: number): Promise<boolean> {
    const asked = await logIn(kind, later(count), { email, password }, askingFrom(count))
    const step = asked.kind === 'code' ? asked.step : ''
    return (await logInWithCode(kind, later(count), { step, code: typed }, request())).kind === 'in'
  }

  /** The code that the app shows then. */
  const codeAt = (count: number) =>
    new TOTP({ secret: Secret.fromBase32(totp) }).generate({ timestamp: later(count).clock.now().getTime() })

  test.each(codeTries)(
    'O1 B4 an account has twenty wrong codes a day wherever they are typed; then the %s takes a recovery code alone, until tomorrow',
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

  test('O1 B4 who mistypes five codes in a quarter of an hour logs in with a recovery code', async () => {
    const codes = await withFactor()
    const asked = await logIn(kind, app, { email, password }, askingFrom(0))
    const step = asked.kind === 'code' ? asked.step : ''
    const type = async (code: string) => (await logInWithCode(kind, app, { step, code }, request())).kind
    for (let count = 0; count < 5; count += 1) expect(await type('000000')).toBe('wrong-code')
    expect(await type(codeAt(0))).toBe('wrong-code')
    expect(await type(codes[0] ?? '')).toBe('in')
  })

  test('O1 B4 right codes are not counted', { timeout: 60_000 }, async () => {
    await withFactor()
    for (let count = 1; count < 25; count += 1) expect(await typeAtLogin(codeAt(count), count)).toBe(true)
  })

  test('O1 B4 a known browser has no more codes than strangers', async () => {
    const own = await enter()
    await withFactor()
    const asking = { request: request(own), address: '10.8.0.1' }
    for (let count = 0; count < 20; count += 1)
      expect(await isConfirmed(kind, later(count), await theAccount(), '000000', asking)).toBe(false)
    expect(await isConfirmed(kind, later(21), await theAccount(), codeAt(21), asking)).toBe(false)
    expect(await isConfirmed(kind, later(22), await theAccount(), password, asking)).toBe(true)
  })

  test('O1 B4 names of the agency, its town, the host and the product are no new password', async () => {
    const one = await enter()
    for (const obvious of ['linkebeek2026', 'pignonpignon', 'TiliaVastgoed!', 'agency.example'])
      expect(
        await send(one, { form: 'change-password', password: obvious, again: obvious, current: password }),
      ).toMatchObject({ problems: [{ field: 'password' }] })
  })

  test('O1 B4 a recovery code of 80 bits, as they were made before, still logs in', async () => {
    await withFactor()
    await updateAccount(db, kind, (await theAccount()).id, { recoveryCodes: [hashOf('ABCDEFGHIJKLMNOP')] })
    const asking = { request: request(), address: '10.6.0.1' }
    const asked = await logIn(kind, app, { email, password }, asking)
    const step = asked.kind === 'code' ? asked.step : ''
    const typedCode = { step, code: 'abcd-efgh-ijkl-mnop' }
    expect((await logInWithCode(kind, app, typedCode, request())).kind).toBe('in')
  })

  /** Whether a browser is known by the cookie that it has. */
  const isKnown = async (cookies: string[]) => {
    const token = new RegExp(`${kind.name}-device=([^;]+)`).exec(cookies.join(';'))?.[1] ?? ''
    return await isKnownDevice(db, kind, hashOf(token), email)
  }

  test('S-08 B4 a new password forgets the known browsers; the one it was changed with is known by another cookie', async () => {
    const [one, other] = [await enter(), await enter()]
    expect([await isKnown(one), await isKnown(other)]).toEqual([true, true])
    const changed = await send(one, { form: 'change-password', ...typed, current: password })
    const cookies = 'cookies' in changed ? (changed.cookies ?? []) : []
    expect([await isKnown(one), await isKnown(other), await isKnown(cookies)]).toEqual([false, false, true])
  })

  test('S-08 B4 when no browser is known any more they are told of the next one', async () => {
    const one = await enter()
    const news = async () => await db.$count(mails, eq(mails.kind, `${kind.name}-new-device`))
    await db.transaction(async (tx) => await logOutEverywhere(kind, tx, (await theAccount()).id))
    expect(await news()).toBe(0)
    const asking = { request: request(one), address: '10.5.0.1' }
    const outcome = await logIn(kind, app, { email, password }, asking)
    expect(await news()).toBe(1)
    expect(outcome.kind === 'in' && (await isKnown(outcome.cookies))).toBe(true)
    expect(await isKnown(one)).toBe(false)
  })

  test('S-06 B4 what is told leads to a page that is there, also where the site speaks their language no more', async () => {
    const one = await enter()
    await db.update(kind.tables.accounts).set({ locale: 'de' })
    await send(one, { form: 'change-password', ...typed, current: password })
    const [told] = await changeMails()
    const isOwner = kind.name === 'owner'
    expect(told?.locale).toBe(isOwner ? 'nl' : 'de')
    expect(told?.text).toContain(isOwner ? '/nl/' : '/office/')
  })

  test('S-08 B4 each session can be ended alone, those of others cannot', async () => {
    const [one, other, third] = [await enter(), await enter(), await enter()]
    const jan = await enter('jan@post.example')
    const idOf = async (cookies: string[]) => (await sessionOf(kind, app, request(cookies)))?.session.id ?? ''
    expect(await send(one, { form: 'end-session', session: await idOf(other) })).toEqual({ done: 'session' })
    await send(one, { form: 'end-session', session: await idOf(jan) })
    await send(one, { form: 'end-session', session: '' })
    const alive = [one, other, third, jan].map(async (cookies) => await isAlive(cookies))
    expect(await Promise.all(alive)).toEqual([true, false, true, true])
    await app.securityLog.flush()
    expect((await db.select().from(securityEvents)).map(({ kind }) => kind)).toContain('sessions-ended')
  })
})
