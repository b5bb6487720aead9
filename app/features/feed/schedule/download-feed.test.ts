import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type DownloadedFeed, downloadFeed, noValidators } from './download-feed.server'
import { feedServer, ownCertificate } from './feed-server.fixture'

const text = '{"properties":[]}'
const here = { known: noValidators, ownCertificate }

test('K14 a feed is read whole, packed or not, with the password of its address', async () => {
  const server = await feedServer(({ headers }, response) => {
    const isKnown = headers.authorization === `Basic ${Buffer.from('a:b c').toString('base64')}`
    response.writeHead(isKnown ? 200 : 401, { etag: '"one"' }).end(gzipSync(text))
  })
  const address = server.origin.replace('//', '//a:b%20c@')
  const feed = await downloadFeed(`${address}/feed.json?key=k`, here)
  expect(gunzipSync(bytesOf(feed)).toString()).toBe(text)
  expect(feed?.validators).toEqual({ etag: '"one"', lastModified: null })
  expect(server.got[0]?.url).toBe('/feed.json?key=k')
})

test('K14 a feed that has not changed is not sent again', async () => {
  const server = await feedServer()
  server.send({ properties: [] })
  const first = await downloadFeed(server.origin, here)
  const known = first?.validators ?? noValidators
  expect(await downloadFeed(server.origin, { ...here, known })).toBeUndefined()
  expect(server.got[1]?.headers).toMatchObject({
    'if-none-match': known.etag,
    'if-modified-since': 'Mon, 23 Nov 2026 08:00:00 GMT',
  })
  // Nobody asked for it.
  server.answer((_, response) => response.writeHead(304).end())
  await expect(downloadFeed(server.origin, here)).rejects.toThrow('the address answers 304')
})

test('K14 a redirect is followed, without the password of another host, and not for ever', async () => {
  const other = await feedServer(({ headers }, response) =>
    response.writeHead(headers.authorization ? 400 : 200).end(text),
  )
  const server = await feedServer((_, response) => response.writeHead(302, { location: other.origin }).end())
  const address = server.origin.replace('//', '//a:b@')
  expect(Buffer.from(bytesOf(await downloadFeed(address, here))).toString()).toBe(text)
  server.answer((_, response) => response.writeHead(302, { location: '/again' }).end())
  await expect(downloadFeed(address, here)).rejects.toThrow('the address cannot be read: too many redirects')
  expect(server.got).toHaveLength(1 + 4)
})

test('K14 a feed that is too large or too slow is given up', async () => {
  const server = await feedServer((_, response) => response.end('x'.repeat(3_000_000)))
  await expect(downloadFeed(server.origin, { ...here, maxBytes: 2_000_000 })).rejects.toThrow(
    'the feed is larger than 2 MB',
  )
  server.answer((_, response) => response.write('{'))
  await expect(downloadFeed(server.origin, { ...here, timeMs: 200 })).rejects.toThrow(
    'the address cannot be read: timeout',
  )
  server.answer((_, response) => response.socket?.destroy())
  await expect(downloadFeed(server.origin, here)).rejects.toThrow('the address cannot be read: ECONNRESET')
})

test('K14 nothing is fetched from an address that is not https, or not on the public internet', async () => {
  const server = await feedServer((_, response) => response.end(text))
  const port = new URL(server.origin).port
  const hosts = ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '169.254.169.254', '10.0.0.1']
  for (const address of [`http://93.184.216.34:${port}/`, ...hosts.map((host) => `https://${host}:${port}/`)])
    await expect(downloadFeed(address, { known: noValidators })).rejects.toThrow(
      'the address is not https, or not public',
    )
  await expect(downloadFeed(`https://localhost:${port}/`, { known: noValidators })).rejects.toThrow(
    'the name leads to an address that is not public',
  )
  expect(server.got).toEqual([])
})

function bytesOf(feed: DownloadedFeed | undefined): Uint8Array {
  const bytes = feed?.text.slice(0, feed.text.size)
  feed?.text.close()
  return bytes ?? new Uint8Array()
}
