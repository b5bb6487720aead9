import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressOnTheWay } from './compression.ts'
import { createEncodingMemo, type Encoding } from './encoding.ts'
import { type Body, bodyOf, isNotModified, type Page } from './page.ts'
import { createRecompression, HITS_BEFORE_BEST } from './recompression.ts'
import type { PageStore } from './store.ts'

/** Writes pages in the encoding that was asked for; makes an encoding when it is first asked for. */
export function createAnswer(store: PageStore) {
  const encodingOf = createEncodingMemo()
  const recompression = createRecompression(store)

  async function encode(page: Page, encoding: Encoding): Promise<Body> {
    const bytes = await compressOnTheWay(page.identity, encoding)
    const body = bodyOf(page.sharedHeaders, bytes, encoding)
    page.bodies[encoding] = body
    store.weighAgain(page)
    return body
  }

  function writeWhenMade(request: IncomingMessage, response: ServerResponse, page: Page, encoding: Encoding) {
    page.making[encoding] ??= encode(page, encoding)
    page.making[encoding].then(
      (body) => write(request, response, page, body),
      () => write(request, response, page, page.bodies.identity),
    )
  }

  function send(request: IncomingMessage, response: ServerResponse, page: Page) {
    if (isNotModified(page, request.headers['if-none-match'])) return writeNotModified(response, page)
    const encoding = page.compressible ? encodingOf(request.headers['accept-encoding']) : 'identity'
    const body = page.bodies[encoding]
    if (body === undefined) return writeWhenMade(request, response, page, encoding)
    write(request, response, page, body)
    if (encoding === 'br' && ++page.brotliHits === HITS_BEFORE_BEST) recompression.ask(page.key)
  }

  return { send, forget: recompression.forget }
}

function write(request: IncomingMessage, response: ServerResponse, page: Page, body: Body) {
  response.writeHead(page.status, body.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body.content, 'latin1')
}

function writeNotModified(response: ServerResponse, page: Page) {
  response.writeHead(304, page.validators)
  response.end()
}
