import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { locate, sourceName } from './feed-origin'
import { readFeed } from './read-feed.server'

const text = '{"properties":[]}'
const options = { productFolder: '/srv/site' }

async function fileWith(content: string | Uint8Array) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pignon-feed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'feed.json')
  await writeFile(file, content)
  return file
}

async function serving(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('I1 a feed is a file', async () => {
  const file = await fileWith(text)
  const { body, place } = await readFeed(file, options)
  expect(body.properties).toHaveLength(0)
  expect(place).toEqual({ folder: path.dirname(file), address: null })
})

test('I1 gzip is detected by content, regardless of the name', async () => {
  const { body } = await readFeed(await fileWith(gzipSync(text)), options)
  expect(body.properties).toHaveLength(0)
})

test('I1 a feed can be downloaded, with a password or without', async () => {
  const host = await serving((request, response) => {
    const known = request.headers.authorization === `Basic ${Buffer.from('a:b c').toString('base64')}`
    response.writeHead(known && request.url === '/feed.json?key=k' ? 200 : 401).end(gzipSync(text))
  })
  const { body, place } = await readFeed(`http://a:b%20c@${host}/feed.json?key=k`, options)
  expect(body.properties).toHaveLength(0)
  expect(place).toEqual({ folder: null, address: `http://${host}/feed.json`, isPrivate: true })
})

test.each([
  ['a file that is not there', async () => '/no/such/feed.json', 'the file cannot be read: ENOENT'],
  ['a folder', async () => os.tmpdir(), 'the file cannot be read: EISDIR'],
  ['a name that no file has', async () => 'a\0b', 'the file cannot be read: ERR_INVALID_ARG_VALUE'],
  ['broken gzip', () => fileWith(gzipSync(text).subarray(0, 20)), 'the gzip file is broken'],
  [
    'an address that answers 404',
    async () => `http://${await serving((_, response) => response.writeHead(404).end())}/`,
    'the address answers 404',
  ],
  ['an address that nobody serves', async () => 'http://127.0.0.1:1/', 'the address cannot be read'],
  ['half an address', async () => 'https://', 'the address cannot be read: ERR_INVALID_URL'],
])('I2 %s is refused', async (_, source, reason) => {
  await expect(readFeed(await source(), options)).rejects.toThrow(reason)
})

test('I2 a feed that is too large is rejected, also after decompression', async () => {
  const long = `{"properties":[],"x":"${'x'.repeat(1_000)}"}`
  const reason = 'the feed is larger than 0.0005 MB'
  const host = await serving((_, response) => response.end(long))
  for (const source of [await fileWith(long), await fileWith(gzipSync(long)), `http://${host}/`]) {
    await expect(readFeed(source, { ...options, maxBytes: 500 })).rejects.toThrow(reason)
  }
})

test('I2 a download that never ends times out', async () => {
  const host = await serving((_, response) => response.write('{'))
  await expect(readFeed(`http://${host}/`, { ...options, timeoutMs: 50 })).rejects.toThrow(
    'the address cannot be read',
  )
})

test('a report names a source without its secrets', () => {
  expect(sourceName('https://me:secret@feeds.example/a.json?key=secret', '/srv')).toBe(
    'https://feeds.example/a.json',
  )
  expect(sourceName('/srv/site/demo/feed.json', '/srv/site')).toBe('demo/feed.json')
  expect(sourceName('/var/feeds/feed.json', '/srv/site')).toBe('/var/feeds/feed.json')
})

test('a relative path in a downloaded feed resolves to an address', () => {
  const place = { folder: null, address: 'https://feeds.example/a/feed.json' }
  expect(locate('pictures/1 2.jpg', place).url).toBe('https://feeds.example/a/pictures/1%202.jpg')
  expect(locate('https://x.example/1.jpg', place).url).toBe('https://x.example/1.jpg')
})
