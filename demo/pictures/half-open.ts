import { base, car, figure, gravel, lawn, paving, sheet } from './garden.ts'
import { bluestone, brick, card, courses, linden, panes, satin, stone, white, zinc } from './materials.ts'
import type { Opening } from './openings.ts'
import { beds } from './plantings.ts'
import { at, box, type Sdl, union } from './pov.ts'
import { chimney, dormer, gableRoof } from './roof.ts'
import type { Maker, Stage } from './stage.ts'
import { blossom, crownOf, hedge, seasons } from './trees.ts'
import { shell, wall } from './wall.ts'

/** Half-open house: one half is for sale, the other stays blank card. */
function halfOpen(
  stage: Stage,
  skin: Sdl,
  roof: Sdl,
  frame: Sdl,
  door: Sdl,
  front: 'gable' | 'eaves',
): ReturnType<Maker> {
  const { hour, random } = stage
  const [w, d, h] = [7.2, 9.5, 5.9]
  const blank = card('#e7e4dd')
  const t: Partial<Opening> = { bars: 'tee', frame }
  const openings: Opening[] = [
    { ...t, x: 0.8, y: 0.75, w: 2.5, h: 1.9, bars: 'three' },
    { x: 4.7, y: 0.2, w: 1.2, h: 2.5, kind: 'door', door, frame },
    { ...t, x: 0.95, y: 3.5, w: 1.5, h: 1.6 },
    { ...t, x: 4.5, y: 3.5, w: 1.5, h: 1.6 },
  ]
  const side: Opening[] = [
    { ...t, x: 2, y: 0.9, w: 1.3, h: 1.6 },
    { ...t, x: 5.6, y: 0.2, w: 1.8, h: 2.3, sill: false },
    { ...t, x: 3.8, y: 3.5, w: 1.2, h: 1.5 },
  ]
  const half = (texture: Sdl, tiles: Sdl, own: boolean): Sdl =>
    union([
      own
        ? shell(w, d, h, { front: openings, right: side }, texture, hour)
        : union([
            wall(
              w,
              h,
              openings.map((o): Opening => ({ ...o, x: w - o.x - o.w, kind: 'void' })),
              texture,
              hour,
            ),
            box([0, 0, 0.2], [w - 0.01, h - 0.02, d], card('#dcd7cb')),
          ]),
      front === 'eaves'
        ? gableRoof(w, d, h, 4, tiles, texture, 0.35)
        : union([at([0, 0, d], gableRoof(d, w, h, 4.2, tiles, texture, 0.3), 90)]),
    ])
  const g = seasons[stage.season]
  return {
    parts: [
      base(-16, -13.5, 18, 16, lawn(g.lawn)),
      box([-16, -0.16, -13.5], [18, 0.02, -10.8], paving),
      box([-16, -0.2, -17], [18, -0.1, -13.5], card('#a9a8a3')),
      half(skin, roof, true),
      at([-w - 0.02, 0, 0], half(blank, blank, false)),
      front === 'eaves'
        ? dormer(2.6, h + 0.95, 0.75, 1.7, 1.4, 2, panes[1], white, zinc, false)
        : box([3, h + 0.6, -0.06], [4.2, h + 2, 0.1], panes[0]),
      front === 'gable'
        ? union(
            [
              box([2.9, h + 0.5, -0.1], [4.3, h + 0.6, 0.1]),
              box([2.9, h + 2, -0.1], [4.3, h + 2.1, 0.1]),
              box([2.9, h + 0.6, -0.1], [3, h + 2, 0.1]),
              box([4.2, h + 0.6, -0.1], [4.3, h + 2, 0.1]),
              box([3.56, h + 0.6, -0.09], [3.64, h + 2, 0.1]),
            ],
            frame,
          )
        : '',
      front === 'eaves' ? chimney(0.1, h + 2.9, 4.75, 2.4, skin) : chimney(0.9, h + 0.8, 6, 3, skin),
      box([-0.01, 0, -0.05], [4.6, 0.4, 0.1], bluestone),
      box([6, 0, -0.05], [w + 0.04, 0.4, 0.1], bluestone),
      box([-0.01, 2.95, -0.06], [w + 0.01, 3.1, 0.1], stone),
      box([4.3, 2.8, -0.8], [6.3, 2.92, 0], zinc),
      sheet(4.5, -10.8, 6.1, -0.4, paving),
      sheet(7.6, -10.8, 10.6, 9, gravel),
      car(9.1, -3, satin('#7fa08a'), 90),
      at([-0.3, 0, -10.4], hedge(4.4, 0.9, 0.6, g.hedge, random)),
      at([11, 0, -10.4], hedge(6.4, 0.9, 0.6, g.hedge, random)),
      at([-9, 0, -10.4], hedge(7.6, 0.9, 0.6, g.hedge, random)),
      at([0, 0, -0.4], hedge(10, 0.7, 0.45, g.hedge, random), 90),
      at([11, 0, 15.2], hedge(24, 1.6, 0.8, g.hedge, random), 90),
      at([1.9, 0, -5.4], crownOf(stage.season, 4, random)),
      at([14.2, 0, 2], crownOf(stage.season, 7, random)),
      at([14.6, 0, -6.6], crownOf(stage.season, 5, random)),
      at([-11, 0, -5], crownOf(stage.season, 5.6, random)),
      at([12.5, 0, 12.5], crownOf(stage.season, 8, random)),
      ...beds(
        stage,
        [
          [0.9, -0.7, 0.4],
          [2.3, -0.7, 0.5],
          [3.6, -0.7, 0.4],
        ],
        stage.season === 'spring' ? blossom : undefined,
      ),
      figure(5.3, -3.6, linden),
      figure(6, -11.8, white),
      figure(5.4, -12, white, 1.15),
    ],
    low: [-6, -0.1, -7],
    high: [13, 10.4, 5],
  }
}

export const brickHalfOpen: Maker = (stage) =>
  halfOpen(stage, brick('#ad6f58'), courses('#665f5b', 0.2), satin('#f3efe5'), linden, 'eaves')

export const yellowHalfOpen: Maker = (stage) =>
  halfOpen(stage, brick('#d9bd84'), courses('#a9604a', 0.2), satin('#f6f2e8'), satin('#4f6f80'), 'gable')
