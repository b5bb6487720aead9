import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mails, rateLimits, testimonials } from '#db/schema'
import type { Values } from '~/features/forms/public'
import { readUpload, storePicture } from '~/features/media/public.server'
import type { App } from '~/platform/app.server'
import { contentVersion } from '~/platform/content-version.server'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { testApp } from '../../../tests/setup/test-app'
import { acceptTestimonial } from './accept-testimonial.server'
import { decide } from './decide.server'
import { shownPicture, shownTestimonials } from './shown-testimonials.server'
import { testimonialForm } from './testimonial.form'
import { linkedTestimonial } from './testimonial-link.server'

const { db, appIn, mailTo } = await testApp({
  jobs: 'sent',
  env: { MAIL_AGENCY: 'agency@post.example' },
  emptied: [testimonials, mails, rateLimits],
})

test('T1 F5 a testimonial awaits approval; the agency gets it with picture and two links, the author a confirmation', async () => {
  const app = appIn('fr')
  await send(app, await withPicture(app))
  const [toAgency, toAuthor] = [await mailTo('agency@post.example'), await mailTo('elodie@post.example')]
  expect(await onlyRow()).toMatchObject({
    state: 'waiting',
    locale: 'fr',
    email: 'elodie@post.example',
    website: 'https://www.elodie.example/blog',
    pictureWidth: 200,
  })
  expect(toAgency).toMatchObject({ replyTo: 'elodie@post.example' })
  expect(toAgency.text).toContain('> Très bien.\n> Merci')
  expect(toAgency.attachments[0]?.mimeType).toBe('image/jpeg')
  const picture = Buffer.from(toAgency.attachments[0]?.content as ArrayBuffer)
  expect((await sharp(picture).metadata()).width).toBe(200)
  const links = [...toAgency.text.matchAll(/https:\S+token=(\S+)/g)].map(([link, token = '']) => ({
    link,
    token,
  }))
  expect(links.map(({ link }) => new URL(link).searchParams.get('decision'))).toEqual(['approve', 'refuse'])
  for (const { token } of links) expect(linkedTestimonial(app, token)).toBe((await onlyRow()).id)
  expect(toAuthor.subject).toMatch(/^Votre témoignage pour .* est bien arrivé$/)
  expect(toAuthor.text).toContain('https://agency.example/fr/mes-donnees/')
})

test('T1 it is hidden before approval and after withdrawal, and cached pages are invalidated each time', async () => {
  const app = appIn('fr')
  await send(app, await withPicture(app))
  const { id, picture } = await onlyRow()
  const shown = async () => [
    (await shownTestimonials(appIn('nl'), 10)).length,
    (await shownPicture(app, `upload-${picture}`)) !== undefined,
  ]
  expect(await shown()).toEqual([0, false])
  const before = await contentVersion(db)
  await decideBy(id, 'approve')
  expect(await decideBy(id, 'approve')).toBe('late')
  expect(await shown()).toEqual([1, true])
  expect(await contentVersion(db)).toBe(before + 1)
  await decideBy(id, 'withdraw')
  expect(await shown()).toEqual([0, false])
  expect(await contentVersion(db)).toBe(before + 2)
})

test('T1 it is shown with its author, its day in Brussels, and its language if the page has another', async () => {
  await send(appIn('fr', '2026-11-20T23:30:00Z'))
  await decideBy((await onlyRow()).id, 'approve')
  const [shown] = await shownTestimonials(appIn('nl'), 10)
  expect(shown).toMatchObject({
    name: 'Élodie P.',
    about: 'a vendu à Uccle',
    day: '2026-11-21',
    lang: 'fr',
    comment: 'Très bien.\nMerci',
  })
  expect((await shownTestimonials(appIn('fr'), 10))[0]?.lang).toBeUndefined()
})

test('T1 those in the language of the page come first, then the others, each the newest first', async () => {
  await send(appIn('fr', '2026-11-18T10:00:00Z'), { ...answers, name: 'Old' })
  await send(appIn('fr', '2026-11-19T10:00:00Z'), { ...answers, name: 'New' })
  await send(appIn('nl', '2026-11-20T10:00:00Z'), { ...answers, name: 'Nieuw' })
  for (const { id } of await db.select().from(testimonials)) await decideBy(id, 'approve')
  const names = async (locale: 'nl' | 'fr' | 'en', most: number) =>
    (await shownTestimonials(appIn(locale), most)).map(({ name }) => name)
  expect(await names('fr', 10)).toEqual(['New', 'Old', 'Nieuw'])
  expect(await names('fr', 2)).toEqual(['New', 'Old'])
  expect(await names('en', 10)).toEqual(['Nieuw', 'New', 'Old'])
})

test('F4 a concurrent repetition with another copy of the picture is one testimonial', async () => {
  const app = appIn('nl')
  const both = [await withPicture(app), await withPicture(app)]
  await Promise.all(both.map((values) => send(app, values)))
  expect(await db.select().from(testimonials)).toHaveLength(1)
  await send(appIn('nl', '2026-11-20T10:11:00Z'))
  expect(await db.select().from(testimonials)).toHaveLength(2)
})

test('T1 F4 a picture that was sent with two testimonials is stored for each', async () => {
  const app = appIn('nl')
  const first = await withPicture(app)
  await send(app, first)
  await send(app, { ...first, comment: 'Très bien, merci.' })
  const pictures = (await db.select().from(testimonials)).map(({ picture }) => picture)
  expect(new Set(pictures).size).toBe(2)
  const kept = await Promise.all(pictures.map((name) => readUpload(app.storage, name ?? '')))
  expect(kept).toMatchObject([{ width: 200 }, { width: 200 }])
})

test('T1 a picture name without our signature is ignored', async () => {
  const other = uploads.toToken(
    { ...appIn('nl'), keys: createKeyRing({ secret: 'another secret' }) },
    { name: '../../etc/passwd' },
  )
  await send(appIn('nl'), { ...answers, image: other })
  expect((await onlyRow()).picture).toBeNull()
})

const uploads = defineSignedLinks<{ name: string }>('upload', { hours: 25 })

const answers: Values = {
  name: 'Élodie P.',
  email: 'Elodie@Post.example',
  about: 'a vendu à Uccle',
  website: 'www.elodie.example/blog',
  comment: 'Très bien.\nMerci',
  image: '',
}

const send = (app: App, values = answers) =>
  acceptTestimonial(app, { form: testimonialForm, values, page: '/fr/temoignages/' })

async function decideBy(id: number, decision: 'approve' | 'withdraw') {
  const seen = decision === 'approve' ? 'waiting' : 'approved'
  return await db.transaction((tx) => decide(tx, { id, decision, seen, now: appIn('nl').clock.now() }))
}

const onlyRow = async () => (await db.select().from(testimonials))[0] as typeof testimonials.$inferSelect

async function withPicture(app: App): Promise<Values> {
  const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#24483a' } })
    .png()
    .toBuffer()
  const kept = await storePicture(app, bytes)
  if (!('name' in kept)) throw new Error(kept.problem)
  const until = new Date('2026-11-21T10:00:00Z')
  return { ...answers, image: uploads.toToken(app, { name: kept.name }, until) }
}
