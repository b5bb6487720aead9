import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type OutlinedText, outlineLines, outlineText, outlineWithin } from './outlined-text'
import { readableSize } from './render-picture.server'

/** What a shared link shows of a listing or project; public words only, in the page's language. */
export type SocialCard = {
  /** Price, or what is said in its place. */
  headline: string
  /** Type and place. */
  line: string
  /** Drawn where there is no picture. */
  title: string
  ribbon?: string | undefined
  agency: string
  /** `#rrggbb`; white can be read on the first two. */
  colours: { primary: string; action: string; paper: string }
  /** The picture it is drawn on, and its version. */
  picture?: { id: string; version: string } | undefined
}

/** In pixels. @see https://ogp.me and docs/requirements.md, D10 */
export const socialSize = { width: 1200, height: 630 } as const

/** Some services show no larger picture. */
const mostBytes = 150_000

/** Raise it when the same words are drawn otherwise. */
const recipe = 1

/** Changes with whatever is drawn, so that an address can be kept for ever. */
export const socialVersion = (card: SocialCard): string =>
  createHash('sha256')
    .update(JSON.stringify([recipe, card]))
    .digest('hex')
    .slice(0, 16)

/**
 * Draws the card on its picture, or on paper when there is none or it cannot be read.
 * @param original - path of the kept original
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function drawSocialPicture(
  card: SocialCard,
  original: string | undefined,
  maxPixels: number,
): Promise<Buffer> {
  const photo = original && (await groundOf(original, maxPixels).catch(() => undefined))
  const ground =
    photo ??
    (await sharp({ create: { ...socialSize, channels: 3, background: card.colours.paper } })
      .png()
      .toBuffer())
  const drawn = sharp(ground).composite([{ input: Buffer.from(svgOf(card, Boolean(photo))) }])
  let bytes = Buffer.alloc(0)
  for (const quality of [82, 72, 60, 45]) {
    bytes = await drawn.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= mostBytes) break
  }
  return bytes
}

async function groundOf(original: string, maxPixels: number): Promise<Buffer> {
  await readableSize(original, maxPixels)
  return await sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...socialSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A band below with price and place on the left and the agency on the right; a ribbon above. */
function svgOf(card: SocialCard, onPhoto: boolean): string {
  const { width, height } = socialSize
  const { primary } = card.colours
  const agency = outlineWithin(card.agency, 'fraunces', 40, 360)
  const room = width - 2 * margin - agency.width - 48
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect y="${bandTop}" width="${width}" height="${height - bandTop}" fill="${primary}"/>`,
    at(outlineWithin(card.headline, 'fraunces', 62, room), margin, bandTop + 80, '#ffffff'),
    at(outlineWithin(card.line, 'manrope', 30, room), margin, bandTop + 134, '#ffffff'),
    at(agency, width - margin - agency.width, bandTop + 106, '#ffffff'),
    onPhoto ? '' : titleOf(card.title, primary),
    card.ribbon ? ribbonOf(card.ribbon, card.colours.action) : '',
    '</svg>',
  ].join('')
}

const margin = 56
const bandTop = 454

const titleOf = (title: string, colour: string) =>
  outlineLines(title, 'fraunces', 68, { width: socialSize.width - 2 * margin, most: 3 })
    .map((line, index) => at(line, margin, 190 + index * 86, colour))
    .join('')

function ribbonOf(text: string, colour: string): string {
  const word = outlineText(text, 'manrope', 28)
  const box = `<rect x="${margin}" y="48" width="${word.width + 44}" height="56" rx="4" fill="${colour}"/>`
  return box + at(word, margin + 22, 86, '#ffffff')
}

const at = ({ paths }: OutlinedText, x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y})" fill="${colour}">${paths}</g>`
