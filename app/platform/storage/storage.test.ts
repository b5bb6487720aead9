import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openS3Server, type S3Server } from '../../../tests/setup/s3-server'
import { readConfig } from '../config.server'
import { folderStorage } from './folder-storage.server'
import { openStorage } from './open-storage.server'
import { deleteListed, type Storage, StorageUnavailable } from './storage'

const root = mkdtempSync(path.join(os.tmpdir(), 'pignon-storage-'))
let server: S3Server
const storages: Record<string, Storage> = { 'a folder': folderStorage(root) }
const at = (more: Record<string, string>) =>
  openStorage(readConfig({ NODE_ENV: 'test', DATA_DIR: root, ...more }))

beforeAll(async () => {
  server = await openS3Server()
  storages['a bucket'] = await at(server.env)
})
afterAll(async () => {
  for (const storage of Object.values(storages)) storage.close()
  await server.close()
  rmSync(root, { recursive: true })
})

const text = async (stream: Readable) => (await buffer(stream)).toString()
const keysIn = async (storage: Storage, prefix: string) => (await storage.list(prefix)).map(({ key }) => key)

describe.each(['a folder', 'a bucket'])('K9 %s', (kind) => {
  const storage = new Proxy({} as Storage, { get: (_, name: keyof Storage) => storages[kind]?.[name] })

  test('gives back what was written, whole and in part', async () => {
    await storage.write('site/a.txt', Buffer.from('0123456789'))
    expect((await storage.read('site/a.txt'))?.toString()).toBe('0123456789')
    expect((await storage.read('site/a.txt', { start: 2, end: 4 }))?.toString()).toBe('234')
    expect(await text(await storage.stream('site/a.txt'))).toBe('0123456789')
    expect(await text(await storage.stream('site/a.txt', { start: 8, end: 9 }))).toBe('89')
    expect(await storage.find('site/a.txt')).toMatchObject({ key: 'site/a.txt', bytes: 10 })
    await storage.write('site/a.txt', Buffer.from('anew'))
    expect((await storage.read('site/a.txt'))?.toString()).toBe('anew')
  })

  test('has nothing where nothing was written', async () => {
    expect(await storage.read('site/none')).toBeUndefined()
    expect(await storage.find('site/none')).toBeUndefined()
    expect(await storage.find('site')).toBeUndefined()
    expect(await storage.original('site/none')).toBeUndefined()
    expect(await storage.list('none/')).toEqual([])
    await storage.delete('site/none')
    await storage.touch('site/none', new Date())
  })

  test('takes a stream of 20 MB, as a map file is, whole or not at all', async () => {
    const part = Buffer.alloc(2 ** 20, 'x')
    await storage.write('map/large', Readable.from(Array.from({ length: 20 }, () => part)))
    expect((await storage.find('map/large'))?.bytes).toBe(20 * 2 ** 20)
    const broken = Readable.from(
      (async function* () {
        yield part
        throw new Error('cut off')
      })(),
    )
    await expect(storage.write('map/broken', broken)).rejects.toThrow('cut off')
    expect(await keysIn(storage, 'map/')).toEqual(['map/large'])
  })

  test('lists by the beginning of a key, and deletes what is listed', async () => {
    const keys = ['l/1-a', 'l/1-b', 'l/12-a', 'l/deep/1-c', 'm/1-a']
    for (const key of keys) await storage.write(key, Buffer.from(key))
    expect(await keysIn(storage, 'l/')).toEqual(['l/1-a', 'l/1-b', 'l/12-a', 'l/deep/1-c'])
    expect(await keysIn(storage, 'l/1-')).toEqual(['l/1-a', 'l/1-b'])
    expect(await deleteListed(storage, 'l/1-')).toBe(2)
    expect(await keysIn(storage, 'l/')).toEqual(['l/12-a', 'l/deep/1-c'])
    expect(await deleteListed(storage, 'l/', ({ key }) => key.endsWith('c'))).toBe(1)
    expect(await keysIn(storage, '')).toEqual(expect.arrayContaining(['l/12-a', 'm/1-a']))
  })

  test('counts a file as young that is marked as in use', async () => {
    await storage.write('assets/entry & more.js', Buffer.from('1'))
    const later = new Date('2036-01-01T00:00:00Z')
    await storage.touch('assets/entry & more.js', later)
    // The clock of a bucket is its own, and the server of this test leaves it as it was.
    if (!storage.place.startsWith('s3:'))
      expect((await storage.find('assets/entry & more.js'))?.modified).toEqual(later)
    expect((await storage.read('assets/entry & more.js'))?.toString()).toBe('1')
  })

  test('gives decoders what they read', async () => {
    const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await storage.write('originals/1/a', png)
    const original = await storage.original('originals/1/a')
    expect(await sharp(original).metadata()).toMatchObject({ width: 4, height: 3 })
  })

  test('can be checked, and leaves nothing of that', async () => {
    await storage.check()
    expect((await keysIn(storage, '')).filter((key) => key.includes('probe'))).toEqual([])
  })
})

test('K9 a bucket that is away, a wrong key and a missing bucket are told without a secret', async () => {
  const wrong = { ...server.env, STORAGE_ACCESS_KEY: 'UNKNOWN', STORAGE_SECRET_KEY: 'not the secret of it' }
  const away = { ...server.env, STORAGE_URL: `s3://pignon/?endpoint=http://127.0.0.1:9` }
  const missing = { ...server.env, STORAGE_URL: server.env.STORAGE_URL.replace('s3://pignon', 's3://other') }
  for (const [env, reason] of [
    [wrong, /InvalidAccessKeyId/],
    [away, /ECONNREFUSED/],
    [missing, /NoSuchBucket/],
  ] as const) {
    const storage = await at(env)
    const error = await storage.check().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StorageUnavailable)
    expect(String(error)).toMatch(reason)
    expect(String(error)).not.toMatch(/not the secret|S3RVER/)
    const asks = [() => storage.read('a'), () => storage.list('a'), () => storage.stream('a')]
    for (const ask of asks) await expect(ask()).rejects.toThrow(StorageUnavailable)
    storage.close()
  }
})

test('K9 sites that share a bucket do not see the files of each other', async () => {
  const other = await at({ ...server.env, STORAGE_URL: server.env.STORAGE_URL.replace('site-a', 'site-b') })
  await other.write('uploads/x', Buffer.from('1'))
  expect(await storages['a bucket']?.find('uploads/x')).toBeUndefined()
  expect((await other.list('')).map(({ key }) => key)).toEqual(['uploads/x'])
  other.close()
})

test('K9 a folder that cannot be read does not look empty', async () => {
  writeFileSync(path.join(root, 'in-the-way'), '')
  await expect(storages['a folder']?.list('in-the-way/')).rejects.toThrow('ENOTDIR')
})

test.each([
  ['s3://bucket', { bucket: 'bucket', prefix: '', isPathStyle: false }],
  ['s3://my.bucket/a/b/?region=eu-west-1', { prefix: 'a/b/', region: 'eu-west-1', isPathStyle: false }],
  ['s3://bucket?endpoint=https://s3.example', { endpoint: 'https://s3.example', isPathStyle: true }],
  ['s3://bucket?endpoint=https://s3.example&style=host', { isPathStyle: false }],
  ['file:///srv/pignon', { kind: 'folder', folder: '/srv/pignon' }],
])('K9 STORAGE_URL %s is understood', (url, expected) => {
  expect(readConfig({ NODE_ENV: 'test', STORAGE_URL: url }).storage).toMatchObject(expected)
})

test.each([
  [{ STORAGE_URL: 'bucket' }, /STORAGE_URL: is s3:/],
  [{ STORAGE_URL: 's3://key:secret@bucket' }, /without a key in it/],
  [{ STORAGE_URL: 's3://bucket?secret=1' }, /STORAGE_URL/],
  [{ STORAGE_URL: 's3://bucket?endpoint=https://s3.example/path' }, /STORAGE_URL/],
  [{ STORAGE_URL: 's3://bucket', STORAGE_ACCESS_KEY: 'a' }, /STORAGE_SECRET_KEY: belongs to/],
  [{ STORAGE_URL: 's3://bucket?endpoint=http://10.0.0.3:9000' }, /without TLS/],
])('K9 the environment %j is refused', (env, reason) => {
  expect(() => readConfig({ NODE_ENV: 'test', ...env })).toThrow(reason)
})

test('K9 S-15 an endpoint without TLS is said at start where it is allowed', () => {
  const env = { NODE_ENV: 'test', STORAGE_URL: 's3://bucket?endpoint=http://10.0.0.3:9000' }
  expect(readConfig({ ...env, ALLOW_CLEARTEXT: 'storage' }).clearText).toEqual(['storage'])
})
