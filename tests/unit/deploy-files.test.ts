import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { variableNames } from '~/platform/config.server'
import { longestForm } from '~/platform/sent-form/longest-form'
import { mostFileBytes } from '~/platform/sent-form/read-multipart.server'
import { longMs } from '../../server/deadline'
import { oldHours } from '../../server/doctor/backup-checks'
import { gigabyte } from '../../server/doctor/disk-checks'
import { longWaitSeconds } from '../../server/doctor/work-checks'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

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
})

test('K18 the container writes nothing but its data, and is nobody in particular', () => {
  expect(read('Containerfile')).toMatch(/^USER 10001:10001$/m)
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
    expect(read('compose.yaml')).toContain(line)
})
