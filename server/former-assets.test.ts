import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { deleteAssetsBefore } from '~/platform/former-assets.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { createFormerAssets } from './former-assets'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pignon-assets-'))
const storage = folderStorage(dataDir)
beforeEach(() => fs.rmSync(path.join(dataDir, 'assets'), { recursive: true, force: true }))
afterAll(() => fs.rmSync(dataDir, { recursive: true }))

const log = { warn: vi.fn() }

/** A process of a release, started on a day of November. */
async function release(names: string[], day = 1) {
  const assets = new Map(names.map((name) => [name, Buffer.from(`// ${name}\n`.repeat(50))]))
  const clock = { now: () => new Date(Date.UTC(2026, 10, day)) }
  const kept = await createFormerAssets({ storage, clock, log } as never, assets)
  const ask = (name: string, headers = {}) =>
    kept.respond(new Request(`https://agency.example/assets/${name}`, { headers }))
  return { ...kept, ask }
}

test('K4 a page of the former release gets its script from a process of the next, and the other way round', async () => {
  const former = await release(['entry-11111111.js', 'shared-33333333.css'])
  const next = await release(['entry-22222222.js', 'shared-33333333.css'])
  const script = await next.ask('entry-11111111.js')
  expect(await script?.text()).toContain('// entry-11111111.js')
  expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await (await former.ask('entry-22222222.js'))?.text()).toContain('// entry-22222222.js')
})

test('K4 what no release had, and what lies outside of the folder, is not there', async () => {
  fs.writeFileSync(path.join(dataDir, 'secret.js'), 'key')
  const { ask } = await release(['entry-11111111.js'])
  expect(fs.readdirSync(path.join(dataDir, 'assets')).sort()).toEqual(['entry-11111111.js'])
  for (const name of [
    'entry-22222222.js',
    '..%2Fsecret.js',
    '%2e%2e/secret.js',
    'tmp',
    '',
    '.js',
    'a'.repeat(300),
  ])
    expect(await ask(name)).toBeUndefined()
})

test('K4 a release that is served stays; 30 days after its last process it goes', async () => {
  await release(['entry-11111111.js', 'shared-33333333.css'], 1)
  await release(['entry-22222222.js', 'shared-33333333.css'], 20)
  expect(await deleteAssetsBefore(storage, new Date(Date.UTC(2026, 10, 1)))).toBe(0)
  expect(await deleteAssetsBefore(storage, new Date(Date.UTC(2026, 10, 2)))).toBe(1)
  const { ask } = await release([], 20)
  expect(await ask('entry-11111111.js')).toBeUndefined()
  expect(await ask('shared-33333333.css')).toBeDefined()
})

test('K4 a process runs for months: its assets are marked as in use every day', async () => {
  vi.useFakeTimers()
  try {
    const own = await release(['entry-11111111.js'], 1)
    const file = path.join(dataDir, 'assets/entry-11111111.js')
    fs.utimesSync(file, 0, 0)
    await vi.advanceTimersByTimeAsync(86_400_000)
    await vi.waitFor(() => expect(fs.statSync(file).mtime).toEqual(new Date(Date.UTC(2026, 10, 1))))
    own.close()
  } finally {
    vi.useRealTimers()
  }
})

test('K4 a folder that takes no files keeps nobody from serving', async () => {
  fs.writeFileSync(path.join(dataDir, 'assets'), 'in the way')
  const { ask } = await release(['entry-11111111.js'])
  expect(log.warn).toHaveBeenCalledOnce()
  expect(await ask('entry-11111111.js')).toBeUndefined()
})
