import { card, floorBoards, plywood, satin, white } from './materials.ts'
import type { Hour, Opening } from './openings.ts'
import { at, box, type Sdl, union } from './pov.ts'
import type { Model, Stage } from './stage.ts'
import { crownOf } from './trees.ts'
import { thickness, wall } from './wall.ts'

const oakFloor = floorBoards('#d2ab7b', 0.17, 0.14)

type Glass = Omit<Opening, 'kind'>

/** Frame and bars of a window of three lights, seen from inside; the glass stays open so that the sun draws on the floor. */
function casement(o: Glass): Sdl {
  const frame = o.frame ?? satin('#f5f2ea')
  const [x0, x1, y0, y1] = [o.x, o.x + o.w, o.y, o.y + o.h]
  const t = 0.055
  const [z0, z1] = [0.16, 0.23]
  const bar = (x: number): Sdl => box([x - 0.025, y0, z0], [x + 0.025, y1, z1])
  const parts: Sdl[] = [
    box([x0, y0, z0], [x0 + t, y1, z1]),
    box([x1 - t, y0, z0], [x1, y1, z1]),
    box([x0, y0, z0], [x1, y0 + t, z1]),
    box([x0, y1 - t, z0], [x1, y1, z1]),
    bar(x0 + o.w / 3),
    bar(x0 + (o.w * 2) / 3),
  ]
  return union([union(parts, frame), box([x0 - 0.06, y0 - 0.04, -0.1], [x1 + 0.06, y0, 0.2], white)])
}

interface Walls {
  readonly height: number
  readonly back: readonly Glass[]
  readonly paint: { readonly back: Sdl; readonly left: Sdl }
}

/** A cut-away room: floor, back wall with its windows and two side walls; ceiling and front are taken off. */
export function room(w: number, d: number, { height: h, back, paint }: Walls, hour: Hour): Sdl {
  const plain = card('#f3efe7')
  const draw = (length: number, openings: readonly Glass[], skin: Sdl): Sdl =>
    union([
      wall(
        length,
        h,
        openings.map((o): Opening => ({ ...o, kind: 'void' })),
        skin,
        hour,
      ),
      ...openings.map(casement),
      box([0, 0, -0.018], [length, 0.11, 0.01], white),
    ])
  const t = thickness
  return union([
    box([0, -0.04, 0], [w, 0, d], oakFloor),
    box([-t, -0.3, -0.02], [w + t, -0.04, d + t], plywood),
    at([0, 0, d], draw(w, back, paint.back)),
    at([0, 0, 0], draw(d, [], paint.left), -90),
    box([-t, 0, d], [0, h, d + t], plain),
    at([w, 0, d], draw(d, [], plain), 90),
    box([w, 0, d], [w + t, h, d + t], plain),
  ])
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
