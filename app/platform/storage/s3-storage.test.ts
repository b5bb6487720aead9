import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { s3Storage } from './s3-storage.server'
import { StorageUnavailable } from './storage'

const answerMs = 250
const megabyte = 2 ** 20

/** A bucket behind a server that treats what is sent as `take` says, with milliseconds in which no byte may go out. */
async function bucketThat(take: (request: IncomingMessage) => Promise<unknown>, still: number) {
  const server = createServer(async (request, response) => {
    await take(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const place = { kind: 'bucket', bucket: 'b', prefix: '', region: 'eu', endpoint, credentials } as const
  const storage = s3Storage({ ...place, isPathStyle: true }, { answer: answerMs, still })
  onTestFinished(() => {
    storage.close()
    server.closeAllConnections()
    server.close()
  })
  return storage
}

/** As the protocol wants it: a file in parts has a beginning and an end of its own. */
function answer({ method, url = '' }: IncomingMessage, response: ServerResponse) {
  const isBegin = method === 'POST' && url.includes('uploads')
  if (method === 'POST') response.setHeader('content-type', 'application/xml')
  response.setHeader('etag', '"1"')
  response.end(
    method !== 'POST'
      ? ''
      : isBegin
        ? '<InitiateMultipartUploadResult><UploadId>u</UploadId></InitiateMultipartUploadResult>'
        : '<CompleteMultipartUploadResult><ETag>1</ETag></CompleteMultipartUploadResult>',
  )
}

/** Takes a megabyte each 50 milliseconds. */
function takeSlowly(taken: { bytes: number }) {
  return async (request: IncomingMessage) => {
    if (request.method !== 'PUT') return
    for await (const chunk of request) {
      const before = Math.floor(taken.bytes / megabyte)
      taken.bytes += (chunk as Buffer).length
      if (Math.floor(taken.bytes / megabyte) > before) await pause(50)
    }
  }
}

const film = Buffer.alloc(17 * megabyte, 'x')
const ways: [string, () => Buffer | Readable][] = [
  ['at once', () => film],
  ['in parts', () => Readable.from(Array.from({ length: 17 }, () => film.subarray(0, megabyte)))],
]

test.each(ways)(
  'K9 a file that is sent %s over a slow line arrives, however long it takes',
  async (_, content) => {
    const taken = { bytes: 0 }
    const storage = await bucketThat(takeSlowly(taken), 5_000)
    const begun = performance.now()
    await storage.write('site/film.mp4', content())
    expect(performance.now() - begun).toBeGreaterThan(2 * answerMs)
    expect(taken.bytes).toBe(film.length)
  },
)

const takeNothing = () => pause(60_000, undefined, { ref: false })

test.each(ways)('K9 a file that is sent %s, and that nobody takes, is given up', async (_, content) => {
  const storage = await bucketThat(async ({ method }) => method === 'PUT' && (await takeNothing()), 200)
  await expect(storage.write('site/film.mp4', content())).rejects.toThrow(StorageUnavailable)
})

test('K9 a read that nobody answers is given up', async () => {
  const storage = await bucketThat(takeNothing, 5_000)
  await expect(storage.read('site/film.mp4')).rejects.toThrow(StorageUnavailable)
})
