import sharp from 'sharp'

/** Content-ID of the agency's emblem: it goes with the mail, since many mail programs fetch no pictures. RFC 2392. */
export const emblemId = 'emblem@site'

/** As it is shown, in pixels; drawn twice as large for dense screens. */
export const emblemSize = 40
const drawnSize = 2 * emblemSize

let last: { drawing: string; png: Promise<Buffer | undefined> } | undefined

/** The emblem of a mail as PNG, which every mail program shows; undefined for a drawing that cannot be drawn. */
export async function emblemOf(drawing: string): Promise<Buffer | undefined> {
  if (last?.drawing !== drawing) last = { drawing, png: drawnOf(drawing) }
  return await last.png
}

async function drawnOf(drawing: string): Promise<Buffer | undefined> {
  try {
    const input = Buffer.from(drawing)
    const { width = drawnSize } = await sharp(input).metadata()
    // Drawn at its size, not enlarged: 72 dots an inch are a pixel a unit.
    return await sharp(input, { density: Math.min(2_400, (72 * drawnSize) / width) })
      .resize(drawnSize, drawnSize, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  } catch {
    return undefined
  }
}
