import { beforeEach, describe, expect, test } from 'vitest'
import { mails, rateLimits } from '#db/schema'
import { askReset } from '~/features/accounts/account-jobs.server'
import { logIn } from '~/features/accounts/log-in.server'
import { hashPassword } from '~/features/accounts/password-hash.server'
import { mailReset } from '~/features/accounts/password-link.server'
import { cheapHash } from '../setup/cheap-hash'
import { testApp } from '../setup/test-app'
import { subjects } from './account-subjects'

const { db, appAt, asked } = await testApp({ demo: 'agency', emptied: [mails, rateLimits] })

describe.each(subjects)('%s', (_name, subject) => {
  const { kind } = subject

  const email = 'mia@post.example'
  const password = 'paard batterij nietje'
  /** What a guess costs is what one test is about. */
  const passwordHash = cheapHash(password)

  const accountOf = (email: string) =>
    ({ email, name: 'Mia', locale: 'nl', passwordHash, createdAt: new Date() }) as const

  beforeEach(async () => {
    asked.length = 0
    await subject.removeAll(db)
    await subject.add(db, [accountOf(email)])
  })

  /** A browser; the cookies are those that an answer set. */
  const browser = (cookies: string[] = []) =>
    new Request(subject.page, {
      headers: { cookie: cookies.map((one) => one.split(';')[0]).join('; ') },
    })

  /** The address of a network, each number one of its own; those of strangers and of the owner do not meet. */
  const stranger = (number: number) => `10.${number >> 8}.${number & 255}.9`
  const ownersOwn = '203.0.113.7'

  const tryFrom = async (
    address: string,
    typed: string,
    { account = email, at = '', cookies = [] as string[] } = {},
  ) =>
    await logIn(
      kind,
      appAt(at || undefined),
      { email: account, password: typed },
      { request: browser(cookies), address },
    )

  /** Processor time of a try, in milliseconds: of its password above all. */
  async function work(tries: number, guess: () => Promise<unknown>): Promise<number> {
    const began = process.cpuUsage()
    for (let count = 0; count < tries; count += 1) await guess()
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000 / tries
  }

  const flood = async (networks: number) =>
    await Promise.all(
      Array.from(
        { length: networks },
        async (_, number) => await tryFrom(stranger(number), `guess ${number}`),
      ),
    )

  test('O1 B4 two hundred networks of strangers fail at an account: its owner logs in from a known device and from a new network, at once, and again', {
    timeout: 60_000,
  }, async () => {
    const own = await tryFrom(ownersOwn, password)
    const cookies = own.kind === 'in' ? own.cookies : []
    expect(cookies).toHaveLength(2)
    await flood(200)
    const began = performance.now()
    expect((await tryFrom(stranger(7), password, { cookies })).kind).toBe('in')
    expect((await tryFrom('198.51.100.44', password)).kind).toBe('in')
    expect((await tryFrom('2001:db8:77::1', password)).kind).toBe('in')
    for (let count = 0; count < 6; count += 1)
      expect((await tryFrom('198.51.100.44', password)).kind).toBe('in')
    expect(performance.now() - began).toBeLessThan(60_000)
  })

  test('O1 B4 under attack a network has three guesses a day; the owner may mistype twice', {
    timeout: 60_000,
  }, async () => {
    await flood(60)
    expect((await tryFrom(ownersOwn, 'mistyped')).kind).toBe('refused')
    expect((await tryFrom(ownersOwn, 'mistyped again')).kind).toBe('refused')
    expect((await tryFrom(ownersOwn, password)).kind).toBe('in')
    for (const at of ['2026-11-20T12:00:00Z', '2026-11-20T15:00:00Z', '2026-11-20T18:00:00Z'])
      await tryFrom(stranger(3), 'guess', { at })
    expect((await tryFrom(stranger(3), password, { at: '2026-11-20T23:00:00Z' })).kind).toBe('refused')
    expect((await tryFrom(stranger(3), password, { at: '2026-11-21T00:01:00Z' })).kind).toBe('in')
  })

  test('O1 B4 the /64s of a /48 do not each have guesses of their own without end', {
    timeout: 60_000,
  }, async () => {
    for (let number = 0; number < 70; number += 1)
      await tryFrom(`2001:db8:5:${number.toString(16)}00::1`, 'guess')
    expect((await tryFrom('2001:db8:5:ffff::1', password)).kind).toBe('refused')
    expect((await tryFrom('2001:db8:6::1', password)).kind).toBe('in')
  })

  test('O1 B4 the /64s of a /48, and the addresses of a /24, have guesses together, whatever accounts they are at', {
    timeout: 120_000,
  }, async () => {
    // Of the accounts that are guessed at some are there, and others are not.
    const known = Array.from({ length: 150 }, (_, number) => accountOf(`someone${number}@post.example`))
    await subject.add(db, known)
    const guessFrom = async (addressOf: (number: number) => string, tries: number) => {
      for (let number = 0; number < tries; number += 1)
        await tryFrom(addressOf(number), 'guess', { account: `someone${number}@post.example` })
    }
    await guessFrom((number) => `2001:db8:5:${(number % 250).toString(16)}00::1`, 120)
    expect((await tryFrom('2001:db8:5:ff00::1', password)).kind).toBe('refused')
    expect((await tryFrom('2001:db8:6::1', password)).kind).toBe('in')
    await guessFrom((number) => `2001:db8:7:${number.toString(16)}::1`, 60)
    expect((await tryFrom('2001:db8:7:ff::1', password)).kind).toBe('refused')
    expect((await tryFrom('2001:db8:7:100::1', password)).kind).toBe('in')
    await guessFrom((number) => `192.0.2.${number % 200}`, 300)
    expect((await tryFrom('192.0.2.250', password)).kind).toBe('refused')
    expect((await tryFrom('192.0.3.250', password)).kind).toBe('in')
  })

  test('O1 B4 one address alone puts no account under attack: what is refused unread counts nowhere', {
    timeout: 60_000,
  }, async () => {
    for (const hour of ['00', '02', '04', '06', '08', '10', '12', '14', '16', '18', '20', '22'])
      for (let count = 0; count < 5; count += 1)
        await tryFrom(stranger(1), 'guess', { at: `2026-11-20T${hour}:00:00Z` })
    const at = '2026-11-20T23:00:00Z'
    for (let count = 0; count < 4; count += 1)
      expect((await tryFrom(ownersOwn, 'mistyped', { at })).kind).toBe('refused')
    expect((await tryFrom(ownersOwn, password, { at })).kind).toBe('in')
  })

  test('O1 B4 a login over the limit is refused without the work of a password, with an account or without', async () => {
    await db.update(kind.tables.accounts).set({ passwordHash: await hashPassword(password) })
    for (const account of [email, 'nobody@post.example']) {
      await db.delete(rateLimits)
      const guess = () => tryFrom(stranger(1), 'guess', { account })
      const read = await work(5, guess)
      expect([account, (await work(30, guess)) < read / 2]).toEqual([account, true])
    }
  })

  test('O1 B4 two hundred networks ask for links to an owner: few are mailed, and who asks then has a good one', {
    timeout: 60_000,
  }, async () => {
    for (let number = 0; number < 200; number += 1) await askReset(kind, appAt(), email, stranger(number))
    expect(asked).toHaveLength(200)
    for (let number = 0; number < 30; number += 1) await mailReset(kind, appAt(), { email, locale: 'nl' })
    expect(await db.$count(mails)).toBe(5)
    // The last one is about to end, so the owner's own is mailed again.
    const later = appAt('2026-11-20T10:06:00Z')
    asked.length = 0
    await askReset(kind, later, email, ownersOwn)
    expect(asked).toHaveLength(1)
    await mailReset(kind, later, { email, locale: 'nl' })
    expect(await db.$count(mails)).toBe(6)
  })

  test('O1 B4 a network that asks for links to random addresses leaves ten jobs an hour and a dozen rows', {
    timeout: 60_000,
  }, async () => {
    for (let number = 0; number < 300; number += 1)
      await askReset(kind, appAt(), `someone${number}@post.example`, '192.0.2.1')
    expect(asked).toHaveLength(10)
    expect(await db.$count(rateLimits)).toBeLessThanOrEqual(12)
    for (let number = 0; number < 300; number += 1)
      await askReset(kind, appAt(), `someone${number}@post.example`, `2001:db8:9:${number.toString(16)}::1`)
    expect(asked.length).toBeLessThanOrEqual(10 + 60)
  })

  test('O1 B4 a network that tries random accounts leaves as many rows as tries are read', async () => {
    for (let number = 0; number < 60; number += 1)
      await tryFrom(stranger(2), 'guess', { account: `someone${number}@post.example` })
    expect(await db.$count(rateLimits)).toBeLessThanOrEqual(2 + 20 * 4)
  })
})
