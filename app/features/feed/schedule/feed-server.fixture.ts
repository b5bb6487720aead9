import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** Of `localhost`, with its key. */
export const ownCertificate = readFileSync(path.resolve('tests/fixtures/localhost.pem'), 'utf8')

/** The server of a property software on this machine; `answer` says what it sends from then on. */
export async function feedServer(first: Answer = (_, response) => response.writeHead(500).end()) {
  let answer = first
  const got: IncomingMessage[] = []
  const server = createServer({ key: ownCertificate, cert: ownCertificate }, (request, response) => {
    got.push(request)
    void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return {
    got,
    origin: `https://localhost:${port}`,
    answer(next: Answer) {
      answer = next
    },
    /** A feed with an entity tag: the same content is not sent twice to a client that has it. */
    send(feed: object) {
      const body = JSON.stringify(feed)
      const etag = `"${Buffer.from(body).length}-${hashOf(body)}"`
      answer = ({ headers }, response) =>
        headers['if-none-match'] === etag
          ? response.writeHead(304).end()
          : response.writeHead(200, { etag, 'last-modified': 'Mon, 23 Nov 2026 08:00:00 GMT' }).end(body)
    },
  }
}

const hashOf = (text: string) =>
  [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7)
