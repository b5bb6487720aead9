import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawSocialPicture, type SocialCard, socialVersion } from './social-picture.server'

const folder = await mkdtemp(path.join(os.tmpdir(), 'pignon-social-'))
afterAll(() => rm(folder, { recursive: true }))

const card = (over: Partial<SocialCard> = {}): SocialCard => ({
  headline: '€ 495.000',
  lines: ['Villa', 'Linkebeek'],
  title: 'Karaktervolle villa met orangerie en zuidtuin',
  agency: 'Tilia',
  colours: { primary: '#24483a', action: '#a8482b', paper: '#fbfaf7' },
  ...over,
})

/** A photograph that compresses badly. */
async function noise(width: number, height: number) {
  const file = path.join(folder, `${width}.png`)
  const grain = { type: 'gaussian', mean: 128, sigma: 90 } as const
  await sharp({ create: { width, height, channels: 3, background: '#888888', noise: grain } })
    .png()
    .toFile(file)
  return file
}

const drawCard = (over?: Partial<SocialCard>, original?: string) =>
  drawSocialPicture(card(over), original, 50_000_000)

/** Share of white in a part of the picture, from 0 to 1. */
async function whiteness(
  picture: Buffer,
  part: { left: number; top: number; width: number; height: number },
) {
  const { data } = await sharp(picture).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value > 200).length / data.length
}

const agencyPart = { left: 850, top: 50, width: 320, height: 60 }
const pricePart = { left: 850, top: 425, width: 320, height: 60 }

test.each([
  [400, 300],
  [3000, 500],
  [300, 2400],
])(
  'D10 on any picture, such as %i × %i, it is a JPEG of 1200 × 630 of at most 150 kB',
  async (width, height) => {
    const picture = await drawCard({ ribbon: 'Verkocht' }, await noise(width, height))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(picture.length).toBeLessThanOrEqual(150_000)
  },
)

test('D10 price and agency are drawn in white on the agency’s colour', async () => {
  const picture = await drawCard()
  expect(await whiteness(picture, agencyPart)).toBeGreaterThan(0.03)
  expect(await whiteness(picture, pricePart)).toBeGreaterThan(0.05)
  const bare = await drawCard({ headline: '', agency: '' })
  expect(await whiteness(bare, agencyPart)).toBe(0)
  expect(await whiteness(bare, pricePart)).toBe(0)
})

test('D10 without a readable picture the title is drawn on a plain background', async () => {
  const broken = path.join(folder, 'broken.jpg')
  await writeFile(broken, 'no picture at all')
  const plain = await drawCard()
  expect(await drawCard({}, broken)).toEqual(plain)
  expect(await drawCard({}, path.join(folder, 'missing.jpg'))).toEqual(plain)
  expect(plain.equals(await drawCard({ title: 'Studio' }))).toBe(false)
})

test('D10 markup characters are drawn as text', async () => {
  const picture = await drawCard({
    headline: '</svg><script>',
    title: '&"<',
    agency: '\u0000',
    ribbon: '<b>',
  })
  expect((await sharp(picture).metadata()).format).toBe('jpeg')
})

test('D10 the address changes exactly when the drawing does', () => {
  const changes: Partial<SocialCard>[] = [
    { headline: '€ 490.000' },
    { lines: ['Villa', 'Uccle'] },
    { ribbon: 'Verkocht' },
    { agency: 'Other' },
    { picture: { id: '1', version: 'a' } },
    { colours: { primary: '#000000', action: '#a8482b', paper: '#fbfaf7' } },
  ]
  const versions = [card(), ...changes.map(card)].map(socialVersion)
  expect(new Set(versions).size).toBe(versions.length)
  expect(socialVersion(card())).toBe(versions[0])
})
