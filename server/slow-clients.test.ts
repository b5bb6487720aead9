import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitConnections } from './connection-limit'
import { createSiteServer } from './site-server'
import { usualPace } from './slow-clients'

/** As the usual one, in a twentieth of the time. */
const pace = { ...usualPace, everyMs: usualPace.everyMs / 20 }
const inSeconds = (bytes: number) => bytes * 20
/** When a client is dropped at the usual pace, in milliseconds of this test. */
const droppedMs = (pace.looks + 2) * pace.everyMs

/** A site that reads every body and answers, and somebody who is connected to it. */
async function open(listener: RequestListener, { maxConnections = 10 } = {}) {
  const { server } = createSiteServer(listener, { https: false, keepAliveSeconds: 60, maxConnections, pace })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    sockets.push(socket)
    let received = ''
    let isClosed = false
    socket.on('data', (part) => {
      received += part.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      isClosed = true
    })
    return { socket, received: () => received, isClosed: () => isClosed }
  }
}

const readAll: RequestListener = (request, response) =>
  void request.resume().once('end', () => response.end('whole'))
const head = (bytes: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n`

test('K19 a body that comes a byte a second is refused, with 408, after eight seconds', async () => {
  const client = (await open(readAll))()
  client.socket.write(head(5_000))
  const beat = setInterval(() => client.socket.write('a'), pace.everyMs)
  onTestFinished(() => clearInterval(beat))
  await sleep(droppedMs / 2)
  expect(client.isClosed()).toBe(false)
  await expect.poll(client.isClosed, { timeout: droppedMs * 4 }).toBe(true)
  expect(client.received()).toMatch(/^HTTP\/1\.1 408 /)
})

test('K19 a body that was quick at first and then stops is refused too', async () => {
  const client = (await open(readAll))()
  client.socket.write(head(500_000) + 'a'.repeat(400_000))
  await expect.poll(client.isClosed, { timeout: droppedMs * 4 }).toBe(true)
  expect(client.received()).toMatch(/^HTTP\/1\.1 408 /)
})

test('K19 a body over a slow line is taken, however long it takes', async () => {
  const client = (await open(readAll))()
  const perBeat = inSeconds(200)
  client.socket.write(head(perBeat * pace.looks * 3))
  for (let sent = 0; sent < pace.looks * 3; sent += 1) {
    client.socket.write('a'.repeat(perBeat))
    await sleep(pace.everyMs)
  }
  await expect.poll(client.received).toMatch(/^HTTP\/1\.1 200 .*whole/s)
})

test('K19 a site that takes its time to read a body blames nobody', async () => {
  const client = (
    await open(async (request, response) => {
      await sleep(droppedMs * 2)
      readAll(request, response)
    })
  )()
  client.socket.write(head(300_000) + 'a'.repeat(300_000))
  await expect.poll(client.received, { timeout: droppedMs * 6 }).toMatch(/^HTTP\/1\.1 200 .*whole/s)
})

/** More than the system takes for a connection that nobody reads. */
const much = Buffer.alloc(30_000_000, 'a')

test('K19 who does not read an answer is dropped', async () => {
  let isGone = false
  const connectClient = await open((request, response) => {
    request.socket.once('close', () => {
      isGone = true
    })
    response.end(much)
  })
  const { socket } = connectClient()
  socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => isGone, { timeout: droppedMs * 4 }).toBe(true)
})

test('K19 who reads an answer slowly gets all of it, in one chunk or in many', async () => {
  const connectClient = await open((_request, response) => response.end(much))
  const { socket } = connectClient()
  const beats = pace.looks * 3
  let [bytes, wanted] = [0, 0]
  socket.on('data', (part) => {
    bytes += part.length
    if (bytes >= wanted) socket.pause()
  })
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const began = performance.now()
  for (let beat = 1; beat <= beats; beat += 1) {
    wanted = (much.length * beat) / beats
    socket.resume()
    await expect.poll(() => bytes >= wanted).toBe(true)
    await sleep(pace.everyMs)
    expect(socket.destroyed).toBe(false)
  }
  expect(performance.now() - began).toBeGreaterThan(droppedMs)
})

test('K19 beyond so many connections further ones are closed, and idle ones make room', async () => {
  const connectClient = await open(readAll, { maxConnections: 2 })
  const idle = [connectClient(), connectClient()]
  for (const { socket, received } of idle) {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(received).toMatch(/whole/)
  }
  const oneTooMany = connectClient()
  await expect.poll(oneTooMany.isClosed).toBe(true)
  await expect.poll(() => idle.every(({ isClosed }) => isClosed())).toBe(true)
  const next = connectClient()
  next.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(next.received).toMatch(/whole/)
})

test('K19 connections beyond the limit are told of in one line a minute', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: object[] = []
  const server = createServer()
  limitConnections(server, 2, { warn: (fields: object) => lines.push(fields) })
  for (let count = 0; count < 5; count += 1) server.emit('drop')
  await vi.advanceTimersByTimeAsync(60_000)
  server.emit('drop')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toEqual([
    { closed: 5, maxConnections: 2 },
    { closed: 1, maxConnections: 2 },
  ])
})
