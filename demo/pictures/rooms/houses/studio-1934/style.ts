import { color } from '../../../materials.ts'
import { box, type Sdl, slab, union } from '../../../pov.ts'
import type { Ceiling } from '../../ceilings.ts'
import { cloth, enamel, paint, timber, velvet } from '../../finishes.ts'
import { chequered, type Floor } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

/** The fourth floor stands this high above the street. */
export const level = 13.4

export const maple = (along: 'x' | 'y' | 'z'): Sdl => timber('#b98a52', along, 0.08)
export const varnished = timber('#8f5c34', 'y', 0.1)
export const ivory = enamel('#efe7d3')
export const cobalt = velvet('#27448f')
export const blue = cloth('#2f4d97')
export const pearl = cloth('#d9d5ca')
export const plaster = '#f6f1e4'

const block = (hex: string, along: 'x' | 'z'): Sdl =>
  `${timber(hex, along).replace('specular', 'reflection{0,.14 falloff 4} specular')}`

/** Parquet in squares: the grain turns from one to the next. */
const squares: Floor = chequered(block('#b27c45', 'x'), block('#a8713c', 'z'), 0.32)

/** Granito, ground on the spot: chips of marble in pale cement, a dark band along the walls. */
export const granito: Floor = (w, d) => {
  const stone = `texture{pigment{granite scale .07 color_map{[.1 ${color('#5f6470')}][.34 ${color('#cfc7b4')}][.7 ${color('#dcd5c4')}][.9 ${color('#f1ebdd')}]}} finish{diffuse .86 specular .08 roughness .05 reflection{0,.12 falloff 4}}}`
  const band = paint('#3b4560')
  return union([
    box([0, -0.1, 0], [w, 0, d], stone),
    union(
      [
        box([0.12, -0.05, d - 0.2], [w - 0.12, 0.0012, d - 0.12]),
        ...[0.12, w - 0.2].map((x) => box([x, -0.05, 0], [x + 0.08, 0.001, d - 0.12])),
      ],
      band,
    ),
  ])
}

/** A ceiling whose far right corner is round, so that nothing juts out beyond the drum. */
export const roundedCeiling =
  (r: number, over: number): Ceiling =>
  (w, d) =>
    slab(
      [
        [-0.4, -0.4],
        [-0.4, d + over],
        ...Array.from({ length: 25 }, (_, i): [number, number] => {
          const a = (Math.PI / 2) * (i / 24)
          return [w - r + (r + over) * Math.sin(a), d - r + (r + over) * Math.cos(a)]
        }),
        [w + over, -0.4],
      ],
      0,
      0.3,
      paint(plaster),
    )

/** The studio of 1934: ivory walls, squares of parquet, new windows of varnished wood. */
export const studio: Style = {
  height: 2.85,
  thickness: 0.36,
  walls: paint('#eee2c8'),
  floor: squares,
  ceiling: roundedCeiling(0.01, 0.4),
  woodwork: ivory,
  skirting: plainSkirting(0.15, 0.018),
  window: casements({ texture: varnished, columns: 3, frame: 0.035, sash: 0.042 }),
  sill: maple('x'),
}
