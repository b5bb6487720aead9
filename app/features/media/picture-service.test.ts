import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { log } from '~/platform/log.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { houseLines } from './picture-placeholder'
import { createPictureService, type FoundPicture, type PictureServiceOptions } from './picture-service.server'
import { cardPicture, heightFor } from './picture-size'
import { createPictureStore } from './picture-store.server'
import { pictureUrl } from './picture-url'
import { pictureVersion } from './picture-version.server'

const root = mkdtempSync(join(tmpdir(), 'pignon-media-'))
const feed = join(root, 'feed')
const outside = join(root, 'outside.jpg')
let server: Server
let origin: string
let dataDir: string
let now: Date
let services: { close(): Promise<void> }[]

/** A pattern that compresses as badly as a photograph, and is the same in every run. */
const photo = (width: number, height: number) => {
  const shade = (_: number, at: number) => (at % width) * Math.floor(at / width) * 7
  return sharp(Uint8Array.from({ length: width * height }, shade), { raw: { width, height, channels: 1 } })
}

beforeAll(async () => {
  await mkdir(join(feed, 'pictures'), { recursive: true })
  const inFeed = (name: string) => join(feed, 'pictures', name)
  await photo(1440, 1080).jpeg().toFile(inFeed('house.jpg'))
  await photo(300, 225).png().toFile(inFeed('small.png'))
  await photo(200, 400).jpeg().withMetadata({ orientation: 6 }).toFile(inFeed('turned.jpg'))
  await photo(700, 500).avif({ effort: 0 }).toFile(inFeed('modern.avif'))
  const whole = await photo(800, 600).jpeg().toBuffer()
  await writeFile(inFeed('cut.jpg'), whole.subarray(0, whole.length / 2))
  await writeFile(inFeed('text.jpg'), 'not a picture')
  await writeFile(inFeed('drawing.jpg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await sharp({ create: { width: 8000, height: 7600, channels: 3, background: 'grey' } })
    .jpeg()
    .toFile(inFeed('huge.jpg'))
  await writeFile(outside, whole)
  await symlink(outside, inFeed('link.jpg'))
  server = createServer((request, response) => {
    const url = request.url ?? ''
    if (url === '/house.jpg') return response.end(whole)
    const hops = Number(/^\/hop\/(\d+)$/.exec(url)?.[1] ?? 0)
    if (hops) return response.writeHead(302, { location: hops > 1 ? `/hop/${hops - 1}` : '/house.jpg' }).end()
    if (url === '/to-file') return response.writeHead(302, { location: 'file:///etc/hostname' }).end()
    if (url === '/large.jpg') return response.end(Buffer.alloc(3_000_000))
    if (url === '/slow.jpg') return void response.write(whole.subarray(0, 100))
    response.writeHead(500).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(root, { recursive: true })
})

beforeEach(async () => {
  dataDir = await mkdtemp(join(root, 'data-'))
  now = new Date()
  services = []
})

afterEach(async () => {
  await Promise.all(services.map((service) => service.close()))
  await rm(dataDir, { recursive: true, force: true })
})

const beside = (name: string): FoundPicture => ({ url: `pictures/${name}`, baseDir: feed })
const pictures: Record<string, FoundPicture> = {
  house: beside('house.jpg'),
  small: beside('small.png'),
  turned: beside('turned.jpg'),
  modern: beside('modern.avif'),
  cut: beside('cut.jpg'),
  text: beside('text.jpg'),
  drawing: beside('drawing.jpg'),
  huge: beside('huge.jpg'),
  link: beside('link.jpg'),
  gone: beside('gone.jpg'),
  climbing: { url: 'pictures/../../outside.jpg', baseDir: feed },
  absolute: { url: '/etc/hostname', baseDir: feed },
  folder: { url: 'pictures', baseDir: feed },
}

/** A service on this test's data folder; calling it again simulates a restart. */
function start(options: Partial<PictureServiceOptions> = {}) {
  const onRender = vi.fn()
  const findPicture = async (id: string) => pictures[id]
  const service = createPictureService({
    dataDir,
    storage: folderStorage(dataDir),
    findPicture,
    clock: { now: () => now },
    log,
    onRender,
    ...options,
  })
  services.push(service)
  const get = (path: string, init?: RequestInit) =>
    service.respond(new Request(new URL(path, 'https://agency.example'), init))
  return { ...service, get, onRender }
}

const sizeOf = async (response: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { format, width, height }
}
const remote = (path: string) => ({ findPicture: async () => ({ url: `${origin}${path}` }) })

test('I4 forty concurrent visitors cause one rendering', async () => {
  const { get, onRender } = start()
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => get('/media/house/a.webp?width=400&height=300')),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(onRender).toHaveBeenCalledTimes(1)
  expect(await sizeOf(answers[39] as Response)).toEqual({ format: 'webp', width: 400, height: 300 })
})

test('I4 rendered pictures survive a restart, even if the feed is gone', async () => {
  await start().get('/media/house/a.webp?width=250')
  const { get, onRender } = start({
    findPicture: async () => ({ ...beside('house.jpg'), baseDir: '/nowhere' }),
  })
  expect(await get('/media/house/a.webp?width=250')).toHaveProperty('status', 200)
  expect(onRender).not.toHaveBeenCalled()
  expect(await get('/media/house/a.webp?width=400')).toHaveProperty('status', 200)
})

test('I4 an address with the version is cached for ever, others for minutes', async () => {
  const { get } = start()
  const version = pictureVersion('pictures/house.jpg')
  const address = pictureUrl({ id: 'house', name: 'Maison', version }, { width: 100 })
  const forever = await get(address)
  expect(Object.fromEntries(forever.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-length': String((await forever.arrayBuffer()).byteLength),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  const old = await get('/media/house/maison-00000000.webp?width=100')
  expect(old.headers.get('cache-control')).toBe('public, max-age=300')
})

test('I4 a browser that has the picture gets 304, HEAD gets no body', async () => {
  const { get } = start()
  const path = '/media/house/a.webp?width=100'
  const whole = await get(path)
  const etag = whole.headers.get('etag') ?? ''
  expect(await get(path, { headers: { 'if-none-match': `"other", W/${etag}` } })).toHaveProperty(
    'status',
    304,
  )
  expect(await get(path, { headers: { 'if-none-match': '"other"' } })).toHaveProperty('status', 200)
  const head = await get(path, { method: 'HEAD' })
  expect(await head.text()).toBe('')
  expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength))
  expect(await get(path, { method: 'POST' })).toHaveProperty('status', 405)
})

test('I4 pages on another host than the pictures may embed them', async () => {
  const answer = await start({ mediaBaseUrl: 'https://media.agency.example' }).get(
    '/media/house/a.webp?width=100',
  )
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('F8 a mail program on the web may embed the PNG of a mail', async () => {
  const answer = await start().get('/media/house/a.webp?width=100&format=png')
  expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
})

test('I4 a missing AVIF is replaced by WebP for a minute', async () => {
  const { get } = start()
  const path = '/media/house/a.webp?width=250&format=avif'
  const early = await get(path)
  expect(early.headers.get('content-type')).toBe('image/webp')
  expect(early.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await sizeOf(early)).toMatchObject({ format: 'webp', width: 250 })
  await vi.waitFor(async () => expect((await get(path)).headers.get('content-type')).toBe('image/avif'), 5000)
  expect(await sizeOf(await get(path))).toMatchObject({ format: 'heif', width: 250 })
})

test.each([
  ['small', 600, 300, 225],
  ['turned', 250, 250, 125],
  ['modern', 600, 600, 429],
])(
  'I4 the picture "%s" asked at %i arrives upright as %i × %i, never enlarged',
  async (id, width, ...size) => {
    const answer = await start().get(`/media/${id}/a.webp?width=${width}&format=png`)
    expect(await sizeOf(answer)).toEqual({ format: 'png', width: size[0], height: size[1] })
  },
)

test('I4 cropping a small picture keeps the ratio', async () => {
  const answer = await start().get('/media/small/a.webp?width=600&height=338')
  expect(await sizeOf(answer)).toMatchObject({ width: 300, height: 169 })
})

test('I4 location and camera metadata are removed', async () => {
  const exif = { IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '50/1 46/1 0/1' } }
  await photo(400, 300)
    .withExif(exif)
    .jpeg()
    .toFile(join(feed, 'pictures', 'exif.jpg'))
  const { get } = start({ findPicture: async () => beside('exif.jpg') })
  for (const format of ['webp', 'png']) {
    const bytes = await (await get(`/media/1/a.webp?width=250&format=${format}`)).arrayBuffer()
    expect((await sharp(Buffer.from(bytes)).metadata()).exif).toBeUndefined()
  }
})

test('I4 an invalid address is rejected with a reason, an unknown picture is not found', async () => {
  const { get } = start()
  const wrong = await get('/media/house/a.webp?width=401')
  expect([wrong.status, await wrong.text()]).toEqual([
    400,
    'width must be one of 100, 250, 400, 600, 1360, 1920\n',
  ])
  expect(await get('/media/nobody/a.webp?width=400')).toHaveProperty('status', 404)
})

/** Accept header of an `<img>`. */
const asImage = { headers: { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' } }

test.each(['gone', 'nobody'])(
  'D2 where a page shows "%s", which cannot be had, it shows the house of cards without one, for a minute',
  async (id) => {
    const answer = await start().get(`/media/${id}/a.webp?width=400`, asImage)
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      404,
      {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=60',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
      },
    ])
    const drawing = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(drawing).metadata()).toMatchObject({ format: 'svg', width: 400, height: 300 })
    expect(String(drawing)).toContain(houseLines.props.children[0].props.d)
  },
)

test('D2 clients that accept no image read the reason; HEAD gets no body', async () => {
  const { get } = start()
  const path = '/media/gone/a.webp?width=400'
  for (const accept of ['*/*', 'text/html,application/xhtml+xml,image/webp,*/*;q=0.8', '']) {
    const answer = await get(path, { headers: { accept } })
    expect([answer.status, answer.headers.get('vary')]).toEqual([404, 'Accept'])
    expect(await answer.text()).toBe('this picture cannot be shown\n')
  }
  const head = await get(path, { ...asImage, method: 'HEAD' })
  expect([head.status, head.headers.get('content-type')]).toEqual([404, 'image/svg+xml'])
  expect(await head.text()).toBe('')
})

test('D2 a temporarily unavailable picture is drawn too, and requested again; an invalid address is not drawn', async () => {
  const failing = start({
    findPicture: () => Promise.reject(new Error('no database')),
    log: { ...log, error: vi.fn() } as never,
  })
  const busy = await failing.get('/media/1/a.webp?width=400', asImage)
  expect([busy.status, busy.headers.get('content-type')]).toEqual([503, 'image/svg+xml'])
  expect([busy.headers.get('cache-control'), busy.headers.get('retry-after')]).toEqual(['no-store', '2'])
  const wrong = await failing.get('/media/1/a.webp?width=401', asImage)
  expect([wrong.status, wrong.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8'])
})

test('D2 pages on another host than the pictures may embed the placeholder too', async () => {
  const { get } = start({ mediaBaseUrl: 'https://media.agency.example' })
  const answer = await get('/media/gone/a.webp?width=400', asImage)
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test.each([
  ['cut', /premature end/i],
  ['text', 'not a picture we read'],
  ['drawing', 'not a picture we read'],
  ['huge', /pixel|not read/],
  ['link', 'through a link'],
  ['gone', 'ENOENT'],
  ['climbing', 'leaves the feed folder'],
  ['absolute', 'leaves the feed folder'],
  ['folder', 'not lead to a file'],
])('I4 the original "%s" is refused, and not tried again at once', async (id, reason) => {
  const warn = vi.fn()
  const { get } = start({ log: { ...log, warn } as typeof log })
  for (const width of [100, 250]) {
    expect(await get(`/media/${id}/a.webp?width=${width}`)).toHaveProperty('status', 404)
  }
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ reason: expect.stringMatching(reason) }), expect.anything()],
  ])
  now = new Date(now.getTime() + 61_000)
  await get(`/media/${id}/a.webp?width=100`)
  expect(warn).toHaveBeenCalledTimes(2)
})

test('I4 a repaired original is shown after the pause, without a restart', async () => {
  const file = join(feed, 'pictures', 'repaired.jpg')
  await writeFile(file, 'broken')
  const { get } = start({ findPicture: async () => beside('repaired.jpg') })
  expect(await get('/media/1/a.webp?width=100')).toHaveProperty('status', 404)
  await photo(200, 150).jpeg().toFile(file)
  expect(await get('/media/1/a.webp?width=100')).toHaveProperty('status', 404)
  now = new Date(now.getTime() + 61_000)
  expect(await get('/media/1/a.webp?width=100')).toHaveProperty('status', 200)
})

test('I4 a new version of a picture is shown, and the old original is deleted', async () => {
  let found = beside('house.jpg')
  const { get } = start({ findPicture: async () => found })
  const before = await sizeOf(await get('/media/1/a.webp?width=600'))
  found = { ...beside('small.png'), modified: '2' }
  expect(await sizeOf(await get('/media/1/a.webp?width=600'))).not.toEqual(before)
  expect(await readdir(join(dataDir, 'originals', '1'))).toEqual([pictureVersion('pictures/small.png', '2')])
})

test('I4 an original is downloaded, over at most three redirects', async () => {
  const allowPrivate = true
  for (const [path, status] of [
    ['/house.jpg', 200],
    ['/hop/3', 200],
    ['/hop/4', 404],
    ['/to-file', 404],
    ['/500', 404],
  ] as const) {
    const answer = await start({ ...remote(path), allowPrivate }).get('/media/1/a.webp?width=100')
    expect([path, answer.status]).toEqual([path, status])
  }
})

test('I4 a download stops at its limits of size and time', async () => {
  const limits = { originalBytes: 1_000_000, downloadMs: 150 }
  for (const path of ['/large.jpg', '/slow.jpg']) {
    const answer = await start({ ...remote(path), allowPrivate: true, limits }).get(
      '/media/1/a.webp?width=100',
    )
    expect([path, answer.status]).toEqual([path, 404])
  }
})

test('I4 a feed cannot make the server request its own network', async () => {
  const asked = vi.fn()
  server.on('connection', asked)
  const { port } = new URL(origin)
  const urls = [
    origin,
    `https://127.0.0.1:${port}`,
    `https://localhost:${port}`,
    `https://[::1]:${port}`,
    'https://2130706433/',
    'file:///etc/hostname',
    'data:image/png,x',
  ]
  for (const [index, url] of urls.entries()) {
    const reasons: string[] = []
    const warn = ({ reason }: { reason: string }) => reasons.push(reason)
    const { get } = start({
      findPicture: async () => ({ url, baseDir: feed }),
      log: { ...log, warn } as never,
    })
    expect(await get(`/media/${index}/a.webp?width=100`)).toHaveProperty('status', 404)
    expect(reasons.join()).toMatch(/not public|only https/)
  }
  expect(asked).not.toHaveBeenCalled()
})

test('I4 the cache stays within its bytes, and evicts the least recently requested', async () => {
  const widths = [100, 250, 400, 600, 1360]
  const { get } = start()
  const bytes = []
  for (const width of widths)
    bytes.push((await (await get(`/media/house/a.webp?width=${width}`)).arrayBuffer()).byteLength)
  const cacheBytes = (bytes[4] ?? 0) + (bytes[0] ?? 0) + 1
  await rm(join(dataDir, 'media'), { recursive: true })
  const bounded = start({ limits: { cacheBytes } })
  for (const width of [100, 250, 400, 100, 1360, 100]) {
    await bounded.get(`/media/house/a.webp?width=${width}`)
    expect(bounded.cacheSize().bytes).toBeLessThanOrEqual(cacheBytes)
  }
  expect(bounded.onRender).toHaveBeenCalledTimes(4)
  expect(await readdir(join(dataDir, 'media', 'rendered'))).toHaveLength(2)
})

test('I4 a smaller limit after a restart evicts the least recently requested', async () => {
  const first = start()
  for (const width of [400, 100, 250]) {
    await first.get(`/media/house/a.webp?width=${width}`)
  }
  const folder = join(dataDir, 'media', 'rendered')
  const files = await readdir(folder)
  const [oldest] = files.filter((name) => name.includes('-400x'))
  for (const name of files) await utimes(join(folder, name), now, name === oldest ? new Date(0) : now)
  const again = start({ limits: { cacheBytes: first.cacheSize().bytes - 1 } })
  await again.close()
  expect(await readdir(folder)).toEqual(files.filter((name) => name !== oldest))
})

test('I4 half-written files of a killed process are removed, those being written stay', async () => {
  const temporary = join(dataDir, 'media', 'tmp')
  await mkdir(join(temporary, 'write-old'), { recursive: true })
  await writeFile(join(temporary, 'write-old', 'file'), 'half')
  await mkdir(join(temporary, 'write-young'))
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  await utimes(join(temporary, 'write-old'), hoursAgo(25), hoursAgo(25))
  // A large map file that is being imported.
  await utimes(join(temporary, 'write-young'), hoursAgo(2), hoursAgo(2))
  await start().close()
  expect(await readdir(temporary)).toEqual(['write-young'])
})

test('I4 a picture truncated by a full disk is rendered again', async () => {
  await start().get('/media/house/a.webp?width=100')
  const folder = join(dataDir, 'media', 'rendered')
  const [name] = await readdir(folder)
  await writeFile(join(folder, name ?? ''), '')
  const { get, onRender } = start()
  expect(await sizeOf(await get('/media/house/a.webp?width=100'))).toMatchObject({ width: 100 })
  expect(onRender).toHaveBeenCalledTimes(1)
})

test('I4 after an import the cards’ pictures are rendered once, skipping broken ones', async () => {
  const { warm, get, onRender } = start()
  expect(await warm(['house', 'nobody', 'gone', '../house', 'small'])).toMatchObject({ made: 12 })
  expect(await warm(['house', 'small'])).toEqual({ made: 0, missing: [] })
  onRender.mockClear()
  for (const width of cardPicture.widths) {
    const path = `/media/house/a.webp?width=${width}&height=${heightFor(width, cardPicture.ratio)}`
    expect(await get(path)).toHaveProperty('status', 200)
    expect((await get(`${path}&format=avif`)).headers.get('content-type')).toBe('image/avif')
  }
  expect(onRender).not.toHaveBeenCalled()
})

test('I4 unavailable originals are requested once, and logged in one line', async () => {
  let asked = 0
  const dead = createServer((_, response) => {
    asked += 1
    response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void dead.close())
  await once(dead, 'listening')
  const { port } = dead.address() as AddressInfo
  const warn = vi.fn()
  const { warm } = start({
    findPicture: async (id) => ({ url: `http://127.0.0.1:${port}/${id}.jpg` }),
    allowPrivate: true,
    log: { ...log, debug() {}, info() {}, error() {}, warn },
  })
  const ids = Array.from({ length: 8 }, (_, at) => at + 1)
  expect(await warm(ids)).toEqual({ made: 0, missing: ids })
  expect(await warm(ids)).toEqual({ made: 0, missing: ids })
  expect(asked).toBe(8)
  const line = [{ missing: 8, some: [1, 2, 3, 4, 5] }, 'original pictures cannot be had']
  expect(warn.mock.calls).toEqual([line, line])
})

test('I4 checking for pictures does not protect them from eviction', async () => {
  const folder = join(dataDir, 'store')
  const options = { folder, temporary: join(dataDir, 'tmp'), maxBytes: 20, clock: { now: () => now }, log }
  const store = createPictureStore(options)
  await store.ready
  await store.write('old', Buffer.alloc(10))
  await store.write('young', Buffer.alloc(10))
  expect([await store.has('old'), await store.has('none')]).toEqual([true, false])
  await store.write('new', Buffer.alloc(10))
  expect([await store.has('old'), await store.has('young'), await store.has('new')]).toEqual([
    false,
    true,
    true,
  ])
})

test('I4 background rendering does not delay a visitor', async () => {
  const { warm, get, onRender } = start({ limits: { renderers: 2 } })
  const warming = warm(['house', 'small', 'modern', 'turned'])
  await vi.waitFor(() => expect(onRender).toHaveBeenCalled())
  expect(await get('/media/house/a.webp?width=1360')).toHaveProperty('status', 200)
  expect(onRender.mock.calls.length).toBeLessThan(24)
  await warming
})

test('I4 excess visitors get 503, and the service survives', async () => {
  const { get } = start({ limits: { renderers: 1, waiting: 1 } })
  const answers = await Promise.all(
    [100, 250, 400, 600].map((width) => get(`/media/house/a.webp?width=${width}`)),
  )
  const refused = answers.filter((answer) => answer.status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect(answers.some((answer) => answer.status === 200)).toBe(true)
})

test('I4 an unavailable database gives 503, not a crash', async () => {
  const { get } = start({ findPicture: () => Promise.reject(new Error('away')) })
  expect(await get('/media/house/a.webp?width=100')).toHaveProperty('status', 503)
})
