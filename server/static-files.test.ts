import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { createStaticFiles } from './static-files'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pignon-static-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const script = 'export const answer = 42\n'.repeat(100)
fs.mkdirSync(path.join(folder, 'assets/deep'), { recursive: true })
fs.writeFileSync(path.join(folder, 'assets/entry-3f9a1c2b.js'), script)
fs.writeFileSync(path.join(folder, 'assets/deep/small.css'), 'a{}')
fs.writeFileSync(path.join(folder, 'assets/font.woff2'), Buffer.alloc(2_000))
fs.writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>')
fs.writeFileSync(path.join(folder, 'secret.pem'), 'key')
fs.writeFileSync(path.join(folder, '.env'), 'SECRET=1')

const builtBr = brotliCompressSync('built before')
fs.writeFileSync(path.join(folder, 'assets/built.js'), script)
fs.writeFileSync(path.join(folder, 'assets/built.js.br'), builtBr)

const files = createStaticFiles(folder)
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.respond(new Request(`https://agency.example${address}`, { headers, method }))

/** Compressed files come once the background has made them. */
const packed = (address: string, encoding: string) =>
  vi.waitFor(
    () => {
      const response = ask(address, { 'accept-encoding': encoding })
      expect(response?.headers.get('content-encoding')).toBe(encoding)
      return response
    },
    { timeout: 5_000 },
  )

const bytesOf = async (response: Response | undefined) =>
  Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))

test('files of hashed names may be kept for ever, others for an hour', () => {
  expect(ask('/assets/entry-3f9a1c2b.js')?.headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
  expect(ask('/favicon.svg')?.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('a file comes with its type and length', async () => {
  const response = ask('/assets/entry-3f9a1c2b.js?v=1')
  expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response?.headers.get('content-length')).toBe(String(script.length))
  expect(response?.headers.get('vary')).toBe('Accept-Encoding')
  expect(String(await bytesOf(response))).toBe(script)
  expect(ask('/assets/deep/small.css')?.headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test('a file comes compressed as the browser prefers, and is the same', async () => {
  const br = await bytesOf(await packed('/assets/entry-3f9a1c2b.js', 'br'))
  expect(String(brotliDecompressSync(br))).toBe(script)
  expect(br.length).toBeLessThan(script.length / 4)
  expect(String(gunzipSync(await bytesOf(await packed('/assets/entry-3f9a1c2b.js', 'gzip'))))).toBe(script)
  const plain = ask('/assets/entry-3f9a1c2b.js', { 'accept-encoding': 'identity' })
  expect(plain?.headers.get('content-encoding')).toBeNull()
})

test('what the build has compressed is sent at once, and is no file of its own', async () => {
  const response = ask('/assets/built.js', { 'accept-encoding': 'br' })
  expect(response?.headers.get('content-encoding')).toBe('br')
  expect(String(brotliDecompressSync(await bytesOf(response)))).toBe('built before')
  expect(ask('/assets/built.js.br')).toBeUndefined()
})

test('fonts and what is small stay as they are', async () => {
  await packed('/assets/entry-3f9a1c2b.js', 'br')
  for (const address of ['/assets/font.woff2', '/assets/deep/small.css'])
    expect(ask(address, { 'accept-encoding': 'br' })?.headers.get('content-encoding')).toBeNull()
})

test('HEAD says the same without a body', async () => {
  const response = ask('/favicon.svg', {}, 'HEAD')
  expect(response?.headers.get('content-length')).toBe('6')
  expect(await bytesOf(response)).toHaveLength(0)
})

test.each([
  '/',
  '/assets/',
  '/assets',
  '/nothing.js',
  '/.env',
  '/secret.pem',
  '/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/favicon.svg%00',
  '//favicon.svg',
])('nothing is answered for %s', (address) => {
  expect(ask(address)).toBeUndefined()
})
