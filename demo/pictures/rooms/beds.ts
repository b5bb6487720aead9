import { at, box, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { cloth, oak } from './finishes.ts'
import { sheet } from './mesh.ts'
import { cushion, leaning, ripple, stuffed } from './upholstery.ts'

/** A cover laid over a bed: it bends over the edges and hangs down, with soft folds. */
export function cover(
  w: number,
  z0: number,
  z1: number,
  top: number,
  drop: number,
  texture: Sdl,
  random: Random,
  loft = 0.02,
): Sdl {
  const wave = ripple(random, 8)
  const r = 0.07
  const across = w + 2 * drop
  const section = (s: number): readonly [x: number, y: number] => {
    const out = Math.abs(s) - w / 2 + r
    const side = Math.sign(s)
    if (out <= 0) return [s, top]
    const bend = (r * Math.PI) / 2
    if (out < bend) return [side * (w / 2 - r + r * Math.sin(out / r)), top - r * (1 - Math.cos(out / r))]
    return [side * (w / 2 + 0.014 * Math.sin((out - bend) * 5)), top - r - (out - bend)]
  }
  return sheet(
    60,
    36,
    (u, v) => {
      const s = (u - 0.5) * across
      const [x, y] = section(s)
      const z = z0 + (z1 - z0) * v
      const flat = Math.max(0, 1 - Math.max(0, Math.abs(s) - w / 2 + 0.1) * 6)
      const fold = wave(x * 1.3, z * 1.3) * 0.011
      const hang = 1 - flat
      return [
        x +
          Math.sign(s) * hang * (0.012 + 0.014 * Math.sin(z * 17 + wave(0, z)) * Math.min(1, (top - y) * 4)),
        y + flat * (fold + loft * Math.cos((s / w) * Math.PI * 0.8)),
        z + 0.012 * wave(s * 2, 0.5) * (v > 0.5 ? 1 : -1) * (v < 0.05 || v > 0.95 ? 1 : 0),
      ]
    },
    texture,
  )
}

export interface Bed {
  readonly w?: number
  readonly linen?: Sdl
  readonly duvet: Sdl
  readonly throwOver?: Sdl
  /** How much a thick throw lies above the duvet, so that no fold of it shows through. */
  readonly thick?: number
  readonly head: Sdl
  /** Height of the head above the floor. */
  readonly high?: number
  readonly frame?: Sdl
  readonly pillows?: readonly Sdl[]
}

/** A made bed with its head at +z; the left corner of its foot is at the origin. */
export function bed(options: Bed, random: Random): Sdl {
  const {
    w = 1.8,
    linen = cloth('#f2eee5'),
    duvet,
    throwOver,
    thick = 0,
    head,
    high = 1.08,
    frame = oak('x'),
    pillows = [],
  } = options
  const long = 2.08
  const half = w / 2
  return union([
    ...[0.1, w - 0.16].flatMap((x) =>
      [0.1, long - 0.16].map((z) => box([x, 0, z], [x + 0.06, 0.14, z + 0.06], frame)),
    ),
    at([0, 0.13, 0], stuffed([w, 0.17, long], frame, { round: 0.02 })),
    at([0.02, 0.3, 0.03], stuffed([w - 0.04, 0.22, long - 0.05], linen, { round: 0.06 })),
    at([half, 0, 0], cover(w + 0.05, -0.03, 1.42, 0.56, 0.34, duvet, random, 0.035)),
    // The duvet's upper edge is folded back.
    at([half, 0, 0], cover(w + 0.07, 1.2, 1.46, 0.59, 0.24, linen, random, 0.03)),
    throwOver
      ? at([half, 0, 0], cover(w + 0.09, 0.12, 0.72, 0.585 + thick, 0.36, throwOver, random, 0.04))
      : '',
    ...[half * 0.52, half * 1.48].map((x, i) =>
      leaning([x, 0.53, 1.86], cushion(w * 0.43, 0.46, 0.19, linen), 38, i ? -3 : 3),
    ),
    ...[half * 0.56, half * 1.44].map((x, i) =>
      leaning([x, 0.54, 1.69], cushion(w * 0.4, 0.42, 0.18, pillows[0] ?? linen), 42, i ? -5 : 4),
    ),
    pillows[1] ? leaning([half, 0.57, 1.5], cushion(0.58, 0.34, 0.15, pillows[1]), 38) : '',
    at([-0.06, 0.12, long], stuffed([w + 0.12, high - 0.12, 0.09], head, { round: 0.035, belly: 0.006 })),
  ])
}

/** A small table beside a bed, one drawer and a shelf. */
export const bedside = (wood: Sdl, knob: Sdl): Sdl =>
  union([
    union(
      [
        ...[0.02, 0.4].flatMap((x) => [0.02, 0.34].map((z) => box([x, 0, z], [x + 0.03, 0.52, z + 0.03]))),
        box([0, 0.5, 0], [0.45, 0.525, 0.4]),
        box([0.02, 0.36, 0.012], [0.43, 0.5, 0.38]),
        box([0.02, 0.14, 0.03], [0.43, 0.16, 0.37]),
        box([0.05, 0.375, 0], [0.4, 0.485, 0.02]),
      ],
      wood,
    ),
    box([0.2, 0.43, -0.012], [0.25, 0.437, 0.002], knob),
  ])
