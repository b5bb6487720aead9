import { color, mix } from '../materials.ts'
import { box, type Sdl } from '../pov.ts'

/** Printed paper: a small motif in staggered rows on a ground that has faded unevenly. */
export function wallpaper(ground: string, motif: string, size = 0.16): Sdl {
  const k = ((2 * Math.PI) / size).toFixed(3)
  const paper = (tint: string): Sdl => {
    const [leaf, edge] = [color(mix(tint, motif, 0.6)), color(mix(tint, motif, 0.22))]
    return `function{.5+.25*(cos(x*${k})*cos(y*${k}*.7)+cos(x*${k}*2+sin(y*${k}*.7)*1.6)*.6)} color_map{[0 ${edge}][.2 ${edge}][.24 ${color(tint)}][.74 ${color(tint)}][.78 ${leaf}][1 ${leaf}]}`
  }
  return `texture{pigment{bozo pigment_map{[.25 ${paper(mix(ground, '#8a7350', 0.07))}][.8 ${paper(mix(ground, '#fff6e0', 0.12))}]}} finish{diffuse .9}}`
}

/** Where a picture hung for long the paper has kept its colour; on a wall that faces -z. */
export const trace = (x: number, y: number, w: number, h: number, paper: Sdl): Sdl =>
  box([x, y, -0.0012], [x + w, y + h, 0.001], paper)
