import { brass, card, floorBoards, plywood, satin, white } from './materials.ts'
import type { Hour, Opening } from './openings.ts'
import { at, box, type Sdl, sphere, union } from './pov.ts'
import type { Model, Stage } from './stage.ts'
import { crownOf } from './trees.ts'
import { thickness, wall } from './wall.ts'

export const oakFloor = floorBoards('#d2ab7b', 0.17, 0.14)

export type Glass = Omit<Opening, 'kind'> & { readonly style?: 'casement' | 'french' | 'door' | 'passage' }

/** Frame and bars of a window seen from inside; the glass stays open so that the sun draws on the floor. */
export function casement(o: Glass): Sdl {
  if (o.style === 'passage') return ''
  const frame = o.frame ?? satin('#f5f2ea')
  const [x0, x1, y0, y1] = [o.x, o.x + o.w, o.y, o.y + o.h]
  if (o.style === 'door') {
    return union([
      box([x0, y0, 0.05], [x1, y1, 0.1], o.door ?? satin('#efebe1')),
      ...[
        [0.08, 0.4],
        [0.47, 0.94],
      ].map(([a = 0, b = 1]) =>
        box([x0 + 0.13, y0 + o.h * a, 0.035], [x1 - 0.13, y0 + o.h * b, 0.06], o.door ?? satin('#efebe1')),
      ),
      sphere([x1 - 0.09, y0 + 1.02, 0.01], 0.03, brass),
      box([x0 - 0.09, y0, -0.02], [x0, y1 + 0.09, 0.04], frame),
      box([x1, y0, -0.02], [x1 + 0.09, y1 + 0.09, 0.04], frame),
      box([x0, y1, -0.02], [x1, y1 + 0.09, 0.04], frame),
    ])
  }
  const t = 0.055
  const [z0, z1] = [0.16, 0.23]
  const parts: Sdl[] = [
    box([x0, y0, z0], [x0 + t, y1, z1]),
    box([x1 - t, y0, z0], [x1, y1, z1]),
    box([x0, y0, z0], [x1, y0 + t, z1]),
    box([x0, y1 - t, z0], [x1, y1, z1]),
  ]
  const columns = o.bars === 'three' ? 3 : o.bars === 'none' ? 1 : o.bars === 'grid' ? 4 : 2
  for (let i = 1; i < columns; i++)
    parts.push(box([x0 + (o.w * i) / columns - 0.025, y0, z0], [x0 + (o.w * i) / columns + 0.025, y1, z1]))
  const levels = o.bars === 'cross' ? [0.7] : o.bars === 'grid' ? [0.25, 0.5, 0.75] : []
  for (const s of levels) parts.push(box([x0, y0 + o.h * s - 0.02, z0], [x1, y0 + o.h * s + 0.02, z1]))
  const sill = o.y > 0.2 ? box([x0 - 0.06, y0 - 0.04, -0.1], [x1 + 0.06, y0, 0.2], white) : ''
  return union([union(parts, frame), sill])
}

export interface Walls {
  readonly back?: readonly Glass[]
  readonly left?: readonly Glass[]
  readonly right?: readonly Glass[] | 'none'
  readonly paint?: { readonly back?: Sdl; readonly left?: Sdl; readonly right?: Sdl }
  readonly height?: number
  readonly floor?: Sdl
  readonly skirting?: boolean
}

/** A cut-away room: floor, back wall and one or two side walls; ceiling and front are taken off. */
export function room(w: number, d: number, walls: Walls, hour: Hour): Sdl {
  const h = walls.height ?? 2.9
  const plain = card('#f3efe7')
  const draw = (length: number, openings: readonly Glass[], paint: Sdl): Sdl => {
    const skirting: Sdl[] = []
    if (walls.skirting !== false) {
      let from = 0
      for (const o of openings.filter((each) => each.y < 0.2).sort((a, b) => a.x - b.x)) {
        skirting.push(box([from, 0, -0.018], [o.x, 0.11, 0.01], white))
        from = o.x + o.w
      }
      skirting.push(box([from, 0, -0.018], [length, 0.11, 0.01], white))
    }
    return union([
      wall(
        length,
        h,
        openings.map((o): Opening => ({ ...o, kind: 'void' })),
        paint,
        hour,
      ),
      ...openings.map(casement),
      ...skirting,
    ])
  }
  const t = thickness
  const parts: Sdl[] = [
    box([0, -0.04, 0], [w, 0, d], walls.floor ?? oakFloor),
    box([-t, -0.3, -0.02], [w + (walls.right === 'none' ? 0.02 : t), -0.04, d + t], plywood),
    at([0, 0, d], draw(w, walls.back ?? [], walls.paint?.back ?? plain)),
    at([0, 0, 0], draw(d, walls.left ?? [], walls.paint?.left ?? plain), -90),
    box([-t, 0, d], [0, h, d + t], plain),
  ]
  if (walls.right !== 'none') {
    parts.push(
      at([w, 0, d], draw(d, walls.right ?? [], walls.paint?.right ?? plain), 90),
      box([w, 0, d], [w + t, h, d + t], plain),
    )
  }
  return union(parts)
}

/** What one sees through the windows: model trees on a lawn. */
export const outdoors = (
  stage: Stage,
  places: readonly (readonly [x: number, z: number, height: number])[],
): Sdl[] =>
  places.map(([x, z, height]) => at([x, -0.3, z], crownOf(stage.season, height * 0.52, stage.random)))

export const scene = (parts: readonly Sdl[], low: Model['low'], high: Model['high']): Model => ({
  parts,
  low,
  high,
  floor: -0.3,
})

export const onBack = (d: number, x: number, y: number, shape: Sdl): Sdl => at([x, y, d], shape)

export const onRight = (w: number, z: number, y: number, shape: Sdl): Sdl => at([w, y, z], shape, 90)
