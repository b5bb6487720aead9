import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { systemClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { openStorage } from '~/platform/storage/open-storage.server'
import { type Storage, StorageUnavailable } from '~/platform/storage/storage'
import { openS3Server, type S3Server } from '../../../tests/setup/s3-server'
import { createPictureService, type FoundPicture } from './picture-service.server'
import { deleteUpload, uploadId, uploadSource, writeUpload } from './upload-store.server'

const root = mkdtempSync(path.join(os.tmpdir(), 'pignon-two-'))
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const shown = new Map<string, FoundPicture>()
let server: S3Server
const closing: { close(): Promise<void> | void }[] = []

beforeAll(async () => {
  server = await openS3Server()
})
afterEach(async () => {
  for (const one of closing.splice(0)) await one.close()
  shown.clear()
  vi.clearAllMocks()
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** A process on a machine of its own. */
async function machine(env: Record<string, string>, change: (storage: Storage) => Storage = (as) => as) {
  const dataDir = mkdtempSync(path.join(root, 'machine-'))
  const opened = await openStorage(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env }))
  const storage = change(opened)
  const onRender = vi.fn()
  const findPicture = async (id: string) => shown.get(id)
  const service = createPictureService({ dataDir, storage, findPicture, clock: systemClock, log, onRender })
  closing.push(service, opened)
  const ask = async (id: string, width = 250) =>
    await service.respond(new Request(`https://agency.example/media/${id}/a.webp?width=${width}`))
  const kept = () => readdirSync(path.join(dataDir, 'media', 'rendered'))
  return { ...service, storage, onRender, ask, kept }
}

async function upload(storage: Storage, name: string) {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7fa66b' } })
    .jpeg()
    .toBuffer()
  await writeUpload(storage, name, bytes)
  shown.set(uploadId(name), uploadSource(name))
  return uploadId(name)
}

describe.each(['a bucket', 'a shared folder'])('K9 two processes on %s', (kind) => {
  const env = () =>
    kind === 'a bucket' ? server.env : { STORAGE_URL: `file://${path.join(root, 'shared')}` }

  test('show what one of them was given, and render it once', async () => {
    const [a, b] = [await machine(env()), await machine(env())]
    const id = await upload(a.storage, 'once')
    const first = await a.ask(id)
    const second = await b.ask(id)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer())
    expect([a.onRender.mock.calls.length, b.onRender.mock.calls.length]).toEqual([1, 0])
    expect(b.kept()).toEqual(a.kept())
  })

  test('leave nothing of a picture that is erased on one of them', async () => {
    const [a, b] = [await machine(env()), await machine(env())]
    const id = await upload(a.storage, 'erased')
    const other = await upload(a.storage, 'stays')
    for (const one of [a, b]) for (const asked of [id, other]) await one.ask(asked)
    shown.delete(id)
    await deleteUpload(a.storage, 'erased')
    expect((await b.ask(id)).status).toBe(404)
    for (const one of [a, b]) await one.forgetErased()
    const left = (await a.storage.list('')).map(({ key }) => key)
    expect(left.filter((key) => key.includes('erased'))).toEqual([])
    expect([...a.kept(), ...b.kept()].filter((name) => name.includes('erased'))).toEqual([])
    expect((await b.ask(other)).status).toBe(200)
    expect(b.onRender).not.toHaveBeenCalled()
  })

  test('leave nothing of a picture that is erased while the other renders it', async () => {
    const rendered = Promise.withResolvers<void>()
    const erased = Promise.withResolvers<void>()
    const late = (storage: Storage): Storage => ({
      ...storage,
      async write(key, content) {
        rendered.resolve()
        await erased.promise
        await storage.write(key, content)
      },
    })
    const [a, b] = [await machine(env()), await machine(env(), late)]
    const id = await upload(a.storage, 'meanwhile')
    const asking = b.ask(id)
    await rendered.promise
    shown.delete(id)
    await deleteUpload(a.storage, 'meanwhile')
    erased.resolve()
    await asking
    expect((await a.storage.list('')).filter(({ key }) => key.includes('meanwhile'))).toEqual([])
    expect(b.kept().filter((name) => name.includes('meanwhile'))).toEqual([])
  })
})

test('K9 while the storage is away, what a process has shown before is shown, and the rest asked again later', async () => {
  let isAway = false
  const breakable = (storage: Storage): Storage =>
    new Proxy(storage, {
      get: (target, name: keyof Storage) =>
        isAway && typeof target[name] === 'function'
          ? () => Promise.reject(new StorageUnavailable('s3://pignon/', { code: 'ECONNREFUSED' }))
          : target[name],
    })
  const a = await machine(server.env, breakable)
  const [known, unknown] = [await upload(a.storage, 'known'), await upload(a.storage, 'unknown')]
  expect((await a.ask(known)).status).toBe(200)
  isAway = true
  expect((await a.ask(known)).status).toBe(200)
  const refused = await a.ask(unknown)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  isAway = false
  expect((await a.ask(unknown)).status).toBe(200)
})
