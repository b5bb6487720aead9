import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { readForm } from './read-form.server'
import { mostFileBytes } from './read-multipart.server'
import { createUploadRoom } from './upload-room.server'

const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** A form whose file begins with so many bytes and then does not go on. */
function stalled(bytes: number): Request {
  const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(head))
      controller.enqueue(new Uint8Array(bytes))
      ended.push(() => controller.error(new Error('the test is over')))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return new Request('https://agency.example/nl/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
}

function whole(bytes: number): Request {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(bytes)]), 'a.jpg')
  return new Request('https://agency.example/nl/', { method: 'POST', body: form })
}

test('S-03 slow uploads of a hundred networks keep nobody else’s picture out, however large it is', async () => {
  const slow = Array.from({ length: 100 }, (_, network) =>
    readForm(stalled(mostFileBytes), true, `203.0.${network}.7`),
  )
  await new Promise((later) => setTimeout(later, 100))
  const sent = await readForm(whole(mostFileBytes), true, '198.51.100.1')
  if (typeof sent === 'string') throw new Error(sent)
  expect(sent?.files.get('image')?.length).toBe(mostFileBytes)
  // Whoever gave way hears it at once.
  expect(await Promise.race(slow)).toBe('busy')
})

const kib = (bytes: number) => bytes * 1024

function roomAt(bytes: number) {
  const clock = { now: 0 }
  const room = createUploadRoom(bytes, () => clock.now)
  const gone: string[] = []
  const enter = (address: string, name = address) => room.enter(address, () => gone.push(name))
  return { clock, room, gone, enter }
}

test('S-03 where the room is full the network that sends most gives way, of it the slowest', () => {
  const { clock, gone, enter } = roomAt(kib(100))
  enter('203.0.1.1').hold(kib(30))
  const [fast, slow] = [enter('203.0.2.1', 'fast'), enter('203.0.2.2', 'slow')]
  slow.hold(kib(10))
  fast.hold(kib(40))
  clock.now = 20_000
  expect(enter('198.51.100.1').hold(kib(25))).toBe(true)
  expect([gone, slow.isOver(), slow.hold(1)]).toEqual([['slow'], true, false])
  // Of networks that send as much, the slowest of all.
  expect(enter('198.51.101.1').hold(kib(30))).toBe(true)
  expect(gone).toEqual(['slow', '203.0.1.1'])
})

test('S-03 an address sends two files at a time, a /24 four, a /48 four: the next one takes the place of the slowest', () => {
  const { clock, gone, enter } = roomAt(kib(100))
  for (const name of ['a', 'b']) enter('203.0.1.1', name).hold(kib(1))
  clock.now = 20_000
  enter('203.0.1.1', 'c').hold(kib(1))
  expect(gone).toEqual(['a'])
  for (const last of [2, 3, 4]) enter(`203.0.1.${last}`)
  expect(gone).toEqual(['a', 'b'])
  for (const group of ['100', '200', '300', '400', '500']) enter(`2001:db8:1:${group}::1`)
  expect(gone).toEqual(['a', 'b', '2001:db8:1:100::1'])
})

test('S-03 whoever has just begun is not the slowest', () => {
  const { clock, gone, enter } = roomAt(kib(100))
  enter('203.0.1.1', 'stalled').hold(kib(60))
  clock.now = 60_000
  enter('203.0.2.1', 'begun').hold(kib(1))
  enter('203.0.3.1', 'next').hold(kib(60))
  expect(gone).toEqual(['stalled'])
})

test('S-03 no more is ever held than there is room for, and who asks gets it', () => {
  const send = fc.record({
    network: fc.nat({ max: 20 }),
    bytes: fc.nat({ max: kib(50) }),
    leaves: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(send, { maxLength: 60 }), (sends) => {
      const { room, enter } = roomAt(kib(100))
      for (const { network, bytes, leaves } of sends) {
        const place = enter(`203.0.${network}.1`)
        expect(place.hold(bytes)).toBe(true)
        if (leaves) place.leave()
        expect(room.held()).toBeLessThanOrEqual(kib(100))
      }
    }),
  )
})
