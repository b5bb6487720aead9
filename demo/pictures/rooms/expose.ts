import sharp from 'sharp'

/** A print's curve: shadows are opened, highlights roll off; the brightest value of the scene is the paper. */
function curve(light: number, exposure: number): number {
  const x = light * exposure
  const rolled = (x / (1 + x)) * ((1 + exposure) / exposure)
  const print = rolled <= 0.0031308 ? 12.92 * rolled : 1.055 * rolled ** (1 / 2.4) - 0.055
  // A touch of contrast, as when a print is developed.
  return print + 0.28 * (print * print * (3 - 2 * print) - print)
}

/** The brightness that a share of all points stays below. */
function below(values: Uint16Array, share: number): number {
  const counts = new Uint32Array(65536)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  let seen = 0
  const found = counts.findIndex((count) => {
    seen += count
    return seen > values.length * share
  })
  return found / 65535
}

/** Walls in the light come out light, and rooms with dark walls stay dark. */
const exposureOf = (values: Uint16Array): number =>
  Math.max(1.4, Math.min(8, 0.66 / Math.sqrt(below(values, 0.5) * below(values, 0.85))))

/** Develops a picture whose values are linear light: what is of middle brightness in the room is so in the print. */
export async function expose(image: string, bias = 1): Promise<Buffer> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  const exposure = bias * exposureOf(values)
  const table = Uint8Array.from({ length: 65536 }, (_, i) =>
    Math.max(0, Math.min(255, Math.round(255 * curve(i / 65535, exposure)))),
  )
  const out = Uint8Array.from(values, (value) => table[value] ?? 0)
  return sharp(out, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer()
}
