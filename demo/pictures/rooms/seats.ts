import { at, box, cone, cylinder, type Point, type Sdl, union } from '../pov.ts'
import { blackSteel, oak, teak } from './finishes.ts'
import { cushion, leaning, stuffed } from './upholstery.ts'

/** A leg that leans outwards and tapers towards the floor. */
export const splayed = (top: Point, foot: Point, thick: number): Sdl => cone(foot, thick * 0.55, top, thick)

const fourLegs = (w: number, d: number, h: number, inset: number, thick: number, splay: number): Sdl[] =>
  [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) => {
      const [x, z] = [w / 2 + sx * (w / 2 - inset), d / 2 + sz * (d / 2 - inset)]
      return splayed([x, h, z], [x + sx * splay, 0, z + sz * splay], thick)
    }),
  )

export interface Sofa {
  readonly w: number
  readonly d?: number
  readonly seats?: number
  readonly cover: Sdl
  readonly legs?: Sdl
  /** Width and height of the arms above the floor. */
  readonly arm?: readonly [w: number, h: number]
  readonly back?: number
  readonly loose?: readonly Sdl[]
}

/** A sofa seen from the front; its left front corner is at the origin. */
export function sofa({
  w,
  d = 0.94,
  seats,
  cover,
  legs = oak('y'),
  arm = [0.16, 0.58],
  back = 0.76,
  loose = [],
}: Sofa): Sdl {
  const [aw, ah] = arm
  const count = seats ?? (w > 2.1 ? 3 : 2)
  const inner = w - 2 * aw
  const each = inner / count
  const seatDepth = d - 0.22
  return union([
    union(fourLegs(w, d, 0.16, 0.1, 0.024, 0.03), legs),
    at([0.01, 0.14, 0.03], stuffed([w - 0.02, 0.16, d - 0.05], cover, { round: 0.03 })),
    at([0, 0.15, 0.01], stuffed([aw, ah - 0.15, d - 0.03], cover, { round: aw * 0.36, crown: 0.012 })),
    at([w - aw, 0.15, 0.01], stuffed([aw, ah - 0.15, d - 0.03], cover, { round: aw * 0.36, crown: 0.012 })),
    leaning([aw * 0.6, 0.2, d - 0.17], stuffed([w - aw * 1.2, back - 0.22, 0.15], cover, { round: 0.06 }), 6),
    ...Array.from({ length: count }, (_, i) =>
      at(
        [aw + i * each + 0.004, 0.29, 0],
        stuffed([each - 0.008, 0.16, seatDepth], cover, { round: 0.055, crown: 0.025, belly: 0.006 }),
      ),
    ),
    ...Array.from({ length: count }, (_, i) =>
      leaning(
        [aw + i * each + 0.012, 0.43, d - 0.38],
        stuffed([each - 0.024, back - 0.36, 0.19], cover, { round: 0.085, crown: 0.02, belly: 0.02 }),
        13,
      ),
    ),
    ...loose.map((one, i) => {
      const left = i % 2 === 0
      const x = left ? aw + 0.26 + i * 0.17 : w - aw - 0.26 - (i - 1) * 0.17
      return leaning(
        [x, 0.44, d - 0.5 - i * 0.03],
        cushion(0.5, 0.48, 0.17, one),
        24,
        left ? -16 : 14,
        left ? 4 : -5,
      )
    }),
  ])
}

/** An easy chair of the fifties: a frame of turned wood with two loose cushions. */
export function easyChair(cover: Sdl, wood: Sdl = teak('z')): Sdl {
  const [w, d] = [0.7, 0.76]
  const side = (x: number): Sdl =>
    union([
      cone([x, 0, 0.04], 0.013, [x, 0.56, 0.1], 0.02),
      cone([x, 0, d], 0.013, [x, 0.5, d - 0.12], 0.019),
      at([x - 0.035, 0.545, -0.02], stuffed([0.07, 0.032, 0.66], '', { round: 0.015 })),
      cylinder([x, 0.3, 0.07], [x, 0.24, d - 0.1], 0.014),
    ])
  const rail = (y: number, z: number): Sdl => cylinder([0.03, y, z], [w - 0.03, y, z], 0.015)
  const slats = Array.from({ length: 5 }, (_, i) => {
    const x = 0.12 + i * 0.115
    return cylinder([x, 0.27, d - 0.17], [x, 0.84, d + 0.06], 0.009)
  })
  return union([
    union(
      [side(0.03), side(w - 0.03), rail(0.3, 0.08), rail(0.25, d - 0.15), rail(0.84, d + 0.065), ...slats],
      wood,
    ),
    `object{${stuffed([w - 0.12, 0.12, 0.6], cover, { round: 0.05, crown: 0.03, belly: 0.006 })} rotate x*5 translate <.06,.33,.02>}`,
    leaning([0.06, 0.38, d - 0.28], stuffed([w - 0.12, 0.54, 0.12], cover, { round: 0.05, belly: 0.02 }), 21),
  ])
}

/** A deep armchair, stuffed all round. */
export function clubChair(cover: Sdl, legs: Sdl = blackSteel): Sdl {
  return sofa({ w: 0.84, d: 0.86, seats: 1, cover, legs, arm: [0.15, 0.6], back: 0.78 })
}

/** A dining chair with a bent back; `seat` may be cloth or cane. */
export function diningChair(wood: Sdl, seat: Sdl): Sdl {
  const [w, d] = [0.46, 0.46]
  const bow = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 8) * Math.PI
    return [w / 2 - Math.cos(a) * 0.235, 0.72 + Math.sin(a) * 0.015, 0.2 + Math.sin(a) * 0.27] as const
  })
  const rail = bow.slice(1).map((p, i) => cylinder(bow[i] ?? p, p, 0.016))
  return union([
    union(
      [
        splayed([0.05, 0.7, 0.17], [0.03, 0, 0.03], 0.018),
        splayed([w - 0.05, 0.7, 0.17], [w - 0.03, 0, 0.03], 0.018),
        splayed([0.06, 0.72, d - 0.06], [0.02, 0, d + 0.02], 0.018),
        splayed([w - 0.06, 0.72, d - 0.06], [w - 0.02, 0, d + 0.02], 0.018),
        box([0.05, 0.39, 0.05], [w - 0.05, 0.425, 0.07]),
        box([0.05, 0.39, d - 0.07], [w - 0.05, 0.425, d - 0.05]),
        box([0.05, 0.39, 0.05], [0.07, 0.425, d - 0.05]),
        box([w - 0.07, 0.39, 0.05], [w - 0.05, 0.425, d - 0.05]),
        ...rail,
      ],
      wood,
    ),
    at([0.025, 0.415, 0.02], stuffed([w - 0.05, 0.045, d - 0.04], seat, { round: 0.02, crown: 0.008 })),
  ])
}

/** A padded chair on slender legs, for a table that is sat at for long. */
export function paddedChair(cover: Sdl, legs: Sdl): Sdl {
  const [w, d] = [0.48, 0.5]
  return union([
    union(fourLegs(w, d, 0.42, 0.07, 0.016, 0.03), legs),
    at([0.01, 0.4, 0.01], stuffed([w - 0.02, 0.085, d - 0.04], cover, { round: 0.04, crown: 0.012 })),
    leaning([0.015, 0.45, d - 0.1], stuffed([w - 0.03, 0.4, 0.07], cover, { round: 0.034, belly: 0.01 }), 9),
  ])
}

/** A stool at a kitchen's island; with a low back it is a bar chair. */
export function barStool(h: number, seat: Sdl, legs: Sdl, back = false): Sdl {
  const w = 0.4
  return union([
    union(
      [
        ...fourLegs(w, w, h - 0.04, 0.07, 0.013, 0.045),
        ...[0.06, w - 0.06].map((z) => cylinder([0.05, 0.26, z], [w - 0.05, 0.26, z], 0.008)),
        ...[0.06, w - 0.06].map((x) => cylinder([x, 0.26, 0.05], [x, 0.26, w - 0.05], 0.008)),
      ],
      legs,
    ),
    at([0.01, h - 0.05, 0.01], stuffed([w - 0.02, 0.06, w - 0.02], seat, { round: 0.03, crown: 0.008 })),
    back
      ? leaning([0.03, h + 0.04, w - 0.07], stuffed([w - 0.06, 0.2, 0.05], seat, { round: 0.024 }), 8)
      : '',
  ])
}
