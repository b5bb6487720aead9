import { randomBytes } from 'node:crypto'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'

/** A file uploaded as a picture. */
export type HostileFile = {
  kind: string
  bytes: Buffer
  type: string
  /** `picture`: it is decodable, so it may be accepted after re-encoding. */
  isPicture?: true
}

/** Marker in all content that must not be stored. */
export const mark = 'HOSTILE-PAYLOAD'
const script = Buffer.from(`<script>/*${mark}*/alert(1)</script>`)

/** Generates a file by seed; the same seed gives the same kind of file with different bytes. */
export const kinds: Record<string, (seed: number) => Promise<HostileFile> | HostileFile> = {
  'JPEG with HTML behind it': async (seed) => picture('jpeg', [await jpeg(seed), script]),
  'JPEG with a ZIP behind it': async (seed) => picture('jpeg', [await jpeg(seed), zip(1)]),
  'JPEG with a script in its comment': async (seed) => picture('jpeg', withComment(await jpeg(seed))),
  'JPEG that says where it was taken': async (seed) =>
    picture('jpeg', [
      await source(seed)
        .withExifMerge({
          IFD0: { ImageDescription: mark },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 1/1 1/1' },
        })
        .jpeg()
        .toBuffer(),
    ]),
  'JPEG cut short': async (seed) => file('image/jpeg', (await jpeg(seed)).subarray(0, 200 + seed * 20)),
  'JPEG with broken bytes inside': async (seed) => picture('jpeg', [shuffled(await jpeg(seed), seed)]),
  'JPEG of 50,000 × 50,000 px': async (seed) => file('image/jpeg', sizedJpeg(await jpeg(seed), 50_000)),
  'JPEG of 65,500 × 65,500 px': async (seed) => file('image/jpeg', sizedJpeg(await jpeg(seed), 65_500)),
  'PNG of 50,000 × 50,000 px, whole': () => file('image/png', pngBomb(50_000)),
  'PNG that unfolds a text of 100 MB': () => picture('png', pngWith('zTXt', zippedText())),
  'PNG that unfolds a colour profile of 100 MB': () => picture('png', pngWith('iCCP', zippedText())),
  'PNG cut short': () => file('image/png', pngBomb(2_000).subarray(0, 60)),
  'GIF that moves': async (seed) => file('image/gif', await moving('gif', seed)),
  'WebP that moves': async (seed) => file('image/webp', await moving('webp', seed)),
  'WebP that lies about its length': async (seed) =>
    file('image/webp', lyingWebp(await source(seed).webp().toBuffer())),
  'SVG with a script': () =>
    file('image/svg+xml', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)),
  'SVG said to be a PNG, a billion laughs': () => file('image/png', Buffer.from(laughs)),
  'HTML said to be a JPEG': () => file('image/jpeg', Buffer.from(`<!doctype html>${script}`)),
  'HTML behind the mark of a JPEG': () =>
    file('image/jpeg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), script])),
  PDF: () => file('image/png', Buffer.from(`%PDF-1.7\n${mark}`)),
  'ZIP bomb': () => file('image/webp', zip(200)),
  'gzip of zeros': () => file('image/avif', gzipSync(Buffer.alloc(50_000_000))),
  'AVIF mark and noise': (seed) =>
    file(
      'image/avif',
      Buffer.concat([Buffer.from('\0\0\0\x1cftypavif', 'latin1'), randomBytes(1_000 * (seed + 1))]),
    ),
  'noise of 7 MB': () => file('image/jpeg', randomBytes(7_000_000)),
  'noise of 9 MB': () => file('image/jpeg', randomBytes(9_000_000)),
  'PostScript and MVG': () =>
    file(
      'image/png',
      Buffer.from(`push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://127.0.0.1/${mark})'`),
    ),
  executable: () => file('image/png', Buffer.concat([Buffer.from('\x7fELF'), randomBytes(20_000)])),
  'an empty line': () => file('image/png', Buffer.from('\n')),
}

const file = (type: string, bytes: Buffer): HostileFile => ({ kind: '', type, bytes })
const picture = (kind: string, parts: Buffer | Buffer[]): HostileFile => ({
  kind: '',
  type: `image/${kind}`,
  bytes: Array.isArray(parts) ? Buffer.concat(parts) : parts,
  isPicture: true,
})

const source = (seed: number) =>
  sharp({
    create: {
      width: 300 + seed,
      height: 200,
      channels: 3,
      background: '#7fa66b',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
const jpeg = async (seed: number) => await source(seed).jpeg().toBuffer()

function withComment(bytes: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
  return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)])
}

/** Keeps the markers and damages the encoded image, so that decoders fail half way. */
function shuffled(bytes: Buffer, seed: number): Buffer {
  const broken = Buffer.from(bytes)
  const from = broken.indexOf(Buffer.from([0xff, 0xda])) + 20
  for (let at = from; at < broken.length - 2; at += 7 + seed) broken[at] = 0xff
  return broken
}

/** Changes the size in a JPEG's header. */
function sizedJpeg(bytes: Buffer, side: number): Buffer {
  const sized = Buffer.from(bytes)
  const head = sized.indexOf(Buffer.from([0xff, 0xc0]))
  sized.writeUInt16BE(side, head + 5)
  sized.writeUInt16BE(side, head + 7)
  return sized
}

const bombs = new Map<number, Buffer>()

/** One bit per pixel: 312 MB of zeros in 300 kB. */
function pngBomb(side: number): Buffer {
  const known = bombs.get(side) ?? png(side, [], deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side)))
  bombs.set(side, known)
  return known
}

let zipped: Buffer | undefined
function zippedText(): Buffer {
  zipped ??= Buffer.concat([Buffer.from('bomb\0\0'), deflateSync(Buffer.alloc(100_000_000))])
  return zipped
}

const pngWith = (name: string, data: Buffer) =>
  png(16, [chunk(name, data)], deflateSync(Buffer.alloc(3 * 16)))

function png(side: number, extra: Buffer[], data: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body) >>> 0)
  return Buffer.concat([length, body, sum])
}

const moving = async (kind: 'gif' | 'webp', seed: number) =>
  await sharp(
    [
      await jpeg(seed),
      await sharp(await jpeg(seed))
        .negate()
        .toBuffer(),
    ],
    { join: { animated: true } },
  )
    .toFormat(kind)
    .toBuffer()

function lyingWebp(bytes: Buffer): Buffer {
  const lying = Buffer.from(bytes)
  lying.writeUInt32LE(0xffff_fff0, 4)
  lying.writeUInt32LE(0x7fff_fff0, 16)
  return lying
}

/** A zip with one file of zeros. @param megabytes - declared uncompressed size */
function zip(megabytes: number): Buffer {
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(megabytes * 1_000_000, 22)
  return Buffer.concat([head, Buffer.from(mark), deflateSync(Buffer.alloc(megabytes * 100_000))])
}

const laughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghij'[index]};`.repeat(10)}">`)
  .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`
