import { afterAll, beforeEach, expect, test } from 'vitest'
import { mails, ownerSessions, owners, rateLimits } from '#db/schema'
import { isKnownDevice } from '~/features/accounts/accounts.repo.server'
import { logIn } from '~/features/accounts/log-in.server'
import { hashPassword } from '~/features/accounts/password-hash.server'
import { sessionOf } from '~/features/accounts/session.server'
import { hashOf } from '~/features/accounts/tokens.server'
import { runOwnerCommand } from '~/features/owners/owner.command.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { findOwnerByEmail, updateOwner } from '~/features/owners/owners.repo.server'
import { asSent } from '../setup/mails'
import { testApp } from '../setup/test-app'

const { db, appAt } = await testApp({ demo: 'listings', emptied: [owners, mails, rateLimits] })

const email = 'mia@post.example'
const password = 'paard batterij nietje'
const passwordHash = await hashPassword(password)
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

let visitors = 0

beforeEach(async () => {
  await runOwnerCommand(
    ['add', email, '--listings', '2706,2687', '--name', 'Mia'],
    async () => appAt(),
    () => {},
  )
  await updateOwner(db, (await theOwner()).id, { passwordHash })
})
afterAll(() => expect(visitors).toBeGreaterThan(0))

test('O1 a session ends after three days unused, and after thirty however it is used', async () => {
  const cookies = await enter()
  const day = (number: number) => `2026-11-${20 + number}T09:00:00Z`
  expect(await sessionOf(ownerKind, appAt(day(2)), asked(cookies))).toBeDefined()
  expect(await sessionOf(ownerKind, appAt(day(4)), asked(cookies))).toBeDefined()
  expect(await sessionOf(ownerKind, appAt(day(8)), asked(cookies))).toBeUndefined()
  await db.update(ownerSessions).set({ seenAt: new Date('2026-12-20T09:00:00Z') })
  expect(await sessionOf(ownerKind, appAt('2026-12-20T09:59:00Z'), asked(cookies))).toBeDefined()
  expect(await sessionOf(ownerKind, appAt('2026-12-20T10:01:00Z'), asked(cookies))).toBeUndefined()
})

test('O3 the agency is told of each login in its language; the owner of one with a new browser, not of the first', async () => {
  const own = await enter()
  await enter(appAt(), { request: asked(own), address: '192.0.2.1' })
  const told = await mailsOf('owner-login')
  expect(told).toHaveLength(2)
  expect(told[0]).toMatchObject({
    recipient: 'hallo@tilia.example',
    subject: 'Mia heeft ingelogd',
    replyTo: email,
  })
  expect(told[0]?.text).toContain('/2706/')
  expect(await mailsOf('owner-new-device')).toEqual([])
  await updateOwner(db, (await theOwner()).id, { locale: 'fr' })
  await enter()
  const [news, ...more] = await mailsOf('owner-new-device')
  expect(more).toEqual([])
  expect(news).toMatchObject({
    recipient: email,
    locale: 'fr',
    subject: 'Connexion depuis un nouvel appareil',
  })
  expect(news?.text).toContain('Firefox, Windows')
})

test('O1 the command makes, lists, mails and removes owners, and says what it did not understand', async () => {
  const run = async (...words: string[]) => {
    let text = ''
    const code = await runOwnerCommand(
      words,
      async () => appAt(),
      (written) => (text += written),
    )
    return { code, text }
  }
  expect(await run('add', 'Jan@Post.example', '--listings', '2704,1', '--locale', 'fr')).toMatchObject({
    code: 0,
  })
  const { text } = await run('list')
  expect(text).toBe(`jan@post.example  jan  1,2704  invited\n${email}  Mia  2687,2706  active\n`)
  expect((await mailsOf('owner-invitation')).map(({ locale }) => locale).toSorted()).toEqual(['fr', 'nl'])
  await run('link', email)
  expect(await mailsOf('owner-invitation')).toHaveLength(3)
  expect(await run('remove', email)).toMatchObject({ code: 0 })
  expect(await run('remove', email)).toMatchObject({ code: 1 })
  expect(await run('link', email)).toMatchObject({ code: 1 })
  for (const words of [
    ['add', 'no address', '--listings', '1'],
    ['add', email],
    ['add', email, '--listings', 'x'],
    ['--wrong'],
    [],
  ])
    expect(await run(...words), words.join(' ')).toMatchObject({ code: 2 })
})

const asked = (cookies: string[] = []) =>
  new Request('https://agency.example/nl/login/', {
    headers: { 'user-agent': firefox, cookie: cookies.map((one) => one.split(';')[0]).join('; ') },
  })

/** A browser that was never here, at an address of its own. */
const stranger = () => {
  visitors += 1
  return { request: asked(), address: `192.0.2.${visitors}` }
}

const enter = async (app = appAt(), asking = stranger(), account = email) => {
  const outcome = await logIn(ownerKind, app, { email: account, password }, asking)
  return outcome.kind === 'in' ? outcome.cookies : []
}

const theOwner = async () => {
  const owner = await findOwnerByEmail(db, email)
  if (!owner) throw new Error('no owner')
  return owner
}

const mailsOf = async (kind: string) =>
  asSent(appAt(), await db.select().from(mails)).filter((mail) => mail.kind === kind)

const isAlive = async (cookies: string[]) =>
  (await sessionOf(ownerKind, appAt(), asked(cookies))) !== undefined

/** Whether a browser is known by the cookie that it has. */
const isKnown = async (cookies: string[]) => {
  const token = /owner-device=([^;]+)/.exec(cookies.join(';'))?.[1] ?? ''
  return await isKnownDevice(db, ownerKind, hashOf(token), email)
}

test('S-08 the command logs an owner out everywhere, or all of them, and no browser is known any more', async () => {
  const run = async (...words: string[]) => {
    let said = ''
    const result = await runOwnerCommand(
      words,
      async () => appAt(),
      (text) => (said += text),
    )
    return [result, said]
  }
  const [one, other] = [await enter(), await enter()]
  await run('add', 'jan@post.example', '--listings', '2704')
  const { id } = (await findOwnerByEmail(db, 'jan@post.example')) ?? { id: 0 }
  await updateOwner(db, id, { passwordHash })
  const jan = await enter(appAt(), stranger(), 'jan@post.example')
  expect(await run('logout', email)).toEqual([0, `${email} is logged out; sessions ended: 2.\n`])
  expect([await isAlive(one), await isAlive(other), await isAlive(jan)]).toEqual([false, false, true])
  expect(await isKnown(one)).toBe(false)
  expect(await run('logout', '--all')).toEqual([0, 'All owners are logged out; sessions ended: 1.\n'])
  expect(await isAlive(jan)).toBe(false)
  expect((await run('logout', 'nobody@post.example'))[0]).toBe(1)
  for (const words of [['logout'], ['logout', '--all', email], ['remove', '--all', email]])
    expect((await run(...words))[0], words.join(' ')).toBe(2)
})
