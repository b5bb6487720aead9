import sharp from 'sharp'
import { expect, test } from 'vitest'

/** Where the words of the home page stand: the upper third of the picture. */
const sky = 0.35
const linear = (byte: number) => {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

test.each(['hero-sky', 'hero-sky-phone'])(
  'H1 each pixel of the sky of %s, beneath the headline, has a contrast of 4.5 with it',
  async (name) => {
    const { data, info } = await sharp(`demo/site/media/${name}.webp`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const inSky = info.width * Math.floor(info.height * sky)
    const headline = luminance(0x24, 0x48, 0x3a)
    let darkest = 1
    for (let pixel = 0; pixel < inSky; pixel += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray(3 * pixel, 3 * pixel + 3)
      darkest = Math.min(darkest, luminance(red, green, blue))
    }
    expect((darkest + 0.05) / (headline + 0.05)).toBeGreaterThanOrEqual(4.5)
  },
)
