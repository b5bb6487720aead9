import { expect, test } from 'vitest'
import { owners, rateLimits, securityEvents } from '#db/schema'
import { askReset } from '~/features/accounts/account-jobs.server'
import { logIn, logInWithCode } from '~/features/accounts/log-in.server'
import { hashPassword } from '~/features/accounts/password-hash.server'
import { newRecoveryCodes } from '~/features/accounts/second-factor.server'
import { closeSession } from '~/features/accounts/session.server'
import { changePassword } from '~/features/accounts/set-password.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { findOwnerByEmail, updateOwner } from '~/features/owners/owners.repo.server'
import { eraseAllData } from '~/features/privacy/my-data.server'
import { testApp } from '../setup/test-app'

const { db, appIn } = await testApp({ demo: 'agency', emptied: [owners, rateLimits] })
const email = 'mia@post.example'
const password = 'paard batterij nietje'

/** A request of the owner's browser. */
const request = (cookies: string[] = []) =>
  new Request('https://agency.example/nl/login/', {
    headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  })
const from = (address: string) => ({ request: request(), address })

async function newOwner() {
  const passwordHash = await hashPassword(password)
  await db.insert(owners).values({ email, name: 'Mia', locale: 'nl', createdAt: new Date(), passwordHash })
  return await theOwner()
}

async function theOwner() {
  const owner = await findOwnerByEmail(db, email)
  if (!owner) throw new Error('there is no owner')
  return owner
}

/** What was recorded since the last look, without what comes of the clock. */
let seen = 0
async function recorded(app = appIn()) {
  await app.securityLog.flush()
  const lines = (await db.select().from(securityEvents).orderBy(securityEvents.id)).slice(seen)
  seen += lines.length
  return lines.map(({ kind, result, detail, count, account }) => ({
    event: [kind, result, detail].filter(Boolean).join(' '),
    count,
    isOwner: account === app.securityLog.pseudonym('account', email),
  }))
}

test('S-10 guesses, the refusals that follow and the login itself stand in the log, with one pseudonym', async () => {
  const app = appIn()
  await newOwner()
  for (let guess = 0; guess < 8; guess += 1)
    await logIn(ownerKind, app, { email, password: `wrong ${guess}` }, from('192.0.2.7'))
  expect(await recorded()).toEqual([
    { event: 'login failed', count: 5, isOwner: true },
    { event: 'limit refused login of an account from a network', count: 3, isOwner: true },
  ])
  await db.delete(rateLimits)
  const entered = await logIn(ownerKind, app, { email, password }, from('192.0.2.1'))
  const cookies = entered.kind === 'in' ? entered.cookies : []
  await closeSession(ownerKind, app, request(cookies))
  expect((await recorded()).map(({ event }) => event)).toEqual(['login done', 'logout done'])
})

test('S-10 codes, passwords, links and an erasure stand in the log', async () => {
  const app = appIn()
  const owner = await newOwner()
  const { codes, hashes } = newRecoveryCodes()
  await updateOwner(db, owner.id, { totpSecret: 'sealed', recoveryCodes: hashes })
  const asked = await logIn(ownerKind, app, { email, password }, from('192.0.2.1'))
  const step = asked.kind === 'code' ? asked.step : ''
  await logInWithCode(ownerKind, app, { step, code: 'AAAA-BBBB' }, request())
  await logInWithCode(ownerKind, app, { step, code: codes[0] ?? '' }, request())
  const fresh = 'een heel ander wachtwoord 7'
  const typed = { current: 'wrong', password: fresh, again: fresh }
  await changePassword(ownerKind, app, await theOwner(), typed, from('192.0.2.1'))
  await changePassword(ownerKind, app, await theOwner(), { ...typed, current: password }, from('192.0.2.1'))
  await askReset(ownerKind, app, email, '192.0.2.1')
  await eraseAllData(app, email)
  const lines = await recorded()
  expect(lines.map(({ event }) => event).sort()).toEqual([
    'data-erased done',
    'link-requested done',
    'login done',
    'password-changed done',
    'password-confirmed failed',
    'second-factor done',
    'second-factor failed',
  ])
  expect(lines.every(({ isOwner }) => isOwner)).toBe(true)
  expect((await app.securityLog.check()).problem).toBeUndefined()
})
