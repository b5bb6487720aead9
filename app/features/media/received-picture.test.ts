import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readableSize } from './render-picture.server'
import { decodeUpload } from './uploaded-picture.server'

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#7fa66b' } })

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'T1 a %s is accepted, and re-encoded as a JPEG',
  async (kind) => {
    const taken = await decodeUpload(await picture().toFormat(kind).toBuffer())
    if ('problem' in taken) throw new Error(taken.problem)
    expect(taken).toMatchObject({ width: 40, height: 30 })
    expect((await sharp(taken.bytes).metadata()).format).toBe('jpeg')
  },
)

test('T1 an upload is stored upright, at most 1,200 pixels a side, without location and camera', async () => {
  const bytes = await picture(3000, 2000)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Camera of An' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect(bytes.includes('Camera of An')).toBe(true)
  const taken = await decodeUpload(bytes)
  if ('problem' in taken) throw new Error(taken.problem)
  expect(taken).toMatchObject({ width: 800, height: 1200 })
  expect(taken.bytes.includes('Camera of An')).toBe(false)
  const { exif, orientation } = await sharp(taken.bytes).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
})

test('T1 nothing appended to a picture by a stranger is stored', async () => {
  const script = Buffer.from('<script>alert(1)</script>')
  const taken = await decodeUpload(Buffer.concat([await picture().jpeg().toBuffer(), script]))
  if ('problem' in taken) throw new Error(taken.problem)
  expect(taken.bytes.includes(script)).toBe(false)
})

test('T1 a JPEG of which a decoder only warns, as some telephones write, is taken', async () => {
  const bytes = await picture().jpeg().toBuffer()
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]))
  const length = bytes.readUInt16BE(scan + 2)
  // The end of the spectrum, which a sequential JPEG has at 63.
  bytes[scan + length] = 0
  await expect(sharp(bytes, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow()
  expect(await decodeUpload(bytes)).toMatchObject({ width: 40, height: 30 })
})

const frames = async (kind: 'gif' | 'webp') =>
  await sharp([await picture().png().toBuffer(), await picture().negate().png().toBuffer()], {
    join: { animated: true },
  })
    .toFormat(kind)
    .toBuffer()

test('T1 files that are no picture, broken, animated or huge are rejected with a reason', async () => {
  const png = await picture(400, 300).png().toBuffer()
  const huge = Buffer.from(png)
  huge.writeUInt32BE(50_000, 16)
  huge.writeUInt32BE(50_000, 20)
  const problemOf = async (bytes: Buffer) => {
    const taken = await decodeUpload(bytes)
    return 'problem' in taken ? taken.problem : 'taken'
  }
  expect(await problemOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('notPicture')
  expect(await problemOf(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('notPicture')
  expect(await problemOf(Buffer.from('%PDF-1.7'))).toBe('notPicture')
  expect(await problemOf(await frames('gif'))).toBe('notPicture')
  expect(await problemOf(await frames('webp'))).toBe('movingPicture')
  expect(await problemOf((await picture(400, 300).jpeg().toBuffer()).subarray(0, 500))).toBe('brokenPicture')
  expect(['hugePicture', 'brokenPicture']).toContain(await problemOf(huge))
  expect(await problemOf(await picture(6_000, 5_100).png().toBuffer())).toBe('hugePicture')
})

/** Few bytes: all of one colour. */
const avif = (width: number, height: number) => picture(width, height).avif({ effort: 0 }).toBuffer()

test('security: a small AVIF with so many pixels that decoding takes hundreds of megabytes is rejected, as upload and as original', async () => {
  const bytes = await avif(3_000, 2_600)
  expect(bytes.length).toBeLessThan(2_000)
  expect(await decodeUpload(bytes)).toEqual({ problem: 'hugePicture' })
  await expect(readableSize(bytes, 30_000_000)).rejects.toThrow()
  expect(await decodeUpload(await avif(1_500, 1_000))).toMatchObject({ width: 1_200, height: 800 })
})
