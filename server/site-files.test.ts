import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { siteFile } from './site-files'
import { rangeOf } from './stream-file'

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pignon-films-'))
afterAll(() => rm(dataDir, { recursive: true }))
const film = `${'0a'.repeat(16)}.mp4`
await mkdir(path.join(dataDir, 'site'))
await writeFile(path.join(dataDir, 'site', film), '0123456789')
await writeFile(path.join(dataDir, 'site', `${'0b'.repeat(16)}.svg`), '<svg/>')
await writeFile(path.join(dataDir, 'secret.mp4'), 'secret')

const ask = (address: string, init?: RequestInit) =>
  siteFile(new Request(`http://localhost${address}`, init), folderStorage(dataDir))

test.each([
  [null, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=9-', { start: 9, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=5-2', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
])('M6 of a film of ten bytes, the range %j is %j', (header, range) =>
  expect(rangeOf(header, 10)).toEqual(range),
)

test('M6 a film is sent whole, kept for a year, and offers its parts', async () => {
  const whole = await ask(`/site-files/${film}`)
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(whole.headers)).toEqual({
    'content-type': 'video/mp4',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('M6 a player has the part it asks for, or is told that there is none', async () => {
  const part = await ask(`/site-files/${film}`, { headers: { range: 'bytes=2-5' } })
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
    206,
    'bytes 2-5/10',
    '4',
  ])
  expect(await part.text()).toBe('2345')
  const none = await ask(`/site-files/${film}`, { headers: { range: 'bytes=10-' } })
  expect([none.status, none.headers.get('content-range'), await none.text()]).toEqual([416, 'bytes */10', ''])
})

test('M6 who asks for the head of a film has no bytes of it', async () => {
  const head = await ask(`/site-files/${film}`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
})

test.each([
  `/site-files/${'0c'.repeat(16)}.mp4`,
  `/site-files/${'0b'.repeat(16)}.svg`,
  '/site-files/secret.mp4',
  '/site-files/../secret.mp4',
  '/site-files/..%2Fsecret.mp4',
  `/site-files/x/${film}`,
  '/site-files/',
])('content: %s is no film of the site', async (address) => expect((await ask(address)).status).toBe(404))
