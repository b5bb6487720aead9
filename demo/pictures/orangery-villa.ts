import { bluestone, courses, ink, linden, masonry, satin, stone, white } from './materials.ts'
import { type Opening, opening } from './openings.ts'
import { orangery } from './orangery.ts'
import { at, box, type Sdl, union } from './pov.ts'
import { chimney, dormer, gableRoof, hippedRoof } from './roof.ts'
import type { Stage } from './stage.ts'
import { shell } from './wall.ts'

const clay = masonry('#b5826c')
const slates = courses('#69727a', 0.18)
const frame = satin('#f3efe5')
const sash: Omit<Opening, 'x' | 'y'> = { w: 1.3, h: 1.6, bars: 'cross', frame }
const french: Omit<Opening, 'x' | 'y'> = { w: 2.4, h: 2.35, bars: 'three', frame, sill: false }
const upper = 3.75

/** The main house: the door faces the drive in the north, the wide windows face the garden. */
const [w, d, h] = [12, 9.6, 5.9]

const drive: readonly Opening[] = [
  { ...sash, x: 1, y: 1.05, h: 1.5 },
  { ...sash, x: 3.3, y: 1.05, h: 1.5 },
  { x: 6.15, y: 0.3, w: 1.3, h: 2.75, kind: 'door', door: linden, frame, surround: stone },
  { ...sash, x: 9.5, y: 1.05, h: 1.5 },
  ...[1, 3.3, 9.5].map((x): Opening => ({ ...sash, x, y: upper })),
  { ...sash, x: 6.15, y: upper - 0.15, h: 1.75, surround: stone },
]

/** Seen from the garden, the drawing runs from the orangery to the east. */
const garden: readonly Opening[] = [
  { ...french, x: 1.3, y: 0.2 },
  { ...french, x: 5.2, y: 0.2 },
  { ...french, x: 8.6, y: 0.2 },
  ...[1.5, 4.2, 6.9, 9.4].map((x): Opening => ({ ...sash, x, y: upper })),
]

const east: readonly Opening[] = [
  { ...sash, x: 1.4, y: 1 },
  { ...sash, x: 6.6, y: 1 },
  { ...sash, x: 1.4, y: upper },
  { ...sash, x: 6.6, y: upper },
]

function mainHouse(stage: Stage): Sdl {
  const west = [{ ...sash, x: 1.6, y: upper }]
  return union([
    shell(w, d, h, { front: drive, back: garden, left: east, right: west }, clay, stage.hour),
    box([-0.05, -0.1, -0.05], [6, 0.3, d + 0.05], bluestone),
    box([7.6, -0.1, -0.05], [w + 0.05, 0.3, 0.2], bluestone),
    box([-0.05, -0.1, d - 0.2], [w, 0.2, d + 0.05], bluestone),
    box([-0.03, 3.2, -0.06], [w + 0.03, 3.36, d + 0.06], stone),
    hippedRoof(w, d, h, 4, slates, 0.55),
    ...[2.3, 6, 9.7].map((x) => dormer(x, h + 0.75, 0.5, 1.35, 1.3, 2.2)),
    ...[3.4, 8.6].map((x) => at([x, h + 0.75, d - 0.5], dormer(0, 0, 0, 1.35, 1.3, 2.2), 180)),
    chimney(3.2, h + 2.6, 4.8, 2.5, clay),
    chimney(8.9, h + 2.6, 4.8, 2.5, clay),
    ...[0, 1].map((i) =>
      box([5.6 + i * 0.3, -0.1, -1.5 + i * 0.4], [8 - i * 0.3, 0.15 + i * 0.13, 0], bluestone),
    ),
    // The porch roof over the front door
    box([5.7, 3.1, -1.1], [7.9, 3.22, 0], stone),
  ])
}

const [wing, long, eaves] = [7.5, 8, 3.1]

/** The white wing: two garage doors to the drive, and the study behind them. */
function garageWing(stage: Stage): Sdl {
  const doors = [0.75, 4].map(
    (x): Opening => ({ x, y: 0, w: 2.75, h: 2.25, kind: 'garage', door: satin('#2d5345') }),
  )
  const openings: readonly Opening[] = [...doors, { ...sash, x: 3.1, y: 4.1, h: 1.35 }]
  const study: Opening = { ...sash, x: 1.1, y: 0.75, w: 2.2, h: 1.9, bars: 'three', frame: ink }
  return at(
    [w, 0, -2.4],
    union([
      shell(
        wing,
        long,
        eaves,
        { front: openings.slice(0, 2), right: [{ ...study, x: 5.2 }] },
        white,
        stage.hour,
      ),
      at([0, 0, long], gableRoof(long, wing, eaves, 3.5, slates, white, 0.35), 90),
      at([3.1, eaves + 0.6, -0.02], gableWindow(stage)),
      box([-0.02, -0.1, -0.04], [wing + 0.04, 0.12, 0.2], bluestone),
    ]),
  )
}

/** A window laid on the gable, which has no wall to cut into. */
function gableWindow({ hour }: Stage): Sdl {
  const onGable = opening({ ...sash, x: 0, y: 0, h: 1.35, sill: false }, { ...hour, deep: false })
  return union([at([0, 0, -0.19], onGable), box([-0.1, -0.12, -0.12], [1.4, 0, 0.1], stone)])
}

/** The villa of 1958 with its orangery, as it stands on its plot. */
export const orangeryVilla = (stage: Stage): Sdl =>
  union([mainHouse(stage), garageWing(stage), at([w, 0, 5.6], orangery(stage))])
