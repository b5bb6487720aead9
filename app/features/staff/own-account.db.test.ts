import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { auditLog, staff } from '#db/schema'
import { readUpload, uploadsFolder } from '~/features/media/public.server'
import type { Member } from '~/platform/office/member.server'
import { submitAct } from '../../../tests/setup/office'
import { createMember } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { deletePictureOf, removeMember } from './change-members.server'
import { changePicture, removePicture } from './change-picture.server'
import { changeSettings, readSettings } from './change-settings.server'
import { staffData } from './staff-data.server'

const { db, appIn } = await testApp({ demo: 'agency' })
const now = new Date('2026-11-20T10:00:00Z')
let member: Member
let [bo, ada] = [0, 0]

beforeEach(async () => {
  await db.update(staff).set({ removedAt: now })
  member = await createMember(db, { name: 'Bo' })
  bo = member.id
  ada = (await createMember(db)).id
})

const acts = [changeSettings, changePicture, removePicture]
const send = (fields: Record<string, string | Buffer>) =>
  submitAct(acts, { app: appIn('nl', now), member, page: 'account', fields })
async function problemsOf(fields: Record<string, string | Buffer>) {
  const { status, answer } = await send(fields)
  return [status, answer?.problems]
}

const rowOf = async (id: number) => {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  if (!row) throw new Error('no member')
  return row
}
const settings = { act: 'account.settings', name: 'Bo', phone: '0470 12 34 56', locale: 'fr', keysOn: 'on' }
const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#7fa66b' } })
const photo = await picture
  .clone()
  .withExifMerge({ IFD0: { Model: 'Camera of Bo' }, IFD3: { GPSLatitudeRef: 'N' } })
  .jpeg()
  .toBuffer()
const uploads = async () => (await appIn().storage.list(uploadsFolder)).length

test('B12 a member sets their own name, telephone, language and signature, and nobody else’s', async () => {
  const signature = ' Tot gauw,\r\nBo '
  expect(await send({ ...settings, signature })).toEqual({
    status: 303,
    to: '/office/account/?done=staff:done.settings',
  })
  const row = await rowOf(bo)
  expect(row).toMatchObject({ phone: '0470 12 34 56', locale: 'fr', signature: 'Tot gauw,\nBo' })
  expect(readSettings(row).signature).toBe('Tot gauw,\nBo')
  expect(await rowOf(ada)).toMatchObject({ name: 'Ada', phone: null, signature: null })
  await send({ ...settings, signature: '  ' })
  expect((await rowOf(bo)).signature).toBeNull()
  expect(await send({ ...settings, signature: 'x'.repeat(501) })).toMatchObject({
    status: 422,
    answer: { problems: { signature: 'Hoogstens 500 tekens.' } },
  })
  // What it says is nobody's business once its member is erased.
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain('Tot gauw')
})

test('B12 a picture is kept small and without place and camera, and replaced by the next', async () => {
  expect(photo.includes('Camera of Bo')).toBe(true)
  const before = await uploads()
  expect(await send({ act: 'account.picture', picture: photo })).toEqual({
    status: 303,
    to: '/office/account/?done=staff:done.picture',
  })
  const first = (await rowOf(bo)).picture ?? ''
  const stored = await readUpload(appIn().storage, first)
  expect(stored).toMatchObject({ width: 384, height: 256 })
  expect(stored?.bytes.includes('Camera of Bo')).toBe(false)
  await send({ act: 'account.picture', picture: await picture.clone().png().toBuffer() })
  const second = (await rowOf(bo)).picture ?? ''
  expect(second).not.toBe(first)
  expect(await uploads()).toBe(before + 1)
  expect(await send({ act: 'account.picture-off' })).toMatchObject({ status: 303 })
  expect([(await rowOf(bo)).picture, await uploads()]).toEqual([null, before])
  expect((await rowOf(ada)).picture).toBeNull()
  const noted = await db
    .select({ act: auditLog.act, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subject, `staff/${bo}`))
    .orderBy(auditLog.id)
  expect(noted).toEqual(
    ['account.picture', 'account.picture', 'account.picture-off'].map((act) => ({
      act,
      after: { picture: act === 'account.picture' },
    })),
  )
})

test('B12 what is no picture is refused in the member’s language, and nothing is kept', async () => {
  const before = await uploads()
  for (const [bytes, problem] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), /dit is geen foto/],
    [photo.subarray(0, 400), /beschadigd/],
    [Buffer.concat([photo, Buffer.alloc(9 * 1024 * 1024)]), /hoogstens 8 MB/],
  ] as const)
    expect(await problemsOf({ act: 'account.picture', picture: bytes })).toEqual([
      422,
      { picture: expect.stringMatching(problem) },
    ])
  expect(await problemsOf({ act: 'account.picture' })).toEqual([422, { picture: 'Vul dit in.' }])
  expect([(await rowOf(bo)).picture, await uploads()]).toEqual([null, before])
})

test('B12 picture and signature end with their member, file and all', async () => {
  await send({ act: 'account.picture', picture: photo })
  await send({ ...settings, signature: 'Bo' })
  const [exported] = await staffData.export(db, 'bo@agency.example', appIn())
  expect(exported).toMatchObject({ signature: 'Bo', hasPicture: true })
  const name = (await rowOf(bo)).picture ?? ''
  await deletePictureOf(appIn(), await removeMember(db, bo, now))
  expect(await rowOf(bo)).toMatchObject({ name: 'Bo', picture: null, signature: null })
  expect(await readUpload(appIn().storage, name)).toBeUndefined()
})
