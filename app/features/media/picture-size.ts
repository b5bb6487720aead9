/** Allowed widths in pixels; others are rejected. @see docs/requirements.md, I4 */
export const pictureWidths = [100, 250, 400, 600, 1360, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/**
 * Width in `sizes` of a picture that is as wide as the screen of a phone, mostly 720 device pixels. Of the allowed widths
 * the next ones are 600 and 1360, so it claims a sixth less: sharp enough, a third of the bytes, and a second faster.
 */
export const acrossPhone = '83vw'

/** Width divided by height. 1.91:1 is the shape of Open Graph pictures. */
const ratios = { '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9, '1.91:1': 1.91 } as const
export type PictureRatio = keyof typeof ratios
export const pictureRatios = Object.keys(ratios) as PictureRatio[]

export const pictureFormats = ['webp', 'png', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Width and height in pixels. */
export type Size = { width: number; height: number }

/** Variants that cards show, rendered before the first visitor. */
export const cardPicture = { widths: [250, 400, 600], ratio: '4:3' } as const satisfies {
  widths: PictureWidth[]
  ratio: PictureRatio
}

/** The one height in pixels that goes with a width in a ratio, rounded to the nearest pixel. */
export function heightFor(width: number, ratio: PictureRatio): number {
  return Math.round(width / ratios[ratio])
}

/** The ratio whose height at this width is exactly `height`, if there is one. */
export function ratioOf(width: number, height: number): PictureRatio | undefined {
  return pictureRatios.find((ratio) => heightFor(width, ratio) === height)
}

/**
 * Returns the largest size of the requested ratio that fits into the original: a picture is never enlarged.
 * @param asked - without `height`: the original's own ratio
 */
export function fittedSize(original: Size, asked: { width: number; height?: number }): Size {
  const height = asked.height ?? (asked.width * original.height) / original.width
  const scale = Math.min(1, original.width / asked.width, original.height / height)
  const pixels = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: pixels(asked.width), height: pixels(height) }
}

/**
 * Widths to offer for an original: each wanted width that exceeds the original (cropped to `ratio`) is replaced by the
 * largest allowed width within it, without duplicates. An original narrower than every allowed width is offered at the
 * smallest, and served at its own size.
 * @returns ascending, never empty
 */
export function offeredWidths(
  original: Size,
  wanted: readonly PictureWidth[],
  ratio?: PictureRatio,
): PictureWidth[] {
  const filled = ratio ? Math.min(original.width, original.height * ratios[ratio]) : original.width
  const bound = pictureWidths.findLast((width) => width <= filled) ?? pictureWidths[0]
  const offered = wanted.map((width) => (width <= filled ? width : bound))
  return [...new Set(offered.length > 0 ? offered : [bound])].sort((a, b) => a - b)
}
