import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { testFolder } from '../tests/setup/test-folder'
import { checkProxies } from './doctor/proxy-checks'
import { createProxyWatch, readSighting } from './untrusted-proxy'

const clock = stoppedClock('2026-11-20T10:00:00Z')

/** A site that watches its requests, each with the header that its proxy adds. */
async function watched(env: Record<string, string>) {
  const config = readConfig({ DATA_DIR: testFolder(), ...env })
  const lines: string[] = []
  const note = (...said: unknown[]) => void lines.push(said.map((one) => JSON.stringify(one)).join(' '))
  const watch = createProxyWatch({ config, clock, log: { debug: note, info: note, warn: note, error: note } })
  const server = createServer((incoming, response) => {
    watch(incoming)
    response.end()
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (headers: Record<string, string>) =>
    new Promise<void>((resolve) =>
      request({ port, host: '127.0.0.1', headers, agent: false }, (answer) =>
        answer.resume().on('end', resolve),
      ).end(),
    )
  return { config, lines, ask, watch }
}

test('K13 a proxy that is not trusted is one line, and the doctor knows its address', async () => {
  const { config, lines, ask } = await watched({})
  await ask({})
  expect(readSighting(config.dataDir)).toBeUndefined()
  await ask({ 'x-forwarded-for': '198.51.100.7' })
  await ask({ 'x-forwarded-for': '198.51.100.8' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('127.0.0.1')
  expect(lines[0]).not.toContain('198.51.100')
  expect(checkProxies({ config })).toMatchObject({
    state: 'problem',
    todo: 'Set TRUSTED_PROXIES=127.0.0.1 and start again.',
  })
  expect(checkProxies({ config: { ...config, trustedProxies: ['127.0.0.0/8'] } }).state).toBe('ok')
  createProxyWatch({ config, clock, log: { debug() {}, info() {}, warn() {}, error() {} } })
  expect(readSighting(config.dataDir)).toBeUndefined()
})

test('K13 a trusted proxy is no news', async () => {
  const { config, lines, ask } = await watched({ TRUSTED_PROXIES: '127.0.0.1' })
  await ask({ 'x-forwarded-for': '198.51.100.7' })
  expect(lines).toEqual([])
  expect(checkProxies({ config }).state).toBe('ok')
})

test('K13 a public address that sends the header may be a visitor: it is not kept', async () => {
  const { config, lines, watch } = await watched({})
  const socket = { remoteAddress: '203.0.113.9' }
  watch({ headers: { 'x-forwarded-for': '10.0.0.1' }, socket } as unknown as Parameters<typeof watch>[0])
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('203.0.113')
  expect(readSighting(config.dataDir)).toEqual({ at: '2026-11-20T10:00:00.000Z' })
  expect(checkProxies({ config }).state).toBe('warning')
})
