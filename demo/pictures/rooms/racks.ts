import { at, box, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { paint } from './finishes.ts'

export interface Rack {
  readonly bays: number
  readonly pitch: number
  readonly h: number
  readonly deep: number
  /** Heights of the boards. */
  readonly boards: readonly number[]
}

/** Posts of steel and boards between them, on a wall that faces -z; the left lower corner is at the origin. */
export function rack({ bays, pitch, h, deep, boards }: Rack, steel: Sdl, board: Sdl): Sdl {
  const w = bays * pitch
  return union([
    union(
      Array.from({ length: bays + 1 }, (_, i) =>
        [-deep, -0.04].map((z) => box([i * pitch - 0.018, 0, z], [i * pitch + 0.018, h, z + 0.036])),
      ).flat(),
      steel,
    ),
    union(
      boards.flatMap((y) =>
        [-deep + 0.004, -0.04].map((z) => box([0, y - 0.05, z], [w, y - 0.012, z + 0.02])),
      ),
      steel,
    ),
    union(
      boards.map((y) => box([0.003, y - 0.014, -deep + 0.01], [w - 0.003, y, -0.008])),
      board,
    ),
  ])
}

const boards = ['#b98f61', '#c39b6d', '#ad8558', '#cdb391']

/** Boxes of cardboard that fill a part of one board, from x = 0. */
export function boxes(w: number, deep: number, tallest: number, random: Random): Sdl {
  const parts: Sdl[] = []
  for (let x = 0.03; x < w - 0.3; ) {
    const [wide, tall, far] = [
      random.between(0.26, 0.46),
      random.between(0.5, 1) * tallest,
      random.between(0.7, 0.95) * deep,
    ]
    if (x + wide > w) break
    const tape = box([wide * 0.46, 0, -far - 0.001], [wide * 0.54, tall + 0.001, -0.02], paint('#d8c3a0'))
    parts.push(
      at([x, 0, 0], union([box([0, 0, -far], [wide, tall, -0.02], paint(random.pick(boards))), tape])),
    )
    x += wide + random.between(0.02, 0.2)
  }
  return union(parts)
}
