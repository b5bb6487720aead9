import { box, cylinder, type Sdl, union } from '../pov.ts'
import { brassPlate } from './finishes.ts'

/** Draws frame and sashes of an opening from 0 to w and 0 to h, facing -z; z = 0 is the frame's inner face. */
export type WindowMaker = (w: number, h: number, french: boolean) => Sdl

interface Sashes {
  readonly texture: Sdl
  /** Width and depth of the fixed frame and of a sash. */
  readonly frame?: number
  readonly sash?: number
  readonly columns?: number
  /** Heights of cross bars as shares of the sash. */
  readonly bars?: readonly number[]
  readonly uprights?: number
  readonly bar?: number
  readonly handle?: Sdl | false
}

const ring = (x0: number, y0: number, x1: number, y1: number, t: number, z0: number, z1: number): Sdl[] => [
  box([x0, y0, z0], [x0 + t, y1, z1]),
  box([x1 - t, y0, z0], [x1, y1, z1]),
  box([x0 + t, y0, z0], [x1 - t, y0 + t, z1]),
  box([x0 + t, y1 - t, z0], [x1 - t, y1, z1]),
]

/** A thin step around the glass, as a real sash has it. */
const bead = (x0: number, y0: number, x1: number, y1: number): Sdl[] =>
  ring(x0, y0, x1, y1, 0.012, 0.012, 0.045)

function sash(x0: number, y0: number, x1: number, y1: number, options: Sashes): Sdl[] {
  const { sash: t = 0.062, bars = [], uprights = 0, bar = 0.022 } = options
  const [ix0, ix1, iy0, iy1] = [x0 + t, x1 - t, y0 + t, y1 - t]
  const across = bars.map((share) => {
    const y = iy0 + (iy1 - iy0) * share
    return box([ix0, y - bar / 2, 0.008], [ix1, y + bar / 2, 0.045])
  })
  const up = Array.from({ length: uprights }, (_, i) => {
    const x = ix0 + ((ix1 - ix0) * (i + 1)) / (uprights + 1)
    return box([x - bar / 2, iy0, 0.008], [x + bar / 2, iy1, 0.045])
  })
  return [...ring(x0, y0, x1, y1, t, -0.008, 0.052), ...bead(ix0, iy0, ix1, iy1), ...across, ...up]
}

const lever = (x: number, y: number, texture: Sdl): Sdl =>
  union(
    [
      box([x - 0.014, y - 0.06, -0.016], [x + 0.014, y + 0.06, -0.006]),
      cylinder([x, y, -0.05], [x, y, -0.01], 0.009),
      cylinder([x, y, -0.046], [x, y - 0.11, -0.046], 0.009),
    ],
    texture,
  )

/** Casements in a fixed frame: the old window and the new one differ in bars, widths and colour. */
export const casements =
  (options: Sashes): WindowMaker =>
  (w, h, french) => {
    const { texture, frame: t = 0.05, handle = brassPlate } = options
    const columns = options.columns ?? Math.max(1, Math.round(w / 0.75))
    const step = (w - 2 * t) / columns
    const low = french ? 0.02 : t
    const sashes = Array.from({ length: columns }, (_, i) =>
      sash(t + i * step + 0.002, low, t + (i + 1) * step - 0.002, h - t, options),
    ).flat()
    const meeting = columns > 1 ? t + step * Math.floor(columns / 2) - 0.03 : w - t - 0.03
    return union([
      union([...ring(0, low - t, w, h, t, 0.01, 0.075), ...sashes], texture),
      handle === false ? '' : lever(meeting, french ? 1.02 : Math.min(h * 0.42, 0.6), handle),
    ])
  }

/** A wall of glass in equal bays, as an orangery has it: posts, a rail above and one at the height of a table. */
export const bays =
  (count: number, texture: Sdl, rails: readonly number[] = [0.8], post = 0.07): WindowMaker =>
  (w, h) => {
    const posts = Array.from({ length: count + 1 }, (_, i) => {
      const x = Math.max(post / 2, Math.min(w - post / 2, (w * i) / count))
      return box([x - post / 2, 0, -0.02], [x + post / 2, h, 0.06])
    })
    const across = [0, ...rails.map((share) => h * share), h - post].map((y) =>
      box([0, y, -0.01], [w, y + post * 0.8, 0.05]),
    )
    return union([...posts, ...across], texture)
  }
