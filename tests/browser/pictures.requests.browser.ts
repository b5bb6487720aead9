import { beforeAll, expect, test } from 'vitest'
import { ask, askRaw, elementsOf, listingPath } from './answers'
import { baseUrl } from './browser'

/** `/media/{id}/{name}` of 2706's first picture. */
let picture = ''

beforeAll(async () => {
  const { body } = await ask(await listingPath(2706))
  picture = (elementsOf(body, 'img')[0]?.src ?? '').split('?')[0] ?? ''
  expect(picture).toMatch(/^\/media\/\d+\/[a-z0-9-]+\.webp$/)
})

/** Width and height, in pixels, of a WebP file. @see RFC 9649, 2.5 */
function webpSize(bytes: Buffer): { width: number; height: number } {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

async function fetchPicture(query: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${baseUrl()}${picture}?${query}`, { headers })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('I4 a picture is served in the asked width and shape, and never enlarged', async () => {
  for (const [query, width, height] of [
    ['width=100', 100, 75],
    ['width=250&height=188', 250, 188],
    ['width=400&height=225', 400, 225],
    ['width=600&height=314', 600, 314],
    ['width=1360', 1360, 1020],
    ['width=1920', 1440, 1080],
  ] as const) {
    const { status, bytes } = await fetchPicture(query)
    expect([query, status, webpSize(bytes)]).toEqual([query, 200, { width, height }])
  }
})

test('I4 formats are what their name says; an AVIF may be WebP while it is being made', async () => {
  const webp = await fetchPicture('width=400&format=webp')
  expect([webp.headers.get('content-type'), webp.bytes.toString('latin1', 8, 12)]).toEqual([
    'image/webp',
    'WEBP',
  ])
  const png = await fetchPicture('width=100&format=png')
  expect([png.headers.get('content-type'), png.bytes.toString('latin1', 1, 4)]).toEqual(['image/png', 'PNG'])
  let avif = await fetchPicture('width=100&height=75&format=avif')
  expect(['image/webp', 'image/avif']).toContain(avif.headers.get('content-type'))
  await expect
    .poll(
      async () => {
        avif = await fetchPicture('width=100&height=75&format=avif')
        return avif.headers.get('content-type')
      },
      { timeout: 300_000, interval: 500 },
    )
    .toBe('image/avif')
  expect(avif.bytes.toString('latin1', 4, 12)).toBe('ftypavif')
})

test('I4 any other width, height or format is refused', async () => {
  for (const query of [
    '',
    'width=0',
    'width=401',
    'width=1921',
    'width=-400',
    'width=0400',
    'width=4e2',
    'width=400&height=301',
    'width=400&height=0',
    'width=400&format=gif',
    'width=400&format=WEBP',
    'width=400&width=600',
    'width=400&quality=1',
    'width=%FF',
  ]) {
    expect([query, (await askRaw(`${picture}?${query}`)).status]).toEqual([query, 400])
  }
})

test('I4 an unknown picture is not found, a method that changes is refused', async () => {
  expect((await askRaw('/media/999999999/x-00000000.webp?width=400')).status).toBe(404)
  expect((await askRaw('/media/nothing/x.webp?width=400')).status).toBe(404)
  expect((await askRaw(`${picture}?width=400`, { method: 'DELETE' })).status).toBeGreaterThanOrEqual(400)
})

test('I4 a versioned address may be kept for ever; the browser that has it is told so', async () => {
  const first = await fetchPicture('width=400&height=300')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  const again = await fetchPicture('width=400&height=300', { 'if-none-match': etag })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  const other = await fetchPicture('width=400&height=300', { 'if-none-match': '"other"' })
  expect(other.status).toBe(200)
  const old = await askRaw(`${picture.replace(/-[0-9a-f]{8}\.webp$/, '-00000000.webp')}?width=400&height=300`)
  expect(old.headers['cache-control']).not.toContain('immutable')
})

test('I4 cards offer 250, 400 and 600, in AVIF and WebP', async () => {
  const { body } = await ask('/nl/te-koop/')
  const card = /<article.*?<\/article>/s.exec(body)?.[0] ?? ''
  const [avif] = elementsOf(card, 'source')
  const [image] = elementsOf(card, 'img')
  const widths = (srcset = '') => srcset.split(', ').map((part) => part.split(' ')[1])
  expect(avif?.type).toBe('image/avif')
  expect(avif?.srcset).toMatch(/format=avif/)
  expect(widths(avif?.srcset)).toEqual(['250w', '400w', '600w'])
  expect(widths(image?.srcset)).toEqual(['250w', '400w', '600w'])
  expect(Number(image?.width) / Number(image?.height)).toBeCloseTo(4 / 3, 2)
})

test('I4 the first picture of a list is fetched at once, the others when they are near', async () => {
  const { body } = await ask('/nl/te-koop/')
  const loading = elementsOf(body, 'img').map((image) => image.loading)
  expect(loading[0]).toBe('eager')
  expect(new Set(loading.slice(1))).toEqual(new Set(['lazy']))
})

test('I4 a picture carries no metadata of its maker', async () => {
  const { bytes } = await fetchPicture('width=600')
  expect(bytes.toString('latin1')).not.toMatch(/EXIF|XMP |Exif\0\0/)
})
