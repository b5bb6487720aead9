import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { createContinueListener } from './expect-continue'
import { discardUnreadBody } from './unread-body'

type Options = { bounds?: { milliseconds: number; bytes: number } }

/** A site that reads the first bytes of what is sent to `/read`, and nothing of what is sent elsewhere. */
async function open({ bounds }: Options = {}) {
  const asked: string[] = []
  const listener = getRequestListener(async (request, env) => {
    const { incoming, outgoing } = env as HttpBindings
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    if (pathname === '/read') for await (const _ of request.body ?? []) break
    const status = pathname === '/large' ? 413 : 403
    await discardUnreadBody(incoming, outgoing, status, bounds)
    return new Response('x'.repeat(100_000), { status })
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  server.on('checkContinue', createContinueListener(listener))
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  return { server, asked, port: (server.address() as AddressInfo).port }
}

const head = (path: string, length: number, ...more: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: agency.example', `content-length: ${length}`, ...more, '', ''].join('\r\n')

/** A connection, and what came back on it. */
function dial(port: number) {
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  let got = ''
  let ended: string | undefined
  socket.on('data', (bytes) => {
    got += bytes.toString('latin1')
  })
  socket.on('end', () => {
    ended ??= 'end'
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    ended ??= error.code
  })
  return { socket, got: () => got, ended: () => ended }
}

const statusesIn = (got: string) => [...got.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)
const countX = (got: string) => got.split('x').length - 1

test.each(['/read', '/unread'])(
  'K1 who sends 900 kB to %s gets a whole answer that says the connection closes, and then its end',
  async (path) => {
    const { port, asked } = await open()
    const { socket, got, ended } = dial(port)
    // Sent to its end before anything is read, and followed by another request.
    socket.pause()
    socket.write(head(path, 900_000) + 'a'.repeat(900_000) + head('/next', 0))
    await sleep(300)
    socket.resume()
    await expect.poll(ended).toBe('end')
    expect(statusesIn(got())).toEqual(['403'])
    expect(got()).toMatch(/\r\nconnection: close\r\n/i)
    expect(countX(got().split('\r\n\r\n')[1] ?? '')).toBe(100_000)
    // Whoever asked on a connection that closes has to ask again: nothing of it was done.
    expect(asked).toEqual([path])
  },
)

test.each(['/read', '/unread'])(
  'K1 a small body that %s leaves unread is no part of the next request, and the connection stays',
  async (path) => {
    const { port, asked } = await open()
    const { socket, got, ended } = dial(port)
    socket.write(head(path, 30_000) + 'a'.repeat(30_000))
    await expect.poll(() => statusesIn(got())).toEqual(['403'])
    // As long as a connection was given before.
    await sleep(700)
    socket.write(head('/next', 0))
    await expect.poll(() => statusesIn(got())).toEqual(['403', '403'])
    await expect.poll(() => countX(got())).toBeGreaterThanOrEqual(200_000)
    expect(got()).not.toMatch(/\r\nconnection: close\r\n/i)
    expect([asked, ended()]).toEqual([[path, '/next'], undefined])
  },
)

test('K1 an answer 413 closes the connection, also when all that was sent is here', async () => {
  const { port } = await open()
  const { socket, got, ended } = dial(port)
  socket.write(`${head('/large', 4)}abcd`)
  await expect.poll(ended).toBe('end')
  expect(got()).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n/i)
})

test('K1 who goes on sending is listened to for a while, and only so much of it', async () => {
  for (const bounds of [
    { milliseconds: 200, bytes: 1e9 },
    { milliseconds: 60_000, bytes: 200_000 },
  ]) {
    const { port, server } = await open({ bounds })
    const { socket, got, ended } = dial(port)
    socket.write(head('/read', 1e9))
    const send = setInterval(() => socket.write('a'.repeat(20_000)), 10)
    onTestFinished(() => clearInterval(send))
    await expect.poll(ended).toBeDefined()
    expect(statusesIn(got())).toEqual(['403'])
    await expect
      .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
      .toBe(0)
  }
})

test('K1 who closes their side after an unfinished body still gets the whole answer', async () => {
  const { port } = await open()
  const { socket, got, ended } = dial(port)
  socket.end(`${head('/unread', 900_000)}aaaa`)
  await expect.poll(ended).toBe('end')
  expect([statusesIn(got()), countX(got().split('\r\n\r\n')[1] ?? '')]).toEqual([['403'], 100_000])
})

test('K1 who asks before sending is told to go on, unless it is more than any form takes', async () => {
  const { port } = await open()
  const asks = ['expect: 100-continue', 'content-type: application/x-www-form-urlencoded']
  const small = dial(port)
  small.socket.write(head('/read', 4, ...asks))
  await expect.poll(() => statusesIn(small.got())).toEqual(['100'])
  small.socket.write('abcd')
  await expect.poll(() => statusesIn(small.got())).toEqual(['100', '403'])
  const large = dial(port)
  large.socket.write(head('/large', 900_000, ...asks))
  await expect.poll(large.ended).toBe('end')
  expect(statusesIn(large.got())).toEqual(['413'])
})
