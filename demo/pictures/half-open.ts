import { bricks } from './bricks.ts'
import { bluestone, courses, linden, panes, satin, stone, white, zinc } from './materials.ts'
import { type Opening, opening } from './openings.ts'
import { at, box, type Sdl, union } from './pov.ts'
import { chimney, dormer, flatRoof, gableRoof } from './roof.ts'
import type { Stage } from './stage.ts'
import { shell } from './wall.ts'

interface Style {
  readonly skin: string
  readonly roof: Sdl
  readonly frame: Sdl
  readonly door: Sdl
  readonly front: 'gable' | 'eaves'
}

export const brickHouse: Style = {
  skin: '#ad6f58',
  roof: courses('#665f5b', 0.18),
  frame: satin('#f3efe5'),
  door: linden,
  front: 'eaves',
}

export const yellowHouse: Style = {
  skin: '#d3b67f',
  roof: courses('#a9604a', 0.18),
  frame: satin('#f6f2e8'),
  door: satin('#4f6f80'),
  front: 'gable',
}

const [w, d, h] = [7.4, 9.5, 5.9]

const front = (frame: Sdl, door: Sdl): readonly Opening[] => [
  { x: 0.8, y: 0.75, w: 2.7, h: 1.9, bars: 'three', frame },
  { x: 5, y: 0.2, w: 1.2, h: 2.5, kind: 'door', door, frame },
  { x: 0.95, y: 3.5, w: 1.6, h: 1.6, bars: 'tee', frame },
  { x: 4.7, y: 3.5, w: 1.6, h: 1.6, bars: 'tee', frame },
]

const back = (frame: Sdl): readonly Opening[] => [
  { x: 3.7, y: 0.15, w: 3, h: 2.3, bars: 'three', frame, sill: false },
  { x: 0.9, y: 0.9, w: 1.7, h: 1.5, bars: 'two', frame },
  { x: 1.1, y: 3.5, w: 1.4, h: 1.5, bars: 'two', frame },
  { x: 4.6, y: 3.5, w: 1.4, h: 1.5, bars: 'two', frame },
]

/** One half with its roof; the other half of the pair is the same house mirrored. */
function half(stage: Stage, { skin, roof, frame, door, front: facing }: Style): Sdl {
  const texture = bricks(stage, skin)
  const openings = { front: front(frame, door), back: back(frame) }
  const side: readonly Opening[] = [
    { x: 1.6, y: 0.9, w: 1.1, h: 1.5, bars: 'two', frame },
    { x: 4, y: 3.5, w: 1, h: 1.4, bars: 'two', frame },
  ]
  return union([
    shell(w, d, h, { ...openings, right: side }, texture, stage.hour),
    facing === 'eaves'
      ? gableRoof(w, d, h, 4, roof, texture, 0.35)
      : at([0, 0, d], gableRoof(d, w, h, 4.2, roof, texture, 0.3), 90),
    box([-0.01, -0.1, -0.05], [4.9, 0.4, 0.1], bluestone),
    box([6.3, -0.1, -0.05], [w + 0.04, 0.4, 0.1], bluestone),
    box([-0.01, 2.95, -0.06], [w + 0.01, 3.1, 0.1], stone),
    box([4.5, 2.8, -0.9], [6.7, 2.92, 0], zinc),
    box([4.7, -0.1, -1], [6.5, 0.12, 0], bluestone),
    facing === 'eaves'
      ? dormer(2.6, h + 0.95, 0.75, 1.7, 1.4, 2, panes[1], white, zinc, false)
      : gableWindow(stage, frame),
    facing === 'eaves' ? chimney(6.4, h + 2.4, 5.4, 2.4, texture) : chimney(1.1, h + 1, 6, 2.9, texture),
  ])
}

/** A window laid on the gable, which has no wall to cut into. */
function gableWindow({ hour }: Stage, frame: Sdl): Sdl {
  const window = opening(
    { x: 0, y: 0, w: 1.3, h: 1.4, bars: 'two', frame, sill: false },
    { ...hour, deep: false },
  )
  return at(
    [3.05, h + 0.55, 0],
    union([at([0, 0, -0.19], window), box([-0.1, -0.12, -0.12], [1.4, 0, 0.1], stone)]),
  )
}

/** The garage beside the house, set back from its front. */
function garage(stage: Stage, { skin, door }: Style): Sdl {
  const texture = bricks(stage, skin)
  const openings: readonly Opening[] = [{ x: 0.35, y: 0, w: 2.5, h: 2.2, kind: 'garage', door }]
  return at(
    [w, 0, 2.6],
    union([
      shell(3.2, 6.4, 2.7, { front: openings }, texture, stage.hour),
      flatRoof(3.2, 6.4, 2.7, zinc, 0.25, texture),
    ]),
  )
}

/** The half that is for sale, its garage, and the neighbours' half on the left. */
export function halfOpen(stage: Stage, style: Style): Sdl {
  const other: Style = {
    ...style,
    skin: style.front === 'eaves' ? '#b98f79' : '#c4a58a',
    door: satin('#6d6a64'),
  }
  return union([
    half(stage, style),
    garage(stage, style),
    `object{${half({ ...stage }, other)} scale <-1,1,1> translate x*-.02}`,
  ])
}
