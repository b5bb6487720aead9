import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPictureId, parsePictureRequest } from './picture-request'
import { heightFor, pictureFormats, pictureRatios, pictureWidths } from './picture-size'
import { pictureUrl } from './picture-url'

const parse = (path: string) => parsePictureRequest(new URL(path, 'https://agency.example'))

test('I4 an address contains the picture, its version and the size', () => {
  expect(parse('/media/4711/living-room-3f9a1c2b.webp?width=400&height=300&format=avif')).toEqual({
    id: '4711',
    name: 'living-room-3f9a1c2b.webp',
    version: '3f9a1c2b',
    width: 400,
    height: 300,
    format: 'avif',
  })
})

test('I4 a picture is WebP in its own shape by default', () => {
  expect(parse('/media/4711/photo.jpg?width=250')).toMatchObject({
    version: undefined,
    width: 250,
    format: 'webp',
  })
})

test.each([
  ['/media/4711/a.webp', 'no width'],
  ['/media/4711/a.webp?width=401', 'a width that is not offered'],
  ['/media/4711/a.webp?width=0400', 'a width written otherwise'],
  ['/media/4711/a.webp?width=4e2', 'a width in powers of ten'],
  ['/media/4711/a.webp?width=+400', 'a width with a sign'],
  ['/media/4711/a.webp?width=', 'an empty width'],
  ['/media/4711/a.webp?width=400&width=400', 'a repeated width'],
  ['/media/4711/a.webp?width=400&height=301', 'a height of no ratio'],
  ['/media/4711/a.webp?width=400&height=', 'an empty height'],
  ['/media/4711/a.webp?width=400&height=450', 'the height of another width'],
  ['/media/4711/a.webp?width=400&format=jpg', 'a format that is not offered'],
  ['/media/4711/a.webp?width=400&format=', 'an empty format'],
  ['/media/4711/a.webp?width=400&format=WEBP', 'a format in capitals'],
  ['/media/4711/a.webp?width=400&quality=100', 'an unknown parameter'],
  ['/media/4711/?width=400', 'no name'],
  ['/media/4711?width=400', 'no name at all'],
  ['/media/4711/a/b.webp?width=400', 'a deeper path'],
  ['/media/..%2f..%2fetc/passwd?width=400', 'a path that climbs'],
  ['/media/a.b/c.webp?width=400', 'a dot in the id'],
  ['/medium/4711/a.webp?width=400', 'another path'],
])('I4 %s is refused: %s', (path) => {
  expect(parse(path)).toHaveProperty('refused')
})

test('I4 no accepted request leads outside the allowed sizes and formats', () => {
  const number = fc.oneof(
    fc.constantFrom(...pictureWidths, 300, 75, 1080),
    fc.integer({ min: -5, max: 4000 }),
    fc.double(),
  )
  const value = fc.oneof(number.map(String), fc.constantFrom(...pictureFormats, 'jpg', ''), fc.string())
  const pair = fc.tuple(fc.oneof(fc.constantFrom('width', 'height', 'format'), fc.string()), value)
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 4 }), fc.string({ maxLength: 80 }), (pairs, id) => {
      const url = new URL(`https://agency.example/media/${encodeURIComponent(id) || '1'}/a.webp`)
      for (const [key, text] of pairs) url.searchParams.append(key, text)
      const asked = parsePictureRequest(url)
      if ('refused' in asked) return
      expect(pictureWidths).toContain(asked.width)
      expect(pictureFormats).toContain(asked.format)
      expect(isPictureId(asked.id)).toBe(true)
      const heights = pictureRatios.map((ratio) => heightFor(asked.width, ratio))
      expect([undefined, ...heights]).toContain(asked.height)
    }),
    { numRuns: 2000 },
  )
})

test('I4 every address that a page builds is accepted and reads back unchanged', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...pictureWidths),
      fc.option(fc.constantFrom(...pictureRatios), { nil: undefined }),
      fc.constantFrom(...pictureFormats),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      (width, ratio, format, name) => {
        const url = pictureUrl({ id: 4711, name, version: '0123abcd' }, { width, ratio, format })
        const height = ratio && heightFor(width, ratio)
        expect(parse(url)).toMatchObject({ id: '4711', version: '0123abcd', width, format, height })
      },
    ),
  )
})
