import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webhookQueue } from '~/features/leads/webhook/deliver-leads.server'
import { variableNames } from '~/platform/config.server'
import { longestForm } from '~/platform/sent-form/longest-form'
import { mostFileBytes } from '~/platform/sent-form/read-multipart.server'
import { isNeeded } from '../../scripts/release/make-release.mjs'
import { longMs } from '../../server/deadline'
import { oldHours } from '../../server/doctor/backup-checks'
import { gigabyte } from '../../server/doctor/disk-checks'
import { longLeadWaitMs } from '../../server/doctor/webhook-checks'
import { longMailWaitMs, longWaitSeconds } from '../../server/doctor/work-checks'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const operating = readFileSync('docs/operating.md', 'utf8')

/** Settings that a file gives the site, by their names. */
const named = {
  'pignon@.service': namesIn(/^Environment=(.*)$/gm, 'pignon@.service'),
  'pignon-backup.service': namesIn(/^Environment=(.*)$/gm, 'pignon-backup.service'),
  Containerfile: namesIn(/^ENV (.*)$/gm, 'Containerfile'),
  'compose.yaml': siteOf(read('compose.yaml')).flatMap((line) => /^ {6}([A-Z_]+):/.exec(line)?.[1] ?? []),
}

function namesIn(line: RegExp, file: string): string[] {
  return [...read(file).matchAll(line)].flatMap(([, pairs = '']) =>
    pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  )
}

function siteOf(compose: string): string[] {
  const [, site = ''] = /^ {2}site:\n([\s\S]*?)^\w/m.exec(compose) ?? []
  return site.split('\n')
}

test.each(Object.entries(named))('K18 %s names settings that exist', (_, names) => {
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect([...variableNames, 'NODE_ENV']).toContain(name)
})

test('K18 files that speak of settings in their words name none that does not exist', () => {
  for (const file of readdirSync('deploy')) {
    const spoken =
      read(file).match(
        /\b[A-Z]+_[A-Z_]+(?==)|\b(?:DATA_DIR|PUBLIC_URL|SMTP_URL|BACKUP_\w+|TRUSTED_\w+)\b/g,
      ) ?? []
    for (const name of spoken) expect(variableNames, file).toContain(name)
  }
})

test('K18 whoever stops the site waits twice DRAIN_SECONDS, and 20 seconds', () => {
  const seconds = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1])
  for (const [drain, patience] of [
    [seconds('pignon@.service', /DRAIN_SECONDS=(\d+)/), seconds('pignon@.service', /TimeoutStopSec=(\d+)/)],
    [seconds('compose.yaml', /DRAIN_SECONDS: (\d+)/), seconds('compose.yaml', /stop_grace_period: (\d+)s/)],
  ] as const)
    expect(patience).toBeGreaterThanOrEqual(2 * drain + 20)
})

test('K5 K18 systemd breaks off no start, which takes as long as the migration of a large table', () => {
  expect(read('pignon@.service')).toMatch(/^TimeoutStartSec=infinity$/m)
})

test('K18 units, image and proxies agree on address and folders', () => {
  for (const file of ['nginx.conf', 'Caddyfile', 'pignon.socket'])
    expect(read(file)).toContain('127.0.0.1:3000')
  expect(read('compose.yaml')).toContain('127.0.0.1:3000:3000')
  for (const file of ['pignon@.service', 'pignon-backup.service', 'Containerfile'])
    expect(read(file)).toContain('/opt/pignon/node_modules/.bin/node')
  expect(read('Containerfile')).toContain('DATA_DIR=/var/lib/pignon')
  expect(read('compose.yaml')).toContain('data:/var/lib/pignon')
})

test('K18 proxies take the largest form, and wait longer than the site for the longest answer', () => {
  const most = mostFileBytes + longestForm
  expect(Number(/client_max_body_size (\d+)m;/.exec(read('nginx.conf'))?.[1]) * 1024 * 1024).toBeGreaterThan(
    most,
  )
  expect(Number(/max_size (\d+)MB/.exec(read('Caddyfile'))?.[1]) * 1_000_000).toBeGreaterThan(most)
  const seconds = longMs / 1_000
  expect(Number(/proxy_read_timeout (\d+)s;/.exec(read('nginx.conf'))?.[1])).toBeGreaterThan(seconds)
  expect(Number(/\bwrite (\d+)s/.exec(read('Caddyfile'))?.[1])).toBeGreaterThan(seconds)
})

test('K17 alerts are raised by what the doctor calls a problem', () => {
  const rules = read('prometheus-rules.yaml')
  expect(rules).toContain(`pignon_job_oldest_seconds{state="waiting"}) > ${longWaitSeconds}\n`)
  expect(rules).toContain(`pignon_backup_last_success_timestamp_seconds > ${oldHours * 3_600}\n`)
  expect(Number(/pignon_disk_free_bytes < (\S+) /.exec(rules)?.[1])).toBe(gigabyte)
  const [, least, more] = /\{state="queued"\}\[(\d+)m\]\) > 0\n +for: (\d+)m\n/.exec(rules) ?? []
  expect(Number(least) + Number(more)).toBe(longMailWaitMs / 60_000)
  const ofLeads = `pignon_jobs{queue="${webhookQueue.name}",state="later"}[10m]) > 0\n`
  expect(rules).toContain(`${ofLeads}        for: ${longLeadWaitMs / 3_600_000}h\n`)
})

test('K17 each alert says what to look at', () => {
  const alerts = [...read('prometheus-rules.yaml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  expect(alerts.length).toBeGreaterThan(10)
  const [, table = ''] = /^\| Alert \|([\s\S]*?)\n\n/m.exec(operating) ?? []
  expect([...table.matchAll(/`(Pignon\w+)`/g)].map(([, name]) => name).sort()).toEqual(alerts.sort())
})

test('K18 neither an image nor a release has the passwords beside compose.yaml', () => {
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('**/.env')
  expect(['deploy/.env', 'deploy/.env.production', 'deploy'].map(isNeeded)).toEqual([false, false, true])
})

test('K18 a container is given what .env says, but for what its volume, port and database are for', () => {
  const site = siteOf(read('compose.yaml'))
  expect(site).toContain('    env_file: .env')
  const ofImage = named.Containerfile.filter((name) => !['NODE_ENV', 'DEMO'].includes(name))
  for (const name of [...ofImage, 'DATABASE_URL', 'TRUSTED_PROXIES', 'DRAIN_SECONDS'])
    expect(named['compose.yaml']).toContain(name)
})

test('K21 the files of a second agency have names, a user, a port and folders of their own, and share the release', () => {
  const [, expression = ''] = /^ *names="(.*)"$/m.exec(operating) ?? []
  const script = expression.replaceAll('$agency', 'tilia').replaceAll('$port', '3001')
  for (const file of readdirSync('deploy').filter((name) => /^pignon|^nginx/.test(name))) {
    const renamed = execFileSync('sed', [script, `deploy/${file}`], { encoding: 'utf8' })
    const names: string[] = renamed.match(/\S*\bpignon\b\S*/g) ?? []
    const others = names.filter((name) => !/pignon-tilia|\/opt\/pignon(?:\/|$)/.test(name))
    expect(others, file).toEqual([])
    expect(renamed).not.toMatch(/\/opt\/pignon-|127\.0\.0\.1:3000|-tilia-tilia|\/mnt\/backups(?!-tilia)/)
  }
  // Within the folder of the first agency, that one's user could move it or shut it.
  expect(operating).toContain('`BACKUP_DIR=/mnt/backups-tilia`')
  expect(operating).not.toMatch(/\/mnt\/backups\/(?:\$agency|tilia)/)
})

test('K18 the container writes nothing but its data, and is nobody in particular', () => {
  expect(read('Containerfile')).toMatch(/^USER 10001:10001$/m)
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
    expect(read('compose.yaml')).toContain(line)
})
