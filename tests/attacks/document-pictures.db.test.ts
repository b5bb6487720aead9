import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { createDocumentFiles, type DocumentFile, keepDocuments } from '~/features/documents/public.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { testApp } from '../setup/test-app'
import { testFolder } from '../setup/test-folder'

const { appIn } = await testApp()
const app = appIn()
const files = createDocumentFiles(app)
let folder = ''
beforeEach(() => {
  folder = testFolder()
})

/** A photograph of a telephone, upright by its metadata, with the place where it was taken. */
const photograph = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#7fa66b' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Model: 'Camera of An' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 46/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Linkebeek</x:xmpmeta>')
    .toFormat(format)
    .toBuffer()

async function served(name: string, bytes: Buffer | string, id = 1) {
  writeFileSync(path.join(folder, name), bytes)
  return await files.find({ id, url: name, folder })
}

const bytesOf = async (found: DocumentFile | undefined) =>
  found ? await buffer(await found.open({ start: 0, end: found.size - 1 })) : Buffer.alloc(0)

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'S-20 a photograph among the documents of a listing is sent without place and camera: %s',
  async (format) => {
    const original = await photograph(format)
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const found = await served(`photo.${format}`, original)
    const sent = await bytesOf(found)
    const metadata = await sharp(sent).metadata()
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined])
    expect(sent.toString('latin1')).not.toMatch(/Camera of An|Linkebeek|GPS/)
    expect(metadata.format).toBe(format === 'avif' ? 'heif' : format)
    expect(found?.size).toBe(sent.length)
    if (format === 'jpeg') expect([metadata.width, metadata.height]).toEqual([40, 60])
  },
)

test('S-20 a picture whose metadata cannot be removed is not sent', async () => {
  expect(await served('a.tif', Buffer.from('II*\0 and a place'))).toBeUndefined()
  expect(await served('b.heic', Buffer.from('\0\0\0\x18ftypheic and a place'), 2)).toBeUndefined()
  const broken = (await photograph('jpeg')).subarray(0, 400)
  expect(await served('c.jpg', broken, 3)).toBeUndefined()
})

test('S-20 other documents are sent as they are, and a picture is written anew once until it changes', async () => {
  expect((await bytesOf(await served('a.pdf', '%PDF-1.7 plan'))).toString()).toBe('%PDF-1.7 plan')
  const id = 4
  const keys = async () => (await app.storage.list(`documents/pictures/${id}/`)).map(({ key }) => key)
  await served('p.jpg', await photograph('jpeg'), id)
  const first = await keys()
  await files.find({ id, url: 'p.jpg', folder })
  expect(await keys()).toEqual(first)
  await served('p.jpg', await photograph('png'), id)
  expect(await keys()).not.toEqual(first)
  expect(await keys()).toHaveLength(1)
})

test('K9 S-20 a picture among the documents that is replaced beside the feed is sent anew from a common storage', async () => {
  const storage = folderStorage(testFolder(), { isApart: true })
  const shared = createDocumentFiles({ ...app, storage })
  const document = { id: 5, url: 'plan.jpg', folder }
  const sentAs = async (format: 'jpeg' | 'png') => {
    writeFileSync(path.join(folder, document.url), await photograph(format))
    await keepDocuments(storage, [document])
    return (await shared.find(document))?.type
  }
  expect(await sentAs('jpeg')).toBe('image/jpeg')
  expect(await sentAs('png')).toBe('image/png')
})
