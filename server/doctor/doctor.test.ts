import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import type { Check } from './check'
import { checks } from './checks'
import { describeClock } from './clock-checks'
import { describeConnections, describeLimits, describeMigrations, describeVersion } from './database-checks'
import { describeSpace } from './disk-checks'
import { describeFindings } from './doctor-command'
import { checkEnvironment, findMisspelt } from './environment-checks'
import { checkMails, describeDkim, describeSpf } from './mail-checks'
import { checkProxies } from './proxy-checks'
import { checkPublicUrl, describeFailure } from './public-url-checks'
import { runChecks } from './run-checks'
import { checkSecret } from './secret-checks'

const clock = stoppedClock('2026-11-20T10:00:00Z')
const publicSite = { PUBLIC_URL: 'https://agency.example', DATA_DIR: '/nowhere' }
const examined = (env: NodeJS.ProcessEnv) => ({
  ...{ env, clock, storage: folderStorage('/nowhere'), database: undefined },
  config: readConfig(env),
  keys: createKeyRing({ secret: env.SECRET ?? 'a secret of tests, 32 characters long' }),
})

test('K13 a variable that is misspelt is named with the one that is meant', () => {
  const env = { SMPT_URL: 'x', DATABSE_URL: 'x', public_url: 'x', SECRETS: 'x' }
  expect(findMisspelt(env)).toEqual([
    { given: 'SMPT_URL', meant: 'SMTP_URL' },
    { given: 'DATABSE_URL', meant: 'DATABASE_URL' },
    { given: 'public_url', meant: 'PUBLIC_URL' },
    { given: 'SECRETS', meant: 'SECRET' },
  ])
})

test('K13 variables of the system and of other programs are not taken for ours', () => {
  const others = ['HOME', 'HOSTNAME', 'LOGNAME', 'MAIL', 'PATH', 'POST', 'XDG_DATA_DIRS', 'NODE_OPTIONS']
  const env = Object.fromEntries(
    [...others, 'PGHOST', 'npm_config_cache', 'SMTP_URL'].map((name) => [name, 'x']),
  )
  expect(findMisspelt(env)).toEqual([])
})

test('K13 what is for tests, or has no effect, is said', () => {
  const env = {
    ...publicSite,
    CAPTCHA: 'off',
    DEMO: 'on',
    ALLOW_CLEARTEXT: 'smtp',
    SMTP_URL: 'smtp://mail.example',
  }
  const said = checkEnvironment(examined(env)).map(({ state, what }) => `${state} ${what.split(/[:=]/)[0]}`)
  expect(said).toEqual(['warning DEMO has no effect', 'problem CAPTCHA', 'warning ALLOW_CLEARTEXT'])
  expect(checkEnvironment(examined({ ...publicSite, DEMO: 'off' }))).toMatchObject([{ state: 'ok' }])
})

test.each([
  [{}, 'warning'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'ok'],
  [publicSite, 'problem'],
  [{ ...publicSite, ALLOW_NO_SMTP: 'on' }, 'warning'],
  [{ ...publicSite, ROLE: 'web' }, 'ok'],
])('K13 mails of a site with %o: %s', (env, state) => {
  expect(checkMails(examined(env)).state).toBe(state)
})

test('K13 a site behind https knows its visitors only through TRUSTED_PROXIES', () => {
  expect(checkProxies(examined(publicSite)).state).toBe('problem')
  expect(checkProxies(examined({ ...publicSite, TRUSTED_PROXIES: '127.0.0.1' })).state).toBe('ok')
  expect(checkProxies(examined({})).state).toBe('ok')
})

test('K13 a secret that can be guessed is said, without saying it', () => {
  const weak = 'secretsecretsecretsecretsecretsecret'
  const found = checkSecret(examined({ SECRET: weak }))
  expect(found.state).toBe('problem')
  expect(JSON.stringify(found)).not.toContain(weak)
  expect(checkSecret(examined({ SECRET: 'q7VdX0m2Zp9sRk4TyB6nLw1cEh8uJf3g' })).state).toBe('ok')
})

test.each([
  ['random hexadecimal digits', '2943c2af33a4aaa64a23939b33da233e', 'ok'],
  ['random decimal digits', '40718036514480731503681470518346', 'ok'],
  ['few different', '01010011011010010110111001010010', 'problem'],
  ['a word over and over', 'anunlikelyword-anunlikelyword-an', 'problem'],
])('K13 a secret of %s', (_what, SECRET, state) => {
  expect(checkSecret(examined({ SECRET })).state).toBe(state)
})

const disk = { freeBytes: 50e9, bytes: 100e9, freeFiles: 900, files: 1_000 }

test.each([
  [{}, 'ok'],
  [{ freeBytes: 9e9 }, 'warning'],
  [{ freeBytes: 0.9e9 }, 'problem'],
  [{ freeFiles: 90 }, 'warning'],
  [{ freeFiles: 0, files: 0 }, 'ok'],
])('K13 a disk with %o: %s', (less, state) => {
  expect(describeSpace('/data', { ...disk, ...less }).state).toBe(state)
})

test('K13 space is said in gigabytes', () => {
  expect(describeSpace('/data', { ...disk, freeBytes: 9.04e9 }).what).toContain(
    '9.0 GB of 100.0 GB free at /data',
  )
})

test.each([
  [0, 'ok'],
  [-1_900, 'ok'],
  [2_000, 'warning'],
  [-61_000, 'problem'],
])('K13 a clock that is %i ms ahead: %s', (aheadMs, state) => {
  expect(describeClock("the database's", aheadMs).state).toBe(state)
})

test('K13 versions, connections and migrations are compared with what the product needs', () => {
  expect(describeVersion({ version: 140_012, name: '14.12' }).state).toBe('problem')
  expect(describeVersion({ version: 150_000, name: '15.0' }).state).toBe('ok')
  expect(describeConnections({ most: 2, used: 1 }, 16).state).toBe('problem')
  expect(describeConnections({ most: 5, used: 1 }, 16).state).toBe('warning')
  expect(describeConnections({ most: 100, used: 95 }, 16).state).toBe('warning')
  expect(describeConnections({ most: 37, used: 12 }, 16).state).toBe('ok')
  expect(describeMigrations([1, 2, 3], [1, 2, 3]).state).toBe('ok')
  expect(describeMigrations([1, 2, 3], [1]).what).toMatch(/^2 of 3 /)
  expect(describeMigrations([1, 2], [1, 2, 3]).state).toBe('problem')
})

test('K6 limits that a pooler ignored are told', () => {
  const wanted = { statement: 4_000, lock: 2_000 }
  expect(describeLimits(wanted, wanted)).toEqual([])
  expect(describeLimits({ statement: 0, lock: 0 }, wanted)).toMatchObject([{ state: 'warning' }])
})

test('K13 the DNS of the sender is compared with what mails need', () => {
  expect(describeSpf('agency.example', undefined).state).toBe('unknown')
  expect(describeSpf('agency.example', ['google-site-verification=1']).state).toBe('warning')
  expect(describeSpf('agency.example', ['v=spf1 include:mail.example -all']).state).toBe('ok')
  expect(describeDkim('pignon._domainkey.agency.example', 'AAAA', [])).toMatchObject({
    state: 'problem',
    todo: expect.stringContaining('v=DKIM1; k=rsa; p=AAAA'),
  })
  expect(describeDkim('x', 'AAAA', ['v=DKIM1; k=rsa; p=AA AA'])).toMatchObject({ state: 'ok' })
  expect(describeDkim('x', 'AAAA', ['v=DKIM1; k=rsa; p=BBBB'])).toMatchObject({ state: 'problem' })
})

/** Answers every path with its words, at an address that is not loopback. */
async function listen(answers: Record<string, string>) {
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = url in answers ? 200 : 404
    response.end(answers[url] ?? '')
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return `http://0.0.0.0:${(server.address() as AddressInfo).port}`
}

test('K13 the public address is asked for its health and for what must be closed', async () => {
  const good = examined({ PUBLIC_URL: await listen({ '/healthz': 'alive' }) })
  expect((await checkPublicUrl(good)).map(({ state }) => state).sort()).toEqual(
    expect.arrayContaining(['ok', 'ok', 'problem']),
  )
  expect((await checkPublicUrl(good))[0]?.what).toContain('PUBLIC_URL is http')
  const open = examined({ PUBLIC_URL: await listen({ '/healthz': 'alive', '/metrics': 'pignon_mails 1' }) })
  expect(await checkPublicUrl(open)).toContainEqual(
    expect.objectContaining({ state: 'problem', what: 'Everybody can read /metrics.' }),
  )
  const other = examined({ PUBLIC_URL: await listen({}) })
  expect((await checkPublicUrl(other)).slice(1)).toMatchObject([{ what: /\/healthz answers 404/ }])
})

test('K13 a public address that does not answer says why', async () => {
  const gone = examined({ PUBLIC_URL: 'https://0.0.0.0:1' })
  expect(await checkPublicUrl(gone)).toMatchObject([{ state: 'problem', what: /refuses connections/ }])
  expect(describeFailure('https://a.example', 'CERT_HAS_EXPIRED').what).toContain('no certificate')
  expect(describeFailure('https://a.example', 'ENOTFOUND').what).toContain('not known to the DNS')
  expect(describeFailure('https://a.example', 'ETIMEDOUT')).toMatchObject({
    state: 'warning',
    todo: expect.stringContaining('from outside'),
  })
})

test('K13 a check that fails is a finding, and the others go on', async () => {
  const checks: Check[] = [
    {
      ...{ name: 'breaks', atStart: true },
      run: () => {
        throw Object.assign(new Error('secret words'), { code: 'E1' })
      },
    },
    { name: 'needs', atStart: true, needsDatabase: true, run: () => ({ state: 'ok', what: 'never' }) },
    { name: 'goes on', atStart: true, run: () => ({ state: 'ok', what: 'fine' }) },
  ]
  expect(await runChecks(checks, examined({}))).toEqual([
    { check: 'breaks', state: 'unknown', what: 'Could not be checked (E1).' },
    { check: 'needs', state: 'unknown', what: 'Not checked: it needs the database.' },
    { check: 'goes on', state: 'ok', what: 'fine' },
  ])
})

test('K13 findings are lines, with what to do below what is wrong', () => {
  const text = describeFindings([
    { check: 'disk', state: 'warning', what: 'Nearly full.', todo: 'Make room.' },
    { check: 'node', state: 'ok', what: 'Node 24.' },
  ])
  expect(text).toBe(
    'warning   disk  Nearly full.\n                Make room.\nok        node  Node 24.\n\nNo problems. 1 warning, 0 not checked.\n',
  )
})

test('K13 docs/operating.md explains every check', () => {
  const rows = readFileSync('docs/operating.md', 'utf8').match(/^\| `environment`[\s\S]*?\n\n/m)?.[0] ?? ''
  const named = [...rows.matchAll(/^\| ((?:`[a-z ]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expect(named.sort()).toEqual(checks.map(({ name }) => name).sort())
})
