import { box, type Point, type Sdl, vector } from '../pov.ts'
import { minus, plus } from '../vectors.ts'
import type { Hole, Plan, Side } from './style.ts'

interface Portal {
  readonly centre: Point
  readonly inwards: Point
  readonly across: Point
  readonly tall: number
}

/** Where the middle of a hole is, which way it looks into the room and how it lies. */
function portal(side: Side, o: Hole, { w, d }: Plan, out: number): Portal {
  const [middle, y] = [o.x + o.w / 2, (o.y ?? 0) + o.h / 2]
  const places: Record<Side, Portal> = {
    back: { centre: [middle, y, d + out], inwards: [0, 0, -1], across: [o.w, 0, 0], tall: o.h },
    front: { centre: [middle, y, -out], inwards: [0, 0, 1], across: [o.w, 0, 0], tall: o.h },
    left: { centre: [-out, y, middle], inwards: [1, 0, 0], across: [0, 0, o.w], tall: o.h },
    right: { centre: [w + out, y, middle], inwards: [-1, 0, 0], across: [0, 0, o.w], tall: o.h },
  }
  return places[side]
}

/** The sky as seen through one opening: a soft light as large as the opening, that shines inwards only. */
function skylight({ centre, inwards, across, tall }: Portal, area: number, strength: number, tint: Sdl): Sdl {
  const target: Point = [centre[0] + inwards[0], centre[1] - 0.12, centre[2] + inwards[2]]
  const power = (strength * area).toFixed(3)
  return `light_source{${vector(centre)} color ${tint}*${power} spotlight point_at ${vector(target)} radius 4 falloff 88 tightness 1
area_light ${vector(across)},${vector([0, tall, 0])},5,5 adaptive 1 area_illumination on fade_distance 1.1 fade_power 2}`
}

const daylit = (o: Hole): boolean =>
  !o.inner && (o.kind === 'window' || o.kind === 'french' || o.kind === 'glass')

/** Only reflected light meets this pane: it stands for the sky, and keeps leaves and sunlit grass out of the sum. */
function skyPane({ centre, across, tall }: Portal, glow: number, tint: Sdl): Sdl {
  const half: Point = [across[0] / 2 + 0.004, tall / 2, across[2] / 2 + 0.004]
  const [low, high] = [minus(centre, half), plus(centre, half)]
  return box(
    low,
    high,
    `texture{pigment{color ${tint}} finish{diffuse 0 emission ${glow}}} no_image no_reflection no_shadow`,
  )
}

export interface Sky {
  /** Strength of the light that falls in, and of the panes as the reveals see them. */
  readonly strength: number
  readonly glow?: number
  readonly tint?: Sdl
}

/** Daylight through all windows of a room. */
export function daylight(
  plan: Plan,
  thickness: number,
  { strength, glow = 0.6, tint = 'srgb<.97,.985,1>' }: Sky,
): Sdl[] {
  const sides: readonly Side[] = ['back', 'left', 'right', 'front']
  return sides.flatMap((side) =>
    (plan.holes[side] ?? [])
      .filter(daylit)
      .flatMap((o) => [
        skylight(portal(side, o, plan, 0.01), o.w * o.h, strength, tint),
        skyPane(portal(side, o, plan, thickness - 0.01), glow, tint),
      ]),
  )
}
