import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type OutlinedText, outlineLines, outlineWithin } from './outlined-text'
import { readableSize } from './render-picture.server'

/** The preview picture of a shared listing or project; public texts only, in the page's language. */
export type SocialCard = {
  /** The price, or the text that replaces it. */
  headline: string
  /** Type and place, one below the other. */
  lines: string[]
  /** Title, drawn if there is no picture. */
  title: string
  ribbon?: string | undefined
  agency: string
  /** `#rrggbb`; white text is readable on the first two. */
  colours: { primary: string; action: string; paper: string }
  /** The background picture and its version. */
  picture?: { id: string; version: string } | undefined
}

/** In pixels. @see https://ogp.me and docs/requirements.md, D10 */
export const socialSize = { width: 1200, height: 630 } as const

/** At this width the photograph is nearly 4:3, so that little is cropped. */
const photoWidth = 816
const margin = 44

/** Some services reject larger files. */
const mostBytes = 150_000
const qualities = [82, 72, 60, 45, 30]

/** Raise it when the drawing changes. */
const recipe = 1

/** Changes with everything that is drawn, so that an address can be cached for ever. */
export const socialVersion = (card: SocialCard): string =>
  createHash('sha256')
    .update(JSON.stringify([recipe, card]))
    .digest('hex')
    .slice(0, 16)

/**
 * Draws the card on its picture, or on a plain background if there is none or it is unreadable.
 * @param original - path of the stored original, or its bytes
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function drawSocialPicture(
  card: SocialCard,
  original: string | Buffer | undefined,
  maxPixels: number,
): Promise<Buffer> {
  const photo = original && (await photoOf(original, maxPixels).catch(() => undefined))
  const words = Buffer.from(svgOf(card, Boolean(photo)))
  const drawn = sharp({ create: { ...socialSize, channels: 3, background: card.colours.paper } }).composite([
    ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
    { input: words, left: 0, top: 0 },
  ])
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await drawn.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= mostBytes) break
  }
  return bytes
}

async function photoOf(original: string | Buffer, maxPixels: number): Promise<Buffer> {
  await readableSize(original, maxPixels)
  return await sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: photoWidth, height: socialSize.height, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Puts the picture on the left; the agency, price and place beside it; a ribbon on the picture. */
function svgOf(card: SocialCard, onPhoto: boolean): string {
  const { width, height } = socialSize
  const { primary, action } = card.colours
  const room = { width: width - photoWidth - 2 * margin, most: 3 }
  const left = photoWidth + margin
  const lines = card.lines.map((line) => outlineWithin(line, 'manrope', 28, room.width))
  const headline = outlineLines(card.headline, 'fraunces', 52, room)
  const firstLine = height - 56 - (lines.length - 1) * 40
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect x="${photoWidth}" width="${width - photoWidth}" height="${height}" fill="${primary}"/>`,
    at(outlineWithin(card.agency, 'fraunces', 42, room.width), left, 92, '#ffffff'),
    stacked(headline, { x: left, last: firstLine - 62, step: 60, colour: '#ffffff' }),
    stacked(lines, { x: left, last: height - 56, step: 40, colour: '#ffffff' }),
    onPhoto ? '' : titleOf(card.title, primary),
    card.ribbon ? ribbonOf(card.ribbon, action) : '',
    '</svg>',
  ].join('')
}

type Place = { x: number; last: number; step: number; colour: string }

/** Stacks lines upwards from the last one's baseline. */
const stacked = (lines: OutlinedText[], { x, last, step, colour }: Place) =>
  lines.map((line, index) => at(line, x, last - (lines.length - 1 - index) * step, colour)).join('')

/** Used without a picture. */
function titleOf(title: string, colour: string): string {
  const lines = outlineLines(title, 'fraunces', 60, { width: photoWidth - 2 * margin, most: 5 })
  return stacked(lines, { x: margin, last: socialSize.height - 62, step: 76, colour })
}

function ribbonOf(text: string, colour: string): string {
  const word = outlineWithin(text, 'manrope', 28, photoWidth - 2 * margin)
  const box = `<rect x="${margin}" y="44" width="${word.width + 44}" height="56" rx="4" fill="${colour}"/>`
  return box + at(word, margin + 22, 82, '#ffffff')
}

const at = ({ paths }: OutlinedText, x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y})" fill="${colour}">${paths}</g>`
