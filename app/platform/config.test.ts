import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, requireMailServer, variableNames } from './config.server'
import { defaultSettings } from './database-limits'

/** The message about an invalid environment. */
function refusalOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

test('R an empty environment is a site on this machine, with the demo and the page cache', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    keepAliveSeconds: 130,
    maxConnections: 1000,
    drainSeconds: 0,
    notifiesSystemd: false,
    publicUrl: 'http://localhost:3000',
    https: false,
    databaseUrl: undefined,
    database: defaultSettings,
    migrations: 'at-start',
    dataDir: path.resolve('data'),
    demo: true,
    demoActivity: true,
    mediaBaseUrl: '',
    secret: undefined,
    role: 'all',
    smtpUrl: undefined,
    allowNoSmtp: false,
    mailFrom: undefined,
    mailAgency: undefined,
    dkimKeyFile: undefined,
    captcha: true,
    metricsToken: undefined,
    trustedProxies: [],
    logLevel: 'info',
    pageCache: true,
    gallery: true,
    development: true,
    clearText: [],
  })
})

test('K3 the socket that systemd passes is taken by the process that it is for', () => {
  const own = String(process.pid)
  expect(readConfig({ LISTEN_FDS: '1', LISTEN_PID: own })).toMatchObject({ inheritedSocket: 3 })
  expect(readConfig({ LISTEN_FDS: '1', LISTEN_PID: '1' })).not.toHaveProperty('inheritedSocket')
  expect(readConfig({ LISTEN_PID: own })).not.toHaveProperty('inheritedSocket')
})

test('S-15 addresses of other machines get TLS, unless clear text is allowed for them', () => {
  const env = { SMTP_URL: 'smtp://mail.example', DATABASE_URL: 'postgres://db.example/site' }
  expect(readConfig(env)).toMatchObject({
    smtpUrl: 'smtp://mail.example?requireTLS=true',
    databaseUrl: 'postgres://db.example/site?sslmode=verify-full',
    clearText: [],
  })
  expect(readConfig({ ...env, ALLOW_CLEARTEXT: 'smtp, database' })).toMatchObject({
    smtpUrl: env.SMTP_URL,
    databaseUrl: env.DATABASE_URL,
    clearText: ['smtp', 'database'],
  })
  expect(refusalOf({ DATABASE_URL: 'postgres://db.example/site?sslmode=disable' })).toMatch(/without TLS/)
})

test('K13 a public https site starts without a mail server only when told to', () => {
  const starts = (env: NodeJS.ProcessEnv) => () => requireMailServer(readConfig(env))
  const site = { PUBLIC_URL: 'https://agency.example' }
  expect(starts(site)).toThrow(
    /SMTP_URL is not set, and https:\/\/agency\.example is public.*ALLOW_NO_SMTP=on/,
  )
  expect(starts({ ...site, ROLE: 'worker' })).toThrow('SMTP_URL')
  const others = [
    ...[{}, { PUBLIC_URL: 'https://localhost:3000' }, { PUBLIC_URL: 'http://agency.example' }],
    ...[{ ROLE: 'web' }, { SMTP_URL: 'smtp://mail.example' }, { ALLOW_NO_SMTP: 'on' }].map((more) => ({
      ...site,
      ...more,
    })),
  ]
  for (const env of others) expect(starts(env)).not.toThrow()
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PORT', '3000.5'],
  ['PUBLIC_URL', 'agency.example'],
  ['PUBLIC_URL', 'ftp://agency.example'],
  ['DATABASE_URL', 'mysql://user:hunter2@db/site'],
  ['PUBLIC_URL', 'https://agency.example/site/'],
  ['DEMO', 'yes'],
  ['MEDIA_BASE_URL', 'media'],
  ['MEDIA_BASE_URL', 'ftp://media.example'],
  ['MEDIA_BASE_URL', 'javascript:alert(1)'],
  ['METRICS_TOKEN', 'hunter2'],
  ['SECRET', 'hunter2'],
  ['ROLE', 'all and more'],
  ['TRUSTED_PROXIES', '127.0.0.1, the proxy'],
  ['SMTP_URL', 'smtp://agency:hunter#2@mail.example'],
  ['DATABASE_URL', 'postgres://site:hunter/2@db.example/site'],
  ['SMTP_URL', 'mail.agency.example'],
  ['ALLOW_CLEARTEXT', 'everything'],
  ['ALLOW_NO_SMTP', 'maybe'],
  ['MAIL_FROM', 'the agency'],
  ['MAIL_AGENCY', 'hallo@'],
  ['WEBHOOK_URL', 'http://crm.example/leads'],
  ['WEBHOOK_URL', 'https://agency:hunter2@crm.example/leads'],
  ['WEBHOOK_SECRET', 'hunter2'],
  ['CAPTCHA', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['PAGE_CACHE', 'maybe'],
  ['GALLERY', 'maybe'],
])('R %s=%s is refused by its name', (name, value) => {
  const refusal = refusalOf({ [name]: value })
  expect(refusal).toMatch(new RegExp(`^  ${name}: \\S`, 'm'))
  expect(refusal).not.toContain('hunter')
})

test('B20 a CRM has an address and a secret, or neither', () => {
  const webhook = { WEBHOOK_URL: 'https://crm.example/leads', WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` }
  expect(readConfig(webhook).webhook).toEqual({ url: webhook.WEBHOOK_URL, secret: webhook.WEBHOOK_SECRET })
  expect(readConfig({}).webhook).toBeUndefined()
  for (const one of [{ WEBHOOK_URL: webhook.WEBHOOK_URL }, { WEBHOOK_SECRET: webhook.WEBHOOK_SECRET }])
    expect(refusalOf(one)).toMatch(/^ {2}WEBHOOK_SECRET: belongs to WEBHOOK_URL/m)
})

test('K6 a request that waited for a connection has the time of a whole statement', () => {
  const refusal = refusalOf({ DATABASE_STATEMENT_SECONDS: '7' })
  expect(refusal).toMatch(/DATABASE_STATEMENT_SECONDS: with DATABASE_WAIT_SECONDS is more than the 8 seconds/)
  expect(refusalOf({ DATABASE_WAIT_SECONDS: '4.1' })).toBe(refusal)
  const settings = { DATABASE_STATEMENT_SECONDS: '7', DATABASE_WAIT_SECONDS: '1' }
  expect(readConfig(settings).database.requests).toMatchObject({ wait: 1_000, statement: 7_000 })
})

test('R every variable that is wrong is named at once, and no secret is said', () => {
  const refusal = refusalOf({
    PORT: 'x',
    DATABASE_URL: 'mysql://user:hunter2@db/site',
    METRICS_TOKEN: 'swordfish',
    PUBLIC_URL: 'https://agency.example',
  })
  expect([...refusal.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name).sort()).toEqual([
    'DATABASE_URL',
    'METRICS_TOKEN',
    'PORT',
  ])
  expect(refusal).not.toMatch(/hunter2|swordfish|mysql:/)
})

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:3000', true],
  ['https://agency.example', false],
  ['http://localhost.example', false],
])('R the demo may be loaded at %s: %s', (PUBLIC_URL, demo) => {
  expect(readConfig({ PUBLIC_URL }).demo).toBe(demo)
  expect(readConfig({ PUBLIC_URL, DEMO: 'off' }).demo).toBe(false)
})

test('R the demo has a past unless it is asked for its listings alone', () => {
  expect(readConfig({})).toMatchObject({ demo: true, demoActivity: true })
  expect(readConfig({ DEMO: 'listings' })).toMatchObject({ demo: true, demoActivity: false })
  expect(readConfig({ DEMO: 'off' })).toMatchObject({ demo: false, demoActivity: false })
  expect(readConfig({ PUBLIC_URL: 'https://agency.example' }).demoActivity).toBe(false)
  expect(() => readConfig({ DEMO: 'some' })).toThrow('DEMO: is on, listings or off')
})

test('R origins lose the slash at their end, and https is known by the public one', () => {
  expect(
    readConfig({ PUBLIC_URL: 'https://agency.example/', MEDIA_BASE_URL: 'https://media.example//' }),
  ).toMatchObject({ publicUrl: 'https://agency.example', mediaBaseUrl: 'https://media.example', https: true })
})

test('R the port is part of the address when none is given', () => {
  expect(readConfig({ PORT: '8080' })).toMatchObject({ port: 8080, publicUrl: 'http://localhost:8080' })
})

test.each([
  ['on', true],
  ['1', true],
  ['true', true],
  ['off', false],
  ['0', false],
  ['false', false],
  ['', true],
])('R PAGE_CACHE=%s and DEMO alike are on: %s', (value, on) => {
  expect(readConfig({ PAGE_CACHE: value, DEMO: value })).toMatchObject({ pageCache: on, demo: on })
})

test('R a variable that is empty is one that is not given', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATABASE_URL', 'DATA_DIR', 'DEMO', 'MEDIA_BASE_URL']
  const others = ['METRICS_TOKEN', 'TRUSTED_PROXIES', 'LOG_LEVEL', 'PAGE_CACHE', 'GALLERY']
  const empty = Object.fromEntries([...names, ...others].map((name) => [name, '']))
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('R trusted proxies stand one after the other with commas', () => {
  expect(readConfig({ TRUSTED_PROXIES: ' 10.0.0.0/8, ,::1 ' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
})

test('R the component gallery is for development, unless it is asked for or turned off', () => {
  const of = (NODE_ENV: string, GALLERY?: string) => readConfig({ NODE_ENV, GALLERY }).gallery
  expect([of('development'), of('production'), of('test')]).toEqual([true, false, false])
  expect([of('development', 'off'), of('production', 'on')]).toEqual([false, true])
})

test('R production and tests are not development', () => {
  const of = (NODE_ENV?: string) => readConfig({ NODE_ENV }).development
  expect([of('production'), of('test'), of('development'), of()]).toEqual([false, false, true, true])
})

test('K6 connections and time limits of the database are settings, within what a request can wait for', () => {
  const given = { DATABASE_CONNECTIONS: '40', DATABASE_STATEMENT_SECONDS: '2.5', DATABASE_LOCK_SECONDS: '1' }
  expect(readConfig(given).database).toMatchObject({
    connections: 40,
    requests: { statement: 2_500, lock: 1_000, wait: 3_000 },
  })
  expect(() => readConfig({ DATABASE_STATEMENT_SECONDS: '60' })).toThrow('DATABASE_STATEMENT_SECONDS')
  expect(() => readConfig({ DATABASE_CONNECTIONS: '3' })).toThrow('DATABASE_CONNECTIONS')
})

/** Names in the first column of a table of variables. */
function variablesIn(document: string): string[] {
  const rows = readFileSync(document, 'utf8').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)
  return [...rows].flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? [])
}

test('R docs/operating.md explains every variable, and the README names no other', () => {
  expect(variablesIn('docs/operating.md').sort()).toEqual([...variableNames].sort())
  expect(variablesIn('README.md').filter((name) => !variableNames.includes(name))).toEqual([])
})
