import path from 'node:path'
import { z } from 'zod'
import {
  type ClearTextConnection,
  clearTextConnections,
  findClearText,
  isHttpElsewhere,
  isStorageClear,
  requireDatabaseTls,
  requireSmtpTls,
} from './clear-text'
import { type DatabaseSettings, defaultSettings, fewestConnections, leavesTime } from './database-limits'
import type { Secrets } from './keys/key-ring.server'
import { readPrevious } from './keys/secret-file.server'
import { isLoopback } from './loopback'
import { readNetwork } from './network'
import { readStoragePlace, type StoragePlace } from './storage/storage-place'

const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'is on or off' })
  .transform((value) => value === 'on' || value === 'true' || value === '1')

/** An address that pages may show; nothing secret is in it. */
const httpAddress = z.url({ protocol: /^https?$/, error: 'is no http or https address' })

/** The parts of a list with commas. */
const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Given in seconds, kept in milliseconds. @param most - every request is answered within ten seconds */
const seconds = (most: number) =>
  z.coerce
    .number({ error: `is a number of seconds from 0.1 to ${most}` })
    .min(0.1)
    .max(most)
    .transform((given) => Math.round(given * 1_000))

/** The commonest mistake in an address with a password. */
const unreadable = 'cannot be read: in a password, # / ? @ % are written as %23 %2F %3F %40 %25'

const secret = z.string().min(32, 'has at least 32 characters')

/** The agency's CRM: where every lead goes on to. Redirects and names that lead into this network are refused later. */
const webhookAddress = z
  .url({ protocol: /^https$/, error: 'begins with https://', abort: true })
  .refine((url) => !new URL(url).username, 'holds no password')

/** As the Standard Webhooks write it: 24 bytes and more in base64. */
const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,128}={0,2}$/, 'is whsec_ and 24 bytes or more in base64')

const storageForm = 'is s3://bucket/prefix?region=…&endpoint=https://… or file:///folder, without a key in it'

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'begins with postgres://', abort: true })
  .refine((url) => URL.canParse(url), unreadable)

/** `name=value` each, as OpenTelemetry writes them. */
const headersIn = (pairs: string[]): Record<string, string> =>
  Object.fromEntries(
    pairs.map((pair) => {
      const sign = pair.indexOf('=')
      return [pair.slice(0, sign).trim(), decodeURIComponent(pair.slice(sign + 1).trim())]
    }),
  )

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  KEEP_ALIVE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(130),
  MAX_CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(1_000),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  LISTEN_FDS: z.string().optional(),
  LISTEN_PID: z.string().optional(),
  NOTIFY_SOCKET: z.string().optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((url) => new URL(url).pathname === '/', 'the site stands at the root of its host: no path')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_MIGRATION_URL: databaseAddress.optional(),
  MIGRATIONS: z.enum(['at-start', 'by-command'], { error: 'is at-start or by-command' }).default('at-start'),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(fewestConnections)
    .max(500)
    .default(defaultSettings.connections),
  DATABASE_WAIT_SECONDS: seconds(8).default(defaultSettings.requests.wait),
  DATABASE_STATEMENT_SECONDS: seconds(7).default(defaultSettings.requests.statement),
  DATABASE_LOCK_SECONDS: seconds(7).default(defaultSettings.requests.lock),
  DATABASE_IDLE_SECONDS: seconds(600).default(defaultSettings.requests.idle),
  DATA_DIR: z.string().default('./data'),
  STORAGE_URL: z
    .string()
    .refine((text) => readStoragePlace(text) !== undefined, storageForm)
    .optional(),
  STORAGE_ACCESS_KEY: z.string().optional(),
  STORAGE_SECRET_KEY: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  DEMO: z.union([onOff, z.literal('listings')], { error: 'is on, listings or off' }).default(true),
  MEDIA_BASE_URL: httpAddress.optional(),
  SECRET: secret.optional(),
  SECRET_PREVIOUS: z
    .string()
    .transform(readPrevious)
    .refine((previous) => previous !== undefined, 'is a day, a colon and a secret: 2026-12-31:…')
    .optional(),
  SECRET_LASTING: secret.optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'begins with smtp:// or smtps://', abort: true })
    .refine((url) => URL.canParse(url), unreadable)
    .optional(),
  ALLOW_NO_SMTP: onOff.default(false),
  ALLOW_CLEARTEXT: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(
      z.array(z.enum(clearTextConnections, { error: `is a list of ${clearTextConnections.join(', ')}` })),
    ),
  MAIL_FROM: z.email('is no mail address').optional(),
  MAIL_AGENCY: z.email('is no mail address').optional(),
  DKIM_KEY_FILE: z.string().optional(),
  WEBHOOK_URL: webhookAddress.optional(),
  WEBHOOK_SECRET: webhookSecret.optional(),
  CAPTCHA: onOff.default(true),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').transform(listOf).transform(headersIn),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('pignon'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(listOf)
    .refine(
      (proxies) => proxies.every(readNetwork),
      'is a list of addresses and networks: 10.0.0.7, fd00::/8',
    ),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  PAGE_CACHE: onOff.default(true),
  GALLERY: onOff.optional(),
  NODE_ENV: z.string().optional(),
})

const environment = variables
  .refine(({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }) => (url === undefined) === (secret === undefined), {
    path: ['WEBHOOK_SECRET'],
    error: 'belongs to WEBHOOK_URL: set both or neither',
  })
  .refine(({ STORAGE_ACCESS_KEY: key, STORAGE_SECRET_KEY: secret }) => !key === !secret, {
    path: ['STORAGE_SECRET_KEY'],
    error: 'belongs to STORAGE_ACCESS_KEY: set both or neither',
  })
  .refine(
    ({ DATABASE_WAIT_SECONDS: wait, DATABASE_STATEMENT_SECONDS: statement }) =>
      leavesTime({ wait, statement }),
    {
      path: ['DATABASE_STATEMENT_SECONDS'],
      error:
        'with DATABASE_WAIT_SECONDS is more than the 8 seconds that a request has: it could wait for a connection and then begin nothing',
    },
  )

/** Of the sockets that systemd passes on: sd_listen_fds(3). */
const firstInherited = 3

/** Every variable that the product reads. */
export const variableNames: readonly string[] = Object.keys(variables.shape)

export type Config = {
  port: number
  host: string
  /** How long an idle connection is kept; longer than any proxy in front keeps it. */
  keepAliveSeconds: number
  /** Connections at the same time; further ones are closed at once. */
  maxConnections: number
  /** After SIGTERM: how long everything is served as before, and then how long idle connections stay open. */
  drainSeconds: number
  /** Number of the listening socket that systemd opened for this process. */
  inheritedSocket?: number
  /** systemd waits to be told that the site takes connections. */
  notifiesSystemd: boolean
  /** Origin that visitors see, without a slash at its end. */
  publicUrl: string
  https: boolean
  databaseUrl?: string
  /** For migrations alone, as a role that owns the tables. */
  migrationUrl?: string
  /** Who brings the tables to this release: whatever starts first, or `npm run migrate`. */
  migrations: 'at-start' | 'by-command'
  database: DatabaseSettings
  dataDir: string
  /** Where files are that every process of the site needs; without it in `dataDir`. */
  storage?: StoragePlace
  /** Where backups go, and the journal of erasures, which is in `dataDir` without it. */
  backupDir?: string
  /** The server's key, which encrypts and signs backups. */
  backupKeyFile?: string
  /** The demo may be loaded: not turned off, and the site is not public yet. */
  demo: boolean
  /** The demo gets sixty days of visits, enquiries and viewings too. */
  demoActivity: boolean
  mediaBaseUrl: string
  /** Signs links and challenges; without it one is made in `dataDir`. */
  secret?: Secrets
  /** Role of this process: web server, worker, or both. */
  role: 'all' | 'web' | 'worker'
  /** Without it mails are kept as files in `dataDir`. */
  smtpUrl?: string
  /** A public site may start without a mail server, because the operator allowed it. */
  allowNoSmtp: boolean
  /** Sender of mails; without it the agency's own address. */
  mailFrom?: string
  /** Recipient of enquiries; the agency's own address by default. */
  mailAgency?: string
  /** PEM file of the key that signs mails. */
  dkimKeyFile?: string
  /** Where every lead goes on to, signed by the secret that its receiver knows too. */
  webhook?: { url: string; secret: string }
  /** Off in tests only: forms ask for no proof that a human sends them. */
  captcha: boolean
  metricsToken?: string
  /** Where traces of requests go, and of which share of them; absent: none are made. */
  traces?: { endpoint: string; headers: Record<string, string>; service: string; share: number }
  trustedProxies: string[]
  logLevel: string
  pageCache: boolean
  /** Shows the page of all components; for developers. */
  gallery: boolean
  development: boolean
  /** Connections that go to another machine without TLS, because the operator allowed it. */
  clearText: ClearTextConnection[]
}

/** A variable of the environment that cannot be used; the message names it. */
export class EnvironmentProblem extends Error {
  override name = 'EnvironmentProblem'
}

/**
 * Reads the environment; the only place that does. An empty value counts as not given: that is how container
 * tools write a variable that nobody set.
 * @throws {EnvironmentProblem} naming each variable that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    throw new EnvironmentProblem(`The environment is wrong:\n${wrongVariables(parsed.error)}`)
  const e = parsed.data
  const development = e.NODE_ENV !== 'production' && e.NODE_ENV !== 'test'
  const mayBeClear = (connection: ClearTextConnection) => e.ALLOW_CLEARTEXT.includes(connection)
  const databaseAt = (url: string | undefined) => (mayBeClear('database') ? url : databaseWithTls(url))
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`
  return {
    port: e.PORT,
    host: e.HOST,
    keepAliveSeconds: e.KEEP_ALIVE_SECONDS,
    maxConnections: e.MAX_CONNECTIONS,
    drainSeconds: e.DRAIN_SECONDS,
    notifiesSystemd: e.NOTIFY_SOCKET !== undefined,
    ...(e.LISTEN_FDS === '1' && e.LISTEN_PID === String(process.pid) && { inheritedSocket: firstInherited }),
    publicUrl,
    https: publicUrl.startsWith('https:'),
    databaseUrl: databaseAt(e.DATABASE_URL),
    ...(e.DATABASE_MIGRATION_URL && { migrationUrl: databaseAt(e.DATABASE_MIGRATION_URL) }),
    migrations: e.MIGRATIONS,
    database: {
      connections: e.DATABASE_CONNECTIONS,
      requests: {
        wait: e.DATABASE_WAIT_SECONDS,
        statement: e.DATABASE_STATEMENT_SECONDS,
        lock: e.DATABASE_LOCK_SECONDS,
        idle: e.DATABASE_IDLE_SECONDS,
      },
    },
    dataDir: path.resolve(e.DATA_DIR),
    ...storageIn(e, mayBeClear('storage')),
    ...(e.BACKUP_DIR && { backupDir: path.resolve(e.BACKUP_DIR) }),
    ...(e.BACKUP_KEY_FILE && { backupKeyFile: path.resolve(e.BACKUP_KEY_FILE) }),
    demo: e.DEMO !== false && isLoopback(new URL(publicUrl).hostname),
    demoActivity: e.DEMO === true && isLoopback(new URL(publicUrl).hostname),
    mediaBaseUrl: (e.MEDIA_BASE_URL ?? '').replace(/\/+$/, ''),
    secret: secretsIn(e),
    role: e.ROLE,
    smtpUrl: mayBeClear('smtp') || !e.SMTP_URL ? e.SMTP_URL : requireSmtpTls(e.SMTP_URL),
    allowNoSmtp: e.ALLOW_NO_SMTP,
    mailFrom: e.MAIL_FROM,
    mailAgency: e.MAIL_AGENCY,
    dkimKeyFile: e.DKIM_KEY_FILE,
    ...(e.WEBHOOK_URL && e.WEBHOOK_SECRET && { webhook: { url: e.WEBHOOK_URL, secret: e.WEBHOOK_SECRET } }),
    captcha: e.CAPTCHA,
    metricsToken: e.METRICS_TOKEN,
    ...tracesIn(e, mayBeClear('traces')),
    trustedProxies: e.TRUSTED_PROXIES,
    logLevel: e.LOG_LEVEL,
    pageCache: e.PAGE_CACHE,
    gallery: e.GALLERY ?? development,
    development,
    clearText: findClearText({
      smtpUrl: e.SMTP_URL,
      databaseUrl: e.DATABASE_URL,
      storage: e.STORAGE_URL === undefined ? undefined : readStoragePlace(e.STORAGE_URL),
      tracesUrl: e.OTEL_EXPORTER_OTLP_ENDPOINT,
    }).filter(mayBeClear),
  }
}

/**
 * Refuses a public site whose mails would be files that nobody reads: enquiries, links to confirm, links to log in.
 * @throws {EnvironmentProblem} unless ALLOW_NO_SMTP says that it is meant
 */
export function requireMailServer({ https, publicUrl, smtpUrl, allowNoSmtp, role }: Config): void {
  const isPublic = https && !isLoopback(new URL(publicUrl).hostname)
  if (!isPublic || smtpUrl || allowNoSmtp || role === 'web') return
  throw new EnvironmentProblem(
    `SMTP_URL is not set, and ${publicUrl} is public: the agency would get no enquiry, and visitors no link. Set SMTP_URL to your mail server. To start without one, set ALLOW_NO_SMTP=on; each mail is then a file in DATA_DIR/mail.`,
  )
}

function secretsIn({
  SECRET: secret,
  SECRET_PREVIOUS: previous,
  SECRET_LASTING: lasting,
}: z.infer<typeof environment>): Secrets | undefined {
  if ((previous || lasting) && !secret) throw missing('SECRET')
  if (previous && !lasting) throw missing('SECRET_LASTING')
  return secret ? { secret, ...(previous && { previous }), ...(lasting && { lasting }) } : undefined
}

function storageIn(
  {
    STORAGE_URL: url,
    STORAGE_ACCESS_KEY: accessKeyId,
    STORAGE_SECRET_KEY: secretAccessKey,
  }: z.infer<typeof environment>,
  mayBeClear: boolean,
): { storage?: StoragePlace } {
  const place = url === undefined ? undefined : readStoragePlace(url)
  if (!place) return {}
  if (!mayBeClear && isStorageClear(place))
    throw new EnvironmentProblem(
      'STORAGE_URL names an endpoint on another machine without TLS. Take https, or set ALLOW_CLEARTEXT=storage where the network is yours alone.',
    )
  if (place.kind === 'folder' || !accessKeyId || !secretAccessKey) return { storage: place }
  return { storage: { ...place, credentials: { accessKeyId, secretAccessKey } } }
}

function tracesIn(
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: headers,
    OTEL_SERVICE_NAME: service,
    OTEL_TRACES_SAMPLER_ARG: share,
  }: z.infer<typeof environment>,
  mayBeClear: boolean,
): Pick<Config, 'traces'> {
  if (endpoint === undefined) return {}
  if (!mayBeClear && isHttpElsewhere(endpoint))
    throw new EnvironmentProblem(
      'OTEL_EXPORTER_OTLP_ENDPOINT names another machine without TLS. Take https, or set ALLOW_CLEARTEXT=traces where the network is yours alone.',
    )
  return { traces: { endpoint, headers, service, share } }
}

const missing = (name: string) =>
  new EnvironmentProblem(
    `The environment is wrong:\n${name} is missing: \`npm run secret -- rotate\` printed it beside the others`,
  )

function databaseWithTls(url: string | undefined): string | undefined {
  const secured = url && requireDatabaseTls(url)
  if (url && !secured)
    throw new EnvironmentProblem(
      'DATABASE_URL asks for a connection without TLS to another machine. Take sslmode=verify-full, or set ALLOW_CLEARTEXT=database where the network is yours alone.',
    )
  return secured
}

const wrongVariables = (error: z.ZodError) =>
  error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`).join('\n')
