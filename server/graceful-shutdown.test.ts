import { once } from 'node:events'
import { Agent, get, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { shutDownGracefully } from './graceful-shutdown'
import { createSiteServer } from './site-server'

/** A site that answers on demand, and a browser that keeps its connection. */
async function open() {
  const answers: (() => void)[] = []
  const listener: RequestListener = (request, response) => {
    if (request.url === '/now') response.end('now')
    else answers.push(() => response.end('late'))
  }
  const site = createSiteServer(listener, { https: false, keepAliveSeconds: 60, maxConnections: 10 })
  const { server } = site
  server.listen(0, '127.0.0.1')
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
  return { site, port, agent, ask, answers, untilAsked: () => expect.poll(() => answers.length).toBe(1) }
}

test('a request in progress at shutdown is answered before connections are closed', async () => {
  const { site, ask, answers, untilAsked } = await open()
  const answer = ask('/late')
  await untilAsked()
  let gone = false
  const leaving = shutDownGracefully(site, { idleMs: 0 }).then(() => {
    gone = true
  })
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(gone).toBe(false)
  answers[0]?.()
  expect(await answer).toBe('late')
  const began = performance.now()
  await leaving
  // Not the minute for which a connection is kept otherwise.
  expect(performance.now() - began).toBeLessThan(1_500)
})

test('an idle connection does not delay the shutdown', async () => {
  const { site, ask } = await open()
  expect(await ask('/now')).toBe('now')
  const began = performance.now()
  await shutDownGracefully(site, { idleMs: 0 })
  expect(performance.now() - began).toBeLessThan(1_500)
})

test('a request without an answer does not block the shutdown', async () => {
  const { site, ask, untilAsked } = await open()
  const answer = ask('/late').catch((error: NodeJS.ErrnoException) => error.code)
  await untilAsked()
  await shutDownGracefully(site, { idleMs: 0, requestsMs: 100 })
  expect(await answer).toBe('ECONNRESET')
})

test('K3 an idle connection takes a form while a proxy may still send one, and says that it closes', async () => {
  const { site, port, agent, ask } = await open()
  await ask('/now')
  const began = performance.now()
  const leaving = shutDownGracefully(site, { idleMs: 700 })
  await new Promise((resolve) => setTimeout(resolve, 400))
  const answer = await new Promise<string | undefined>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/now', method: 'POST', agent }, (response) => {
      response.resume().on('end', () => resolve(`${asked.reusedSocket} ${response.headers.connection}`))
    })
    asked.on('error', reject).end('form=x')
  })
  expect(answer).toBe('true close')
  await leaving
  expect(performance.now() - began).toBeLessThan(700)
})

test('K3 a connection that nobody uses is closed once a proxy would have closed it', async () => {
  const { site, ask } = await open()
  await ask('/now')
  const began = performance.now()
  await shutDownGracefully(site, { idleMs: 700 })
  expect(performance.now() - began).toBeGreaterThan(650)
})

test('K3 an answer that is still to come at the stop says that its connection closes', async () => {
  const { site, port, answers, untilAsked } = await open()
  const header = new Promise<string | undefined>((resolve) =>
    get({ host: '127.0.0.1', port, path: '/late', agent: new Agent({ keepAlive: true }) }, (answer) =>
      resolve(answer.resume().headers.connection),
    ),
  )
  await untilAsked()
  const leaving = shutDownGracefully(site, { idleMs: 0 })
  answers[0]?.()
  expect(await header).toBe('close')
  await leaving
})
