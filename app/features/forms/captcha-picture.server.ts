import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { glyphs } from './glyphs'

const width = 240
const height = 84
const size = { x: 2.6, y: 3.2 }

/** From `least` to `most`, with two decimals. */
const between = (least: number, most: number) =>
  randomInt(Math.round(least * 100), Math.round(most * 100) + 1) / 100

/**
 * The characters as a picture, drawn anew each time: turned, shifted and leaned, between lines that look like
 * theirs. A PNG as a data address: no other request can be asked for it again.
 */
export async function captchaPicture(
  characters: string,
): Promise<{ src: string; width: number; height: number }> {
  const drawn = [...characters].map(drawCharacter).join('')
  const lines = Array.from({ length: 3 }, drawLine).join('')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#fff"/>` +
    `<g fill="none" stroke="#24483a" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>` +
    `<g fill="none" stroke="#24483a" stroke-width="1.6">${lines}</g></svg>`
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 8 }).toBuffer()
  return { src: `data:image/png;base64,${png.toString('base64')}`, width, height }
}

function drawCharacter(character: string, index: number): string {
  const x = 22 + index * 43 + between(-4, 4)
  const y = 20 + between(-7, 7)
  const turn = `translate(${x} ${y}) rotate(${between(-14, 14)} 13 22) skewX(${between(-12, 12)})`
  const strokes = (glyphs[character] ?? []).map(
    (points) => `<path d="${smooth(points.map(([px, py]) => [shaken(px * size.x), shaken(py * size.y)]))}"/>`,
  )
  return `<g transform="${turn}">${strokes.join('')}</g>`
}

const shaken = (value: number) => value + between(-0.9, 0.9)

const smooth = (points: number[][]) =>
  points.map(([x = 0, y = 0], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** From one side to the other, bent. */
function drawLine(): string {
  const [from, to] = [between(10, height - 10), between(10, height - 10)]
  const [one, two] = [between(0, height), between(0, height)]
  return `<path d="M0 ${from}C${width / 3} ${one} ${(width * 2) / 3} ${two} ${width} ${to}"/>`
}
