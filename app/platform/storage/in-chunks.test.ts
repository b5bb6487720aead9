import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { inChunks } from './in-chunks'

test('K9 a large body goes out whole, in pieces of which each counts as activity of the line', async () => {
  const body = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))
  const sent = inChunks({ method: 'PUT', body })
  const chunks: Buffer[] = await Readable.prototype.toArray.call(sent.body)
  expect(sent.method).toBe('PUT')
  expect(chunks.map(({ length }) => length)).toEqual([65_536, 65_536, 65_536, 3_392])
  expect(Buffer.concat(chunks).equals(body)).toBe(true)
})

test.each([undefined, 'text', Buffer.from('small'), Readable.from(['a'])])(
  'K9 a body that is no large file is left as it is (%#)',
  (body) => {
    expect(inChunks({ body }).body).toBe(body)
  },
)
