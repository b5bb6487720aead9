import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm } from './read-form.server'
import { mostFileBytes } from './read-multipart.server'

const address = 'https://agency.example/nl/'
const requestOf = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(address, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

function formWith(file: Blob, name = 'image', texts: Record<string, string> = { form: 'testimonial' }) {
  const form = new FormData()
  for (const [key, value] of Object.entries(texts)) form.append(key, value)
  form.append(name, file, 'picture.jpg')
  return form
}

const read = async (request: Request) => {
  const sent = await readForm(request, true)
  if (sent === 'busy' || sent === 'too-large') throw new Error(sent)
  return sent
}

test('T1 texts and file of a form come through as they were sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 3_000 }), fc.string(), async (bytes, text) => {
      const sent = await read(requestOf(formWith(new Blob([bytes.slice()]), 'image', { name: text })))
      expect(new Uint8Array(sent?.files.get('image') ?? [])).toEqual(bytes)
      // Line breaks travel as CR LF in forms.
      expect(sent?.texts.get('name')?.replace(/\r\n?/g, '\n')).toBe(
        text.toWellFormed().replace(/\r\n?/g, '\n'),
      )
    }),
    { numRuns: 50 },
  )
})

test('T1 of a file that is too large the texts before it are read all the same', async () => {
  const sent = await read(requestOf(formWith(new Blob([new Uint8Array(mostFileBytes + 500_000)]))))
  expect(sent?.texts.get('form')).toBe('testimonial')
  expect(sent?.files.get('image')?.length).toBeGreaterThan(mostFileBytes)
})

const type = 'multipart/form-data; boundary=----------------------------x'

test('T1 K1 a body that says it is endless, or has more words than any form, is too large', async () => {
  const announced = requestOf('x', { 'content-type': type, 'content-length': '99999999999' })
  const wordy = formWith(new Blob(['x']), 'image', { comment: 'x'.repeat(70_000) })
  for (const request of [announced, requestOf(wordy)]) expect(await readForm(request, true)).toBe('too-large')
})

test('K1 a form of words is too large by what it announces, or by what it sends', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const unread = requestOf('x', { ...form, 'content-length': '65537' })
  expect(await readForm(unread, false)).toBe('too-large')
  expect(unread.bodyUsed).toBe(false)
  expect(await readForm(requestOf('x'.repeat(65_537), form), false)).toBe('too-large')
  expect(await readForm(requestOf('x'.repeat(65_536), form), false)).toHaveProperty('texts')
})

test('T1 a body that makes no sense or has very many parts is no form', async () => {
  const parts = '------------------------------x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
  const many = `${parts.repeat(100)}------------------------------x--\r\n`
  for (const request of [
    requestOf('no parts at all', { 'content-type': type }),
    requestOf(many, { 'content-type': type }),
    requestOf('x', { 'content-type': 'multipart/form-data' }),
  ])
    expect(await read(request)).toBeUndefined()
})

test('T1 files are read where a form of the page asks for one, and nowhere else', async () => {
  expect(await readForm(requestOf(formWith(new Blob(['x']))), false)).toBeUndefined()
})

test('T1 what was refused holds no memory: forms are read after many that were cut', async () => {
  for (let count = 0; count < 12; count += 1)
    await read(requestOf(formWith(new Blob([new Uint8Array(mostFileBytes + 100_000)]))))
  expect((await read(requestOf(formWith(new Blob(['x'])))))?.files.size).toBe(1)
})

const typeOf = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` })

test('T1 no bytes whatever hold up the reading of a body', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      await readForm(requestOf(Buffer.concat([Buffer.from('--x\r\n'), bytes]), typeOf('x')), true)
    }),
  )
})

test('T1 of a body that was cut anywhere its whole parts are read', async () => {
  const whole =
    '----b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n----b\r\nContent-Disposition: form-data; name="b"; filename="c"\r\n\r\n2\r\n----b--\r\n'
  const sent = await read(requestOf(whole, typeOf('--b')))
  expect([sent?.texts.get('a'), sent?.files.get('b')?.toString()]).toEqual(['1', '2'])
  const endOfFirst = whole.indexOf('\r\n----b\r\nContent') + '\r\n----b'.length
  for (let length = 0; length < whole.length; length += 1) {
    const cut = await read(requestOf(whole.slice(0, length), typeOf('--b')))
    expect(cut?.texts.get('a')).toBe(length < endOfFirst ? undefined : '1')
  }
})
