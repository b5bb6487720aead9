import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { feedImports, leads, mails, siteFiles, webhookDeliveries } from '#db/schema'
import { openMailServer } from '../../tests/setup/mail-server'
import { printed } from '../../tests/setup/printed'
import { createLead, mailRow } from '../../tests/setup/rows'
import { testApp } from '../../tests/setup/test-app'
import { testFolder } from '../../tests/setup/test-folder'
import { checkDatabase } from './database-checks'
import { runDoctorCommand } from './doctor-command'
import { examine } from './examine'
import { logFindings } from './log-findings'
import type { NamedFinding } from './run-checks'

const { db, url, appIn } = await testApp({ demo: 'listings', jobs: 'queued' })
const app = appIn()
const password = 'hunter2swordfish'
const env = {
  ...{ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: app.config.dataDir },
  SECRET: app.keys.current.secret,
}

const named = (found: NamedFinding[], name: string) =>
  found.filter(({ check }) => check === name).map(({ state, what }) => `${state}: ${what}`)

/** A mail server that takes no password. @returns its port */
async function openStrictServer(): Promise<number> {
  const smtp = new SMTPServer({
    ...{ allowInsecureAuth: true, disabledCommands: ['STARTTLS'] },
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
  })
  smtp.on('error', () => {})
  onTestFinished(() => void smtp.close())
  return await new Promise((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

beforeAll(async () => {
  await db.delete(mails)
})

test('K13 a site in order has no problems', async () => {
  const found = await examine(env)
  expect(found.filter(({ state }) => state === 'problem')).toEqual([])
  expect(named(found, 'migrations')).toEqual(['ok: The tables are those of this release.'])
  expect(named(found, 'files')).toEqual([expect.stringMatching(/^ok/)])
  expect(named(found, 'jobs')).toEqual([expect.stringMatching(/^ok/)])
  expect(named(found, 'security log')).toEqual([expect.stringMatching(/^ok/)])
  expect(named(found, 'database')[0]).toMatch(/^ok: PostgreSQL \d/)
})

test('K13 the mail server is connected to, and its refusals are said in words', async () => {
  const server = await openMailServer()
  expect(named(await examine({ ...env, SMTP_URL: server.url }), 'mail server')[0]).toMatch(/^ok/)
  const strict = await openStrictServer()
  const login = `smtp://agency:${password}@127.0.0.1:${strict}`
  expect(named(await examine({ ...env, SMTP_URL: login }), 'mail server')[0]).toMatch(
    /^problem: The mail server at 127\.0\.0\.1:\d+ refuses the login \(EAUTH 535\)/,
  )
  await server.close()
  expect(named(await examine({ ...env, SMTP_URL: server.url }), 'mail server')[0]).toMatch(
    /^problem: The mail server at 127\.0\.0\.1:\d+ does not answer/,
  )
})

test('K13 a test mail is signed and sent as those of the site', async () => {
  const server = await openMailServer()
  onTestFinished(server.close)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const file = path.join(testFolder(), 'key.pem')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const found = await examine({ ...env, SMTP_URL: server.url, DKIM_KEY_FILE: file }, 'operator@post.example')
  expect(named(found, 'test mail')[0]).toMatch(/^ok: .*operator@post\.example/)
  expect(server.arrived).toMatchObject([{ to: 'operator@post.example', text: /npm run doctor/ }])
  expect(server.arrived[0]?.headers.get('dkim-signature')).toContain('d=')
  expect(await db.$count(mails)).toBe(0)
  server.refuse(1)
  const refused = await examine({ ...env, SMTP_URL: server.url }, 'operator@post.example')
  expect(named(refused, 'test mail')[0]).toMatch(/^problem: .*\(\w+ 451\)/)
})

test('K13 the age of the newest whole backup is said', async () => {
  const dir = testFolder()
  const backup = async () => named(await examine({ ...env, BACKUP_DIR: dir }), 'backup')[0]
  expect(await backup()).toMatch(/^problem: There is no backup/)
  const nameAt = (hours: number) =>
    `pignon-${new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}Z`
  const make = (name: string) => {
    mkdirSync(path.join(dir, name))
    writeFileSync(path.join(dir, name, 'manifest.json'), '{}')
  }
  make(nameAt(200))
  expect(await backup()).toMatch(/^problem: .* is 8 days old/)
  make(`${nameAt(1)}.partial`)
  expect(await backup()).toMatch(/^problem/)
  make(nameAt(40))
  expect(await backup()).toMatch(/^warning: .* is 40 hours old/)
  make(nameAt(5))
  expect(await backup()).toMatch(/^ok: .* is 5 hours old/)
})

test('K13 a public site with the listings of the demo is said', async () => {
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://0.0.0.0:1' }
  expect(named(await examine({ ...env, ...smtp }), 'demo')[0]).toMatch(/^warning: The site is public/)
  expect(named(await examine(env), 'demo')[0]).toMatch(/^ok/)
})

test('K13 a database that is away is one finding, and the rest is checked', async () => {
  const found = await examine({ ...env, DATABASE_URL: `postgres://site:${password}@127.0.0.1:1/site` })
  expect(named(found, 'database')[0]).toMatch(
    /^problem: The database of DATABASE_URL does not answer at 127\.0\.0\.1:1/,
  )
  expect(named(found, 'disk')[0]).toMatch(/GB free/)
  expect(named(found, 'files')).toEqual(['unknown: Not checked: it needs the database.'])
})

test('K13 before the first start there is nothing to fix, and nothing is made', async () => {
  const dataDir = path.join(testFolder(), 'new')
  const found = await examine({ DATA_DIR: dataDir })
  expect(found.filter(({ state }) => state === 'problem')).toEqual([])
  expect(named(found, 'database')[0]).toBe('ok: The first start makes the database.')
  expect(() => rmSync(dataDir)).toThrow('ENOENT')
})

test('K13 a wrong environment is said like at the start', async () => {
  expect(await examine({ ...env, PORT: 'x' })).toMatchObject([{ state: 'problem', what: /PORT/ }])
})

test('K13 what failed or waits is said: mails, feed, jobs', async () => {
  const at = new Date(Date.now() - 3 * 3_600_000)
  await db.insert(mails).values([mailRow({ at, state: 'failed' }), mailRow({ at, problem: 'ESOCKET' })])
  await db.insert(feedImports).values({
    ...{ startedAt: new Date(), finishedAt: new Date(), source: 'feed.json', outcome: 'refused', report: {} },
  })
  await db.execute(sql`insert into pgboss.job (name, data, state, completed_on, start_after)
    values ('send-mail', '{}', 'failed', now(), now()), ('send-mail', '{}', 'created', null, now() - interval '1 hour')`)
  const found = await examine(env)
  expect(named(found, 'outbox')).toEqual([
    'warning: 1 mails were given up.',
    'problem: A mail waits for 3 hours (ESOCKET).',
  ])
  expect(named(found, 'feed')[0]).toMatch(/^problem: The last feed was refused/)
  expect(named(found, 'jobs')).toEqual([
    'warning: 1 jobs of send-mail were given up in the last 24 hours.',
    'problem: A job waits for 60 minutes.',
  ])
  expect(JSON.stringify(found)).not.toContain('an@post.example')
})

test('B20 leads that the CRM refused or keeps waiting are said, where there is a CRM', async () => {
  const crm = { WEBHOOK_URL: 'https://crm.example/leads', WEBHOOK_SECRET: `whsec_${'x'.repeat(40)}` }
  expect(named(await examine(env), 'webhook')).toEqual(['ok: Leads go on to no CRM: WEBHOOK_URL is not set.'])
  expect(named(await examine({ ...env, ...crm }), 'webhook')).toEqual([
    'ok: 0 leads wait for the CRM, none was refused.',
  ])
  const at = new Date(Date.now() - 3 * 3_600_000)
  const delivery = { leadId: await createLead(db, { at }), at, nextAt: at }
  await db.insert(webhookDeliveries).values([
    { ...delivery, id: crypto.randomUUID(), state: 'refused', status: 400 },
    { ...delivery, id: crypto.randomUUID(), state: 'refused', problem: 'spam' },
    { ...delivery, id: crypto.randomUUID(), status: 503 },
  ])
  expect(named(await examine({ ...env, ...crm }), 'webhook')).toEqual([
    'warning: 1 leads were refused by the CRM.',
    'problem: A lead waits for the CRM for 3 hours (503).',
  ])
  await db.delete(leads)
})

test.skipIf(process.env.TEST_DATABASE_URL)(
  'K13 an embedded PostgreSQL that another release started is said',
  async () => {
    const site = { ...app, env, database: app, config: { ...app.config, databaseUrl: undefined } }
    const said = async () => (await checkDatabase(site)).map(({ what }) => what).join()
    expect(await said()).not.toContain('another release')
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue('/opt/pignon-0.2.0')
    expect(await said()).toContain('another release')
    cwd.mockRestore()
  },
)

test('K13 another secret, missing files and missing migrations are found', async () => {
  await logFindings(app)
  await examine(env)
  await db.execute(
    sql`insert into secret_check (key_id) values ('another1') on conflict (id) do update set key_id = 'another1'`,
  )
  await db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  )
  rmSync(path.join(app.config.dataDir, 'site'), { recursive: true })
  const [file] = await db.select().from(siteFiles)
  const found = await examine(env)
  expect(named(found, 'known secret')[0]).toMatch(/^problem: SECRET is not the one/)
  expect(named(found, 'migrations')[0]).toMatch(/^warning: 1 of /)
  expect(named(found, 'files')[0]).toMatch(/^problem: \d+ files are missing/)
  expect(file).toBeDefined()
})

test('K13 the command answers people and machines, and never a password', async () => {
  const secrets = {
    ...env,
    SMTP_URL: `smtp://agency:${password}@127.0.0.1:1`,
    METRICS_TOKEN: `${password}${password}`,
  }
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const text = await printed((print) => runDoctorCommand([], async () => undefined, print))
  const json = await printed((print) => runDoctorCommand(['--json'], async () => undefined, print))
  expect(text.code).toBe(1)
  const wrong = await printed((print) => runDoctorCommand(['--mail', 'nobody'], async () => undefined, print))
  expect(wrong.code).toBe(2)
  expect(text.output).toMatch(/\d problems?, /)
  const { findings } = JSON.parse(json.output) as { findings: NamedFinding[] }
  expect(findings.length).toBeGreaterThan(15)
  for (const output of [text.output, json.output]) {
    expect(output).not.toContain(password)
    expect(output).not.toContain(env.SECRET)
    expect(output).not.toContain(new URL(url).password || 'no password')
  }
})
