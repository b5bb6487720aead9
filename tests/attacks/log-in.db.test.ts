import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mails, rateLimits } from '#db/schema'
import { askReset } from '~/features/accounts/account-jobs.server'
import { findAccountByEmail, updateAccount } from '~/features/accounts/accounts.repo.server'
import { logIn, logInWithCode } from '~/features/accounts/log-in.server'
import { hashPassword } from '~/features/accounts/password-hash.server'
import { accountOfLink, mailReset } from '~/features/accounts/password-link.server'
import { newRecoveryCodes, seal } from '~/features/accounts/second-factor.server'
import { closeSession, sessionOf } from '~/features/accounts/session.server'
import { changePassword, setPasswordByLink } from '~/features/accounts/set-password.server'
import { restOfServices } from '~/platform/services.fixture'
import { asSent, tokenIn } from '../setup/mails'
import { testApp } from '../setup/test-app'
import { invite, subjects } from './account-subjects'

const { db, appAt, asked: askedJobs } = await testApp({ demo: 'listings', emptied: [mails, rateLimits] })

const password = 'paard batterij nietje'
const passwordHash = await hashPassword(password)

describe.each(subjects)('%s', (_name, subject) => {
  const { kind } = subject

  const email = 'mia@post.example'
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

  let visitors = 0

  beforeEach(async () => {
    await subject.removeAll(db)
    const account = { email, name: 'Mia', locale: 'nl', createdAt: appAt().clock.now() } as const
    await invite(subject, appAt(), account)
    await updateAccount(db, kind, (await theAccount()).id, { passwordHash })
  })
  afterAll(() => expect(visitors).toBeGreaterThan(0))

  test('O1 B4 who knows the password is let in, with cookies that hold nothing that the database holds', async () => {
    const cookies = await enter()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies)
      expect(cookie).toMatch(new RegExp(`^__Host-${kind.name}.*; HttpOnly; SameSite=Lax; Secure$`))
    expect((await sessionOf(kind, appAt(), asked(cookies)))?.account.email).toBe(email)
    const token = /=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect(JSON.stringify(await db.select().from(kind.tables.sessions))).not.toContain(token)
  })

  test('O1 B4 E1 unknown account, wrong password and an invitation not answered are refused alike', async () => {
    const tries = [
      { email, password: 'not the password' },
      { email: 'nobody@post.example', password },
    ]
    for (const one of tries) expect(await logIn(kind, appAt(), one, stranger())).toEqual({ kind: 'refused' })
    await updateAccount(db, kind, (await theAccount()).id, { passwordHash: null })
    expect(await logIn(kind, appAt(), { email, password }, stranger())).toEqual({ kind: 'refused' })
  })

  test('O1 B4 a network’s five wrong guesses at an account are read, even all at once; one’s own browser stays in', async () => {
    const own = await enter()
    const guesser = stranger()
    await Promise.all(
      Array.from({ length: 12 }, (_, count) =>
        logIn(kind, appAt(), { email, password: `guess number ${count}` }, guesser),
      ),
    )
    // Refused unread: now not even the right password is taken from there.
    expect(await logIn(kind, appAt(), { email, password }, guesser)).toEqual({ kind: 'refused' })
    expect(await enter(appAt(), { ...guesser, request: asked(own) })).toHaveLength(2)
  })

  test('O1 B4 who is kept out comes in by a mailed link', async () => {
    const one = stranger()
    for (let count = 0; count < 8; count += 1) await logIn(kind, appAt(), { email, password: 'x' }, one)
    expect(await enter(appAt(), one)).toEqual([])
    await mailReset(kind, appAt(), { email, locale: 'fr' })
    const [mail] = await mailsOf(`${kind.name}-reset`)
    expect(mail).toMatchObject({ recipient: email, locale: 'fr' })
    expect(mail?.text).toContain(`https://agency.example${kind.pathOf('password', 'fr')}?token=`)
    expect(
      await setPasswordByLink(kind, appAt(), tokenIn(mail?.text), 'een heel ander wachtwoord', asked()),
    ).toMatchObject({
      email,
    })
  })

  test('O1 B4 guesses from one network are counted together, whatever accounts they are at', async () => {
    const asking = { request: asked(), address: '2001:db8::1' }
    for (let count = 0; count < 20; count += 1)
      await logIn(kind, appAt(), { email: `someone${count}@post.example`, password }, asking)
    expect(await enter(appAt(), { ...asking, address: '2001:db8::2' })).toEqual([])
    expect(await enter(appAt(), { ...asking, address: '2001:db8:0:1::2' })).toHaveLength(2)
  })

  test('O1 B4 a login ends the session that the browser had before', async () => {
    const first = await enter()
    await enter(appAt(), { request: asked(first), address: '192.0.2.1' })
    expect(await sessionOf(kind, appAt(), asked(first))).toBeUndefined()
    expect(await db.select().from(kind.tables.sessions)).toHaveLength(1)
  })

  test('O1 B4 after logout or a new password no former session is alive, nor any link', async () => {
    const [one, other] = [await enter(), await enter()]
    await closeSession(kind, appAt(), asked(one))
    expect(await sessionOf(kind, appAt(), asked(one))).toBeUndefined()
    expect(await sessionOf(kind, appAt(), asked(other))).toBeDefined()

    await mailReset(kind, appAt(), { email, locale: 'nl' })
    await mailReset(kind, appAt(), { email, locale: 'nl' })
    const tokens = (await mailsOf(`${kind.name}-reset`)).map(({ text }) => tokenIn(text))
    await setPasswordByLink(kind, appAt(), tokens[0] ?? '', 'een heel ander wachtwoord', asked())
    expect(await db.select().from(kind.tables.sessions)).toEqual([])
    for (const token of tokens) expect(await accountOfLink(kind, appAt(), token)).toBeUndefined()

    const again = await logIn(kind, appAt(), { email, password: 'een heel ander wachtwoord' }, stranger())
    expect(again.kind).toBe('in')
  })

  test('O1 B4 a link is good for ten minutes, an invitation for seven days, and both once', async () => {
    const invitation = tokenIn((await mailsOf(`${kind.name}-invitation`))[0]?.text)
    await mailReset(kind, appAt(), { email, locale: 'nl' })
    const reset = tokenIn((await mailsOf(`${kind.name}-reset`))[0]?.text)
    expect(await accountOfLink(kind, appAt('2026-11-20T10:09:00Z'), reset)).toBeDefined()
    expect(await accountOfLink(kind, appAt('2026-11-20T10:11:00Z'), reset)).toBeUndefined()
    expect(await accountOfLink(kind, appAt('2026-11-27T09:59:00Z'), invitation)).toBeDefined()
    expect(await accountOfLink(kind, appAt('2026-11-27T10:01:00Z'), invitation)).toBeUndefined()
    const used = await Promise.all(
      [1, 2, 3].map((number) =>
        setPasswordByLink(kind, appAt(), invitation, `wachtwoord nummer ${number}`, asked()),
      ),
    )
    expect(used.filter(Boolean)).toHaveLength(1)
  })

  test('O1 B4 a link to set a password is asked for by a job, so that nobody learns from the answer who has an account', async () => {
    askedJobs.length = 0
    await askReset(kind, appAt(), email, '192.0.2.1')
    await askReset(kind, appAt(), 'nobody@post.example', '192.0.2.1')
    expect(askedJobs.map(({ queue }) => queue)).toEqual([kind.queues.reset.name, kind.queues.reset.name])
    await mailReset(kind, appAt(), { email: 'nobody@post.example', locale: 'nl' })
    expect(await mailsOf(`${kind.name}-reset`)).toEqual([])
    for (let count = 0; count < 9; count += 1) await askReset(kind, appAt(), email, '192.0.2.1')
    expect(askedJobs).toHaveLength(4)
  })

  test('O1 B4 who is logged in exchanges the password; this session goes on, the others end', async () => {
    const [one, other] = [await enter(), await enter()]
    const typed = {
      current: password,
      password: 'een heel ander wachtwoord',
      again: 'een heel ander wachtwoord',
    }
    const change = async (changed: Partial<typeof typed> = {}) =>
      await changePassword(
        kind,
        appAt(),
        await theAccount(),
        { ...typed, ...changed },
        {
          request: asked(one),
          address: '192.0.2.200',
        },
      )
    expect(await change({ current: 'not it' })).toEqual({ problems: { current: 'wrongPassword' } })
    expect(await change({ again: 'something else' })).toEqual({ problems: { again: 'notAlike' } })
    expect(await change({ password: 'sunshine123456' })).toMatchObject({
      problems: { password: expect.any(String) },
    })
    const changed = await change()
    const cookies = 'cookies' in changed ? changed.cookies : []
    expect(await sessionOf(kind, appAt(), asked(cookies))).toBeDefined()
    for (const old of [one, other]) expect(await sessionOf(kind, appAt(), asked(old))).toBeUndefined()
  })

  test('O1 B4 right passwords and right codes use up no tries, however often somebody logs in', async () => {
    const from = stranger()
    for (let times = 0; times < 30; times += 1)
      expect((await logIn(kind, appAt(), { email, password }, from)).kind).toBe('in')
    const { codes, hashes } = newRecoveryCodes()
    const totpSecret = seal(kind, restOfServices().keys, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    await updateAccount(db, kind, (await theAccount()).id, { totpSecret, recoveryCodes: hashes })
    for (const code of codes) {
      const outcome = await logIn(kind, appAt(), { email, password }, from)
      const step = outcome.kind === 'code' ? outcome.step : ''
      expect((await logInWithCode(kind, appAt(), { step, code }, asked())).kind).toBe('in')
    }
  })

  test('O1 B4 with a second factor the password alone opens nothing; a code is good once, and five wrong ones close the step', async () => {
    const totp = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const { codes, hashes } = newRecoveryCodes()
    const totpSecret = seal(kind, restOfServices().keys, totp)
    await updateAccount(db, kind, (await theAccount()).id, { totpSecret, recoveryCodes: hashes })
    // Second 59 of RFC 6238.
    const app = appAt('1970-01-01T00:00:59Z')
    const step = async () => {
      const outcome = await logIn(kind, app, { email, password }, stranger())
      return outcome.kind === 'code' ? outcome.step : ''
    }
    const nextCode = new TOTP({ secret: Secret.fromBase32(totp) }).generate({ timestamp: 60_000 })
    const first = await step()
    expect(first).not.toBe('')
    expect(await db.select().from(kind.tables.sessions)).toEqual([])
    const type = async (code: string, on = first) =>
      (await logInWithCode(kind, app, { step: on, code }, asked())).kind
    expect(await type('000000')).toBe('wrong-code')
    expect(await type('287 082')).toBe('in')
    expect(await type('287082')).toBe('wrong-code')
    expect(await type(codes[3] ?? '')).toBe('in')
    for (const wrong of [codes[3] ?? '', '000000', '000001', '000002'])
      expect(await type(wrong)).toBe('wrong-code')
    // The code of thirty seconds later is right, and one too many; recovery codes are too long to guess.
    expect(await type(nextCode)).toBe('wrong-code')
    expect(await type(codes[4] ?? '')).toBe('in')
    expect(await type(codes[4] ?? '', `${first}x`)).toBe('refused')
  })

  const asked = (cookies: string[] = []) =>
    new Request(subject.page, {
      headers: { 'user-agent': firefox, cookie: cookies.map((one) => one.split(';')[0]).join('; ') },
    })

  /** A browser that was never here, at an address of its own. */
  const stranger = () => {
    visitors += 1
    return { request: asked(), address: `192.0.2.${visitors}` }
  }

  const enter = async (app = appAt(), asking = stranger()) => {
    const outcome = await logIn(kind, app, { email, password }, asking)
    return outcome.kind === 'in' ? outcome.cookies : []
  }

  const theAccount = async () => {
    const owner = await findAccountByEmail(db, kind, email)
    if (!owner) throw new Error('no account')
    return owner
  }

  const mailsOf = async (kind: string) =>
    asSent(appAt(), await db.select().from(mails)).filter((mail) => mail.kind === kind)
})
