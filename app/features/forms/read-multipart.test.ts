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
  if (sent === 'busy') throw new Error('busy')
  return sent
}

test('T1 texts and file of a form come through as they were sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 3_000 }), fc.string(), async (bytes, text) => {
      const sent = await read(requestOf(formWith(new Blob([bytes.slice()]), 'image', { name: text })))
      const file = sent?.files.get('image')
      expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(bytes)
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
  expect(sent?.files.get('image')?.size).toBeGreaterThan(mostFileBytes)
})

test('T1 a body that says it is endless, makes no sense or has very many parts is no form', async () => {
  const type = 'multipart/form-data; boundary=----------------------------x'
  const announced = requestOf('x', { 'content-type': type, 'content-length': '99999999999' })
  const parts = '------------------------------x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
  const many = `${parts.repeat(100)}------------------------------x--\r\n`
  for (const request of [
    announced,
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
