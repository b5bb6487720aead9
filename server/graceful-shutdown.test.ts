import { once } from 'node:events'
import { Agent, createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { shutDownGracefully } from './graceful-shutdown'

/** A site that answers on demand, and a browser that keeps its connection. */
async function open() {
  const answers: (() => void)[] = []
  const listener: RequestListener = (request, response) => {
    if (request.url === '/now') response.end('now')
    else answers.push(() => response.end('late'))
  }
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port, path, agent }, async (answer) =>
        resolve(Buffer.concat(await answer.toArray()).toString()),
      )
      request.on('error', reject)
    })
  return { server, ask, answers, untilAsked: () => expect.poll(() => answers.length).toBe(1) }
}

test('a request in progress at shutdown is answered before connections are closed', async () => {
  const { server, ask, answers, untilAsked } = await open()
  const answer = ask('/late')
  await untilAsked()
  let gone = false
  const leaving = shutDownGracefully(server, 10_000).then(() => {
    gone = true
  })
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(gone).toBe(false)
  answers[0]?.()
  expect(await answer).toBe('late')
  const began = performance.now()
  await leaving
  // Not the five seconds for which a connection is kept otherwise.
  expect(performance.now() - began).toBeLessThan(1_500)
})

test('an idle connection does not delay the shutdown', async () => {
  const { server, ask } = await open()
  expect(await ask('/now')).toBe('now')
  const began = performance.now()
  await shutDownGracefully(server, 10_000)
  expect(performance.now() - began).toBeLessThan(1_500)
})

test('a request without an answer does not block the shutdown', async () => {
  const { server, ask, untilAsked } = await open()
  const answer = ask('/late').catch((error: NodeJS.ErrnoException) => error.code)
  await untilAsked()
  await shutDownGracefully(server, 100)
  expect(await answer).toBe('ECONNRESET')
})
