import { at, box, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { panelDoor } from './doors.ts'
import { type Profile, run } from './moulding.ts'
import type { Hole, Plan, Side, Style } from './style.ts'

/** A wall drawn along x, its inner face at z = 0, cut into plain boxes around its holes. */
function cutWall(length: number, h: number, thick: number, holes: readonly Hole[], texture: Sdl): Sdl {
  const cuts = [-thick, length + thick, ...holes.flatMap((o) => [o.x, o.x + o.w])].sort((a, b) => a - b)
  const solid: Sdl[] = []
  cuts.forEach((x0, i) => {
    const x1 = cuts[i + 1]
    if (x1 === undefined || x1 - x0 < 1e-6) return
    const here = holes.filter((o) => o.x < x1 - 1e-6 && o.x + o.w > x0 + 1e-6)
    let y = 0
    for (const o of [...here].sort((a, b) => (a.y ?? 0) - (b.y ?? 0))) {
      if ((o.y ?? 0) > y + 1e-6) solid.push(box([x0, y, 0], [x1, o.y ?? 0, thick]))
      y = (o.y ?? 0) + o.h
    }
    if (y < h) solid.push(box([x0, y, 0], [x1, h, thick]))
  })
  return union(solid, texture)
}

/** A skirting stops at doors. */
function skirtingRun(
  profile: Profile,
  length: number,
  holes: readonly Hole[],
  trim: number,
  texture: Sdl,
): Sdl {
  const parts: Sdl[] = []
  let from = 0
  for (const o of holes.filter((each) => (each.y ?? 0) < 0.1).sort((a, b) => a.x - b.x)) {
    if (o.x - trim > from) parts.push(run(profile, from, o.x - trim, 0, texture))
    from = o.x + o.w + trim
  }
  if (from < length) parts.push(run(profile, from, length, 0, texture))
  return union(parts)
}

/** Bands beside and above an opening. */
export function architrave({ x, y = 0, w, h }: Hole, band: number, texture: Sdl): Sdl {
  const low = y < 0.1 ? y : y - band
  return union(
    [
      box([x - band, low, -0.02], [x, y + h + band, 0.01]),
      box([x + w, low, -0.02], [x + w + band, y + h + band, 0.01]),
      box([x, y + h, -0.02], [x + w, y + h + band, 0.01]),
      box([x - band - 0.006, low, -0.03], [x - band + 0.018, y + h + band + 0.006, 0.01]),
      box([x + w + band - 0.018, low, -0.03], [x + w + band + 0.006, y + h + band + 0.006, 0.01]),
      box(
        [x - band - 0.006, y + h + band - 0.018, -0.03],
        [x + w + band + 0.006, y + h + band + 0.006, 0.01],
      ),
    ],
    texture,
  )
}

/** What one steps on in an opening that reaches the floor. */
const threshold = (o: Hole, { thickness, sill, woodwork }: Style): Sdl =>
  (o.y ?? 0) < 0.1 ? box([o.x, -0.1, -0.002], [o.x + o.w, 0.004, thickness + 0.002], sill ?? woodwork) : ''

function fill(o: Hole, style: Style): Sdl {
  const { thickness, woodwork } = style
  const trim = style.architrave ?? 0
  if (o.kind === 'passage') return trim > 0 ? architrave(o, trim, woodwork) : ''
  if (o.kind === 'door')
    return union([
      at([o.x, 0, 0.05], panelDoor(o.w, o.h, woodwork)),
      trim > 0 ? architrave(o, trim, woodwork) : '',
    ])
  const frame = o.frame ?? style.window
  const y = o.y ?? 0
  const board =
    y > 0.15
      ? box(
          [o.x - 0.04, y - 0.03, -0.05],
          [o.x + o.w + 0.04, y + 0.004, thickness * 0.62],
          style.sill ?? woodwork,
        )
      : ''
  return union([
    at([o.x, y, thickness * 0.58], frame(o.w, o.h, o.kind === 'french')),
    board,
    style.windowTrim ? architrave(o, style.windowTrim, woodwork) : '',
  ])
}

function wallOf(side: Side, length: number, holes: readonly Hole[], style: Style): Sdl {
  const texture = style.accent?.[side] ?? style.walls
  return union([
    cutWall(length, style.height, style.thickness, holes, texture),
    ...holes.flatMap((o) => [fill(o, style), threshold(o, style)]),
    style.skirting ? skirtingRun(style.skirting, length, holes, style.architrave ?? 0, style.woodwork) : '',
    style.cornice ? run(style.cornice, 0, length, style.height, style.woodwork) : '',
    style.dado?.(length, holes, style.height) ?? '',
  ])
}

/** Holes are given from the room's left or front corner; walls are drawn as seen from within. */
const along = (side: Side, plan: Plan): readonly Hole[] => {
  const holes = plan.holes[side] ?? []
  if (side === 'back' || side === 'left') return holes
  const length = side === 'right' ? plan.d : plan.w
  return holes.map((o) => ({ ...o, x: length - o.x - o.w }))
}

/** Puts what is drawn along x, facing -z, onto a side of the room. */
export function onSide(side: Side, { w, d }: Plan, shape: Sdl): Sdl {
  if (side === 'back') return at([0, 0, d], shape)
  if (side === 'left') return at([0, 0, 0], shape, -90)
  if (side === 'right') return at([w, 0, d], shape, 90)
  return at([w, 0, 0], shape, 180)
}

/** Floor, ceiling and four walls. The wall behind the visitor is there for the light, not for the picture. */
export function shell(style: Style, plan: Plan, random: Random): Sdl {
  const { w, d } = plan
  const sides: readonly Side[] = ['back', 'left', 'right', 'front']
  return union([
    style.floor(w, d, random),
    at([0, style.height, 0], style.ceiling(w, d, random)),
    ...sides.map((side) => {
      const length = side === 'back' || side === 'front' ? w : d
      const wall = onSide(side, plan, wallOf(side, length, along(side, plan), style))
      return side === 'front' ? `object{${wall} no_image}` : wall
    }),
  ])
}
