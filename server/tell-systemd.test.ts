import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '~/platform/config.server'
import { log } from '~/platform/log.server'
import { tellSystemd } from './tell-systemd'

const hasProgram = spawnSync('systemd-notify', ['--version']).status === 0

/** Prints what is sent to a socket; Node has no sockets of that kind. */
const listener = `
  use IO::Socket::UNIX;
  my $socket = IO::Socket::UNIX->new(Type => SOCK_DGRAM, Local => $ARGV[0]) or die $!;
  $| = 1; print "listening\\n";
  while (defined $socket->recv(my $text, 1000)) { print "$text\\n"; }`

test.skipIf(!hasProgram)('K3 systemd is told when the site takes connections', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-notify-'))
  const socket = path.join(folder, 'notify')
  const systemd = spawn('perl', ['-e', listener, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    systemd.kill()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  let told = ''
  systemd.stdout.on('data', (text) => {
    told += text
  })
  await once(systemd.stdout, 'data')
  vi.stubEnv('NOTIFY_SOCKET', socket)
  await tellSystemd({ config: readConfig(), log })
  await expect.poll(() => told).toContain('READY=1')
})

test('K3 without systemd nobody is told, and nothing fails', async () => {
  await expect(tellSystemd({ config: readConfig({}), log })).resolves.toBeUndefined()
})

test('K3 a systemd that does not answer keeps nobody from stopping the site', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-notify-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  writeFileSync(path.join(folder, 'systemd-notify'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 })
  vi.stubEnv('NOTIFY_SOCKET', path.join(folder, 'notify'))
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  await expect(tellSystemd({ config: readConfig(), log }, 100)).resolves.toBeUndefined()
})
