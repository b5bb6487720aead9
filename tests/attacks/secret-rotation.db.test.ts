import { createHmac } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { asc } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { confirmedAddresses, owners, secretCheck, securityEvents } from '#db/schema'
import {
  countUnreadableFactors,
  newTotpSecret,
  seal,
  takeCode,
} from '~/features/accounts/second-factor.server'
import { openSession, sessionOf } from '~/features/accounts/session.server'
import { confirmAddress, isConfirmedAddress } from '~/features/mail/confirmed-address.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { findOwnerByEmail } from '~/features/owners/owners.repo.server'
import type { App } from '~/platform/app.server'
import { readConfig } from '~/platform/config.server'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import { readKeys } from '~/platform/keys/secret-file.server'
import { log } from '~/platform/log.server'
import { createSecurityLog, recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { signText, unsignText } from '~/platform/unsigned-text.server'
import { runSecretCommand, secretProblem } from '../../server/secret-command'
import { takeOverSecret } from '../../server/take-over-secret'
import { printed } from '../setup/printed'
import { testApp } from '../setup/test-app'
import { testFolder } from '../setup/test-folder'

const { db, appAt } = await testApp({ emptied: [secretCheck, owners, confirmedAddresses] })
const email = 'ada@post.example'
const links = defineSignedLinks<{ email: string }>('privacy', { days: 30 })
const totp = newTotpSecret()
const [before, meanwhile, end, after] = [
  '2026-11-20T10:00:00Z',
  '2026-12-15T10:00:00Z',
  '2026-12-25T00:00:00Z',
  '2026-12-25T10:00:00Z',
]

let dataDir = ''
beforeEach(() => {
  dataDir = testFolder()
})

/** The site as it starts: it reads the secrets, and takes over what is stored under a former one. */
async function start(at: string, env: Record<string, string> = {}): Promise<App> {
  const app = appAt(at)
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://agency.example',
    DATA_DIR: dataDir,
    ...env,
  })
  const keys = await readKeys(config)
  await takeOverSecret(db, keys, app.clock.now())
  return { ...app, config, keys, securityLog: createSecurityLog({ db, keys, log }) }
}

const run = (app: App, ...words: string[]) =>
  printed((print) => runSecretCommand(words, async () => app, print))

const addOwner = (totpSecret: string) =>
  db.insert(owners).values({
    ...{ email, name: 'Ada', locale: 'nl' as const, createdAt: new Date(before), totpSecret },
  })

async function theOwner() {
  const owner = await findOwnerByEmail(db, email)
  if (!owner) throw new Error(email)
  return owner
}

const codeAt = (app: App) => new TOTP({ secret: totp }).generate({ timestamp: app.clock.now().getTime() })

const requestWith = (cookie = '') => new Request('https://agency.example/', { headers: { cookie } })

test('S-11 logins, links, second factors, confirmed addresses and the security log outlive a rotation', async () => {
  const site = await start(before)
  expect(await secretProblem(site)).toBeUndefined()
  await addOwner(seal(ownerKind, site.keys, totp))
  const token = links.toToken(site, { email }, new Date('2027-02-01'))
  const [cookie = ''] = await openSession(ownerKind, db, site, await theOwner(), requestWith())
  await confirmAddress(db, site, email)
  recordSecurityEvent(site, { kind: 'login', account: email })
  await site.securityLog.flush()

  expect(await run(site, 'rotate', '--keep', '35')).toMatchObject({
    code: 0,
    output: expect.stringContaining('2026-12-25'),
  })

  const restarted = await start(meanwhile)
  expect(restarted.keys.current).not.toEqual(site.keys.current)
  expect(await secretProblem(restarted)).toBeUndefined()
  expect(links.read(restarted, token)).toEqual({ email })
  expect(links.toToken(restarted, { email })).not.toContain(site.keys.current.id)
  const { totpSecret } = await theOwner()
  expect(totpSecret?.startsWith(`${restarted.keys.current.id}.`)).toBe(true)
  expect(await takeCode(ownerKind, restarted, await theOwner(), codeAt(restarted))).toBe(true)
  const sessionOnly = requestWith(cookie.split(';')[0])
  expect(
    (await sessionOf(ownerKind, { ...restarted, clock: appAt('2026-11-20T11:00:00Z').clock }, sessionOnly))
      ?.account.email,
  ).toBe(email)
  expect(await isConfirmedAddress(db, restarted, email)).toBe(true)
  recordSecurityEvent(restarted, { kind: 'login', account: email })
  await restarted.securityLog.flush()
  expect((await restarted.securityLog.check()).problem).toBeUndefined()
  const lines = await db.select().from(securityEvents).orderBy(asc(securityEvents.id))
  expect(lines.slice(-3)).toMatchObject([
    { kind: 'login' },
    { kind: 'security-log', result: 'done', detail: 'new key' },
    { kind: 'login', account: lines.at(-3)?.account },
  ])
  expect((await site.securityLog.check()).problem).toMatch(/the secret is another one/)

  const later = await start(after)
  expect(links.read(later, token)).toBeUndefined()
  expect(
    await countUnreadableFactors(ownerKind, {
      db,
      keys: createKeyRing({ secret: later.keys.current.secret }),
    }),
  ).toBe(0)
  expect(await takeCode(ownerKind, later, await theOwner(), codeAt(later))).toBe(true)
  expect(await isConfirmedAddress(db, later, email)).toBe(true)
  expect((await run(later, 'rotate')).code).toBe(0)
  expect(await isConfirmedAddress(db, await start(after), email)).toBe(true)
})

test('S-11 links and second factors of before keys had names are good, and end with their secret', async () => {
  const site = await start(before)
  const data = { data: { email }, until: new Date('2027-02-01').getTime() }
  const body = Buffer.from(JSON.stringify(data)).toString('base64url')
  const { secret } = site.keys.current
  const token = `${body}.${createHmac('sha256', secret).update(`privacy\n${body}`).digest('base64url')}`
  await addOwner(seal(ownerKind, site.keys, totp).split('.')[1] ?? '')
  expect(links.read(site, token)).toEqual({ email })
  expect(await takeCode(ownerKind, site, await theOwner(), codeAt(site))).toBe(true)

  const keys = createKeyRing({
    secret: 'another secret, that is as long as it has to be',
    previous: { secret, until: new Date(end) },
    lasting: secret,
  })
  expect(links.read({ ...appAt(meanwhile), keys }, token)).toEqual({ email })
  expect(links.read({ ...appAt(after), keys }, token)).toBeUndefined()
  expect(
    await takeCode(ownerKind, { ...appAt(meanwhile), keys }, await theOwner(), codeAt(appAt(meanwhile))),
  ).toBe(true)
})

test('S-11 a mail that waits through a rotation is signed with the new secret, of whatever form its links were', async () => {
  const site = await start(before)
  const kept = unsignText(site, `https://agency.example/?token=${links.toToken(site, { email })} .`, 'key')
  expect(kept).toContain('.unsigned.privacy.key')
  await secretProblem(site)
  await run(site, 'rotate', '--keep', '0')
  const keys = await readKeys({ dataDir })
  const token = /token=(\S+)/.exec(signText({ ...site, keys }, kept, 'key', 'new'))?.[1] ?? ''
  expect(links.read({ ...site, keys }, token)).toEqual({ email })
  expect(links.read(site, token)).toBeUndefined()
})

test('S-11 the file of the secret is replaced as a whole, for its user alone', async () => {
  const site = await start(before)
  await secretProblem(site)
  expect((await run(site, 'rotate', '--keep', '10')).code).toBe(0)
  const file = path.join(dataDir, 'secret')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const [secret, ...others] = (await readFile(file, 'utf8')).trim().split('\n')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(others).toEqual([
    `SECRET_PREVIOUS=2026-11-30:${site.keys.current.secret}`,
    `SECRET_LASTING=${site.keys.current.secret}`,
  ])
})

test('S-11 a secret of the environment is not written: what to set is said, and the site reads it', async () => {
  const SECRET = 'a secret of the environment, with = and : in it'
  const site = await start(before, { SECRET })
  await secretProblem(site)
  const { output } = await run(site, 'rotate')
  await expect(stat(path.join(dataDir, 'secret'))).rejects.toThrow('ENOENT')
  const variables = Object.fromEntries(
    [...output.matchAll(/^(SECRET\w*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(Object.keys(variables)).toEqual(['SECRET', 'SECRET_PREVIOUS', 'SECRET_LASTING'])
  const token = links.toToken(site, { email })
  const restarted = await start('2026-12-01T10:00:00Z', variables)
  expect(links.read(restarted, token)).toEqual({ email })
  expect(restarted.keys.lasting.secret).toBe(SECRET)
  expect(() => readConfig({ ...variables, SECRET_LASTING: '' })).toThrow('SECRET_LASTING is missing')
  expect(() => readConfig({ ...variables, SECRET: '' })).toThrow('SECRET is missing')
  expect(() => readConfig({ ...variables, SECRET_PREVIOUS: SECRET })).toThrow('SECRET_PREVIOUS')
})

test('S-11 two rotations do not cut off what the first one keeps; one that must be at once ends it', async () => {
  const site = await start(before)
  await secretProblem(site)
  const token = links.toToken(site, { email })
  await run(site, 'rotate')
  const restarted = await start(before)
  const again = await run(restarted, 'rotate')
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('good until 2027-02-23') })
  expect(await readKeys({ dataDir })).toEqual(restarted.keys)
  expect(links.read(restarted, token)).toEqual({ email })
  const fresh = links.toToken(restarted, { email })
  expect((await run(restarted, 'rotate', '--keep', '0')).code).toBe(0)
  const safe = await start(before)
  expect([token, fresh].map((one) => links.read(safe, one))).toEqual([undefined, undefined])
})

test('S-11 a secret that the database was not used with is not rotated; days that are none are not understood', async () => {
  await secretProblem(await start(before))
  dataDir = testFolder()
  const stranger = await start(before)
  expect(await run(stranger, 'rotate')).toMatchObject({
    code: 1,
    output: expect.stringContaining('not the one that this database was used with'),
  })
  expect(await readKeys({ dataDir })).toEqual(stranger.keys)
  expect((await run(stranger, 'rotate', '--keep', 'long')).code).toBe(2)
  expect((await run(stranger, 'check', '--keep', '3')).code).toBe(2)
})
