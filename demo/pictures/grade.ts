import sharp from 'sharp'

/**
 * The last step of the photographer: light spills softly around lit windows, and the file takes the
 * highest quality that stays within its limit.
 */
export async function develop(image: string, bloom: number): Promise<Buffer> {
  const base = sharp(image).removeAlpha().toColourspace('srgb')
  // A touch of contrast, as when a print is developed.
  const { data, info } = await base
    .linear(1.07, -7)
    .modulate({ saturation: 0.97 })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 as const }
  if (bloom === 0) return sharp(data, { raw }).png().toBuffer()
  // Only what is brighter than the card glows.
  const bright = await sharp(data, { raw })
    .linear(bloom * 1.6, -bloom * 1.6 * 150)
    .blur(info.width / 70)
    .png()
    .toBuffer()
  return sharp(data, { raw })
    .composite([{ input: bright, blend: 'screen' }])
    .removeAlpha()
    .png()
    .toBuffer()
}

export async function webpWithin(image: Buffer, limit: number): Promise<Buffer> {
  let best: Buffer | undefined
  let [low, high] = [30, 92]
  while (low <= high) {
    const quality = Math.floor((low + high) / 2)
    const file = await sharp(image).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (file.length <= limit) {
      best = file
      low = quality + 1
    } else high = quality - 1
  }
  if (!best) throw new Error('the picture does not fit its limit at any acceptable quality')
  return best
}
