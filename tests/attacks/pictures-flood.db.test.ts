import { mkdir, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { testimonials } from '#db/schema'
import type { FormHandlers } from '~/features/forms/public.server'
import { solve } from '~/features/forms/solve.client'
import { leastUnsentBytes, mostUnsentBytes } from '~/features/media/media-limits.server'
import { uploadKey, uploadsFolder } from '~/features/media/public.server'
import { formHandlers } from '~/pages/form-handlers.server'
import type { App } from '~/platform/app.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { easyWork } from '../setup/easy-work'
import { postForm } from '../setup/requests'
import { testimonialRow } from '../setup/rows'
import { testApp } from '../setup/test-app'
import { testFolder } from '../setup/test-folder'

const { db, appAt } = await testApp({ emptied: [testimonials] })
const app = appAt(new Date())
const [folder, otherFolder] = [testFolder(), testFolder()]

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
const picture = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#000', noise } })
  .jpeg({ quality: 60 })
  .toBuffer()

test('S-03 pictures without work from many networks keep out no picture that comes with work', async () => {
  const proof = await solve(easyWork(app, 'testimonial'))
  const flood = Array.from({ length: 20 }, (_, network) => send(`203.0.${network}.7`))
  // As soon as one was turned away there is no room.
  await Promise.any(flood.map(async (one) => expect((await one).problems).not.toEqual([])))
  expect(await send('198.51.100.1', proof)).toEqual({ status: 303, problems: undefined })
  const turnedAway = (await Promise.all(flood)).filter(({ problems }) => problems?.length)
  expect(turnedAway.length).toBeGreaterThan(5)
}, 60_000)

const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#24483a' } })
  .png()
  .toBuffer()

type Network = [name: string, most: number, addressOf: (count: number) => string, neighbour: string]
const networks: Network[] = [
  ['IPv4 /24', 30, (count) => `192.0.2.${count}`, '192.0.3.1'],
  ['IPv6 /56', 20, (count) => `2001:db8:0:1${count.toString(16).padStart(2, '0')}::1`, '2001:db8:0:200::1'],
  ['IPv6 /48', 60, (count) => `2001:db8:1:${count.toString(16)}00::1`, '2001:db8:2::1'],
]

test.each(networks)(
  'S-03 pictures without work are counted for all of an %s, %i in ten minutes, and not for its neighbour',
  async (_, most, addressOf, neighbour) => {
    const handlers = { ...formHandlers, storePicture: async () => ({ name: 'kept' }) }
    const sendFrom = (address: string) => send(address, '', { app: siteIn(folder), picture: small, handlers })
    for (let count = 0; count < most; count += 1) expect((await sendFrom(addressOf(count))).status).toBe(303)
    expect((await sendFrom(addressOf(most))).status).toBe(429)
    expect((await sendFrom(neighbour)).status).toBe(303)
  },
)

const noRoom = [expect.objectContaining({ field: 'image', text: expect.stringMatching(/geen foto’s/) })]

test('S-03 T1 pictures of forms that were not sent to their end have room of their own, of which half is for who works', async () => {
  const site = siteIn(folder)
  await fill(site, 'abandoned', mostUnsentBytes.withoutWork - 1)
  const listed = vi.spyOn(site.storage, 'list')
  // The form is wrong, and its picture is kept while there is room: what it takes is known without listing again.
  const kept = await send('198.18.1.1', '', { app: site, picture: small, name: '' })
  expect([kept.status, kept.problems?.map(({ field }) => field)]).toEqual([422, ['name']])
  const uploads = async () => (await folderStorage(site.config.dataDir).list(uploadsFolder)).length
  expect(await uploads()).toBe(2)
  const refused = await send('198.18.2.1', '', { app: site, picture: small })
  expect([refused.status, refused.problems]).toEqual([422, noRoom])
  expect(refused.values).toMatchObject({ name: 'Lien', comment: 'Vlot' })
  expect(listed).toHaveBeenCalledOnce()
  // What another process finds when it looks.
  const other = { ...site, storage: folderStorage(site.config.dataDir) }
  expect((await send('198.18.3.1', '', { app: other, picture: small })).problems).toEqual(noRoom)
  expect(await uploads()).toBe(2)
  // A picture that came before is kept all the same.
  const again = await send('198.18.2.1', '', { app: site, kept: String(kept.values?.image) })
  expect(again.status).toBe(303)
  const proof = async () => await solve(easyWork(site, 'testimonial'))
  expect((await send('198.18.4.1', await proof(), { app: site, picture: small })).status).toBe(303)
  await fill(site, 'abandoned', mostUnsentBytes.withWork)
  const later = { ...site, clock: appAt(new Date(site.clock.now().getTime() + 60_000)).clock }
  const full = await send('198.18.5.1', await proof(), { app: later, picture: small })
  expect([full.status, full.problems]).toEqual([422, noRoom])
}, 60_000)

test('S-03 T1 pictures of testimonials take none of that room, and small ones more than their bytes', async () => {
  const site = siteIn(otherFolder)
  await fill(site, 'shown', mostUnsentBytes.withWork)
  await db.insert(testimonials).values(testimonialRow({ picture: 'shown' }))
  await fill(site, 'abandoned', mostUnsentBytes.withoutWork - leastUnsentBytes - 1)
  for (const address of ['198.18.6.1', '198.18.7.1'])
    expect((await send(address, '', { app: site, picture: small })).status).toBe(303)
  expect((await send('198.18.8.1', '', { app: site, picture: small })).problems).toEqual(noRoom)
})

/** The site with another folder, which takes forms without work as well. */
const siteIn = (dataDir: string): App => ({
  ...app,
  config: { ...app.config, dataDir, captcha: false },
  storage: folderStorage(dataDir),
})

/** Stores an upload that takes no room on the disk, whatever its size. */
async function fill({ config }: App, name: string, bytes: number) {
  const file = path.join(config.dataDir, uploadKey(name))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, '')
  await truncate(file, bytes)
}

type Sending = { app: App; picture?: Buffer; name?: string; kept?: string; handlers?: FormHandlers }

/** Sends a testimonial with a picture. @returns its status, and what the page says of the picture */
async function send(address: string, proof = '', sending: Sending = { app, picture }) {
  const { name = 'Lien', kept, handlers = formHandlers } = sending
  const body = new FormData()
  const texts = { name, email: 'lien@post.example', comment: 'Vlot', proof }
  for (const [field, text] of Object.entries(texts)) body.set(field, text)
  if (kept) body.set('image', kept)
  if (sending.picture) body.set('image', new Blob([new Uint8Array(sending.picture)]), 'me.jpg')
  const { status, answer } = await postForm(sending.app, 'testimonial', body, {
    address,
    handlers: { ...handlers, accept: async () => {} },
  })
  return { status, problems: answer?.problems, values: answer?.values }
}
