import { bricks } from './bricks.ts'
import { bench, bicycle, figure } from './garden.ts'
import { card, courses, ink, linden, satin, stone, white } from './materials.ts'
import type { Opening } from './openings.ts'
import { at, box, cylinder, union } from './pov.ts'
import { chimney, dormer, gableRoof } from './roof.ts'
import type { Maker } from './stage.ts'
import { band, cornice, inTheRow, party, rowOf } from './terrace-row.ts'
import { ballTree, crownOf, seasons } from './trees.ts'
import { rows, wall } from './wall.ts'

/** A shop front under an awning, flats above. */
export const shop: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [8.2, 9.5, 9.6]
  const frame = satin('#24483a')
  const openings: Opening[] = [
    { x: 0.5, y: 0.55, w: 4.4, h: 2.45, bars: 'three', frame, lit: true, sill: linden },
    { x: 5.2, y: 0.1, w: 1.15, h: 2.9, kind: 'door', door: linden, frame },
    { x: 6.85, y: 0.1, w: 0.95, h: 2.9, kind: 'door', door: satin('#8a4a38'), frame: white },
    ...rows(w, 3, [4.5, 7.1], { w: 1.25, h: 1.8, bars: 'cross', frame: white, surround: stone }, 0.4),
  ]
  const stripes = Array.from({ length: 14 }, (_, i) => {
    const [x0, x1] = [0.3 + i * 0.44, 0.3 + (i + 1) * 0.44]
    const texture = i % 2 === 0 ? card('#2f5646') : card('#f3efe5')
    return union([
      `mesh{triangle{<${x0},3.55,-.05>,<${x1},3.55,-.05>,<${x1},2.75,-1.7>} triangle{<${x0},3.55,-.05>,<${x1},2.75,-1.7>,<${x0},2.75,-1.7>} ${texture}}`,
      box([x0, 2.5, -1.71], [x1, 2.76, -1.69], texture),
    ])
  })
  // Crates of fruit in front, as small boxes and balls.
  const crates = [0.9, 2.0, 3.1].map((x, i) =>
    union([
      box([x, 0.35, -0.75], [x + 0.9, 0.6, -0.25], card('#d0a873')),
      box([x + 0.1, 0, -0.7], [x + 0.8, 0.35, -0.3], card('#c19a66')),
      ...Array.from(
        { length: 18 },
        (_, k) =>
          `sphere{<${x + 0.12 + (k % 6) * 0.13},.62,${-0.65 + Math.floor(k / 6) * 0.15}>,.075 ${card(['#c8763c', '#7fa66b', '#a8482b'][i] ?? '#c8763c')}}`,
      ),
    ]),
  )
  const home = union([
    wall(w, h, openings, card('#e9dfcd'), hour),
    party(w, d, h, card('#e3d9c8')),
    band(w, 3.62, 0.4, linden, 0.12),
    box([0, 0, -0.08], [0.45, 3.6, 0.02], linden),
    box([4.93, 0, -0.08], [5.15, 3.6, 0.02], linden),
    box([6.4, 0, -0.08], [6.8, 3.6, 0.02], linden),
    box([0.45, 0, -0.06], [4.93, 0.5, 0.02], linden),
    ...stripes,
    cylinder([0.3, 3.58, -0.1], [6.46, 3.58, -0.1], 0.09, white),
    ...crates,
    band(w, 6.62, 0.14, stone),
    cornice(w, h, white),
    gableRoof(w, d, h + 0.2, 3, courses('#5f676c', 0.2), card('#e3d9c8'), 0.02),
    dormer(2.4, h + 0.8, 0.8, 1.5, 1.4, 2),
    dormer(5.8, h + 0.8, 0.8, 1.5, 1.4, 2),
  ])
  return inTheRow(
    stage,
    w,
    d,
    home,
    {
      ...rowOf(
        hour,
        [
          [6, [0, 3.5, 6.4]],
          [6, [0, 3.3]],
        ],
        [
          [6, [0, 3.3]],
          [6.4, [0, 3.4, 6.3]],
        ],
      ),
    },
    [
      figure(4.4, -1.9, white),
      figure(3.8, -2.2, linden, 1.2),
      figure(7.6, -1.8, card('#a8482b')),
      bicycle(-1.4, -0.5, linden),
      at([10.2, 0, -1.9], crownOf(stage.season, 5.2, random)),
    ],
    { top: h + 3.6, reach: 1.6 },
  )
}

/** The agency's own house: a linden-green front, a linden tree before it. */
export const agency: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [8.6, 9.5, 9.4]
  const frame = satin('#f3efe5')
  const openings: Opening[] = [
    { x: 0.6, y: 0.6, w: 3.1, h: 2.5, bars: 'three', frame, lit: true, sill: linden },
    { x: 4.2, y: 0.12, w: 1.2, h: 2.98, kind: 'door', door: linden, frame },
    { x: 5.9, y: 0.6, w: 2.1, h: 2.5, bars: 'two', frame, lit: true, sill: linden },
    ...rows(w, 3, [4.5, 7.1], { w: 1.35, h: 1.8, bars: 'cross', frame, surround: stone }, 0.5),
  ]
  // Sheets in the window, as every agency hangs them.
  const sheets = [0, 1, 2].flatMap((column) =>
    [0, 1].map((level) =>
      box(
        [0.95 + column * 0.95, 1.1 + level * 0.85, 0.1],
        [1.5 + column * 0.95, 1.75 + level * 0.85, 0.12],
        card(level ? '#a9bcae' : '#f6f3ea'),
      ),
    ),
  )
  const home = union([
    wall(w, h, openings, bricks(stage, '#c08b76'), hour),
    party(w, d, h, card('#d9cfc2')),
    ...sheets,
    band(w, 3.45, 0.62, linden, 0.14),
    box([0, 4.07, -0.3], [w, 4.17, 0.02], white),
    box([0, 0, -0.1], [0.55, 3.45, 0.02], linden),
    box([3.75, 0, -0.1], [4.1, 3.45, 0.02], linden),
    box([5.5, 0, -0.1], [5.85, 3.45, 0.02], linden),
    box([8.05, 0, -0.1], [w, 3.45, 0.02], linden),
    box([0.55, 0, -0.07], [3.75, 0.55, 0.02], linden),
    box([5.85, 0, -0.07], [8.05, 0.55, 0.02], linden),
    // A hanging sign with a leaf instead of letters
    box([8.0, 4.7, -0.9], [8.04, 4.74, 0], ink),
    box([7.99, 4.0, -0.85], [8.05, 4.66, -0.2], card('#f4f1ea')),
    `sphere{0,1 scale <.05,.24,.15> rotate x*24 translate <7.99,4.33,-.52> ${card('#7fa66b')}}`,
    cornice(w, h, white),
    gableRoof(w, d, h + 0.2, 3.1, courses('#6b747b', 0.2), card('#d9cfc2'), 0.02),
    dormer(2.4, h + 0.8, 0.8, 1.5, 1.4, 2),
    dormer(6.2, h + 0.8, 0.8, 1.5, 1.4, 2),
    chimney(0.5, h + 1.9, 3.6, 2.2, bricks(stage, '#c08b76'), 0.7),
  ])
  return inTheRow(
    stage,
    w,
    d,
    home,
    {
      ...rowOf(
        hour,
        [
          [6, [0, 3.3, 6.2]],
          [6, [0, 3.2]],
        ],
        [
          [6.2, [0, 3.4]],
          [6, [0, 3.3, 6.4]],
        ],
      ),
    },
    [
      at([10.4, 0, -1.9], crownOf(stage.season, 7.2, random)),
      at(
        [4.0, 0, -0.5],
        union([
          box([-0.25, 0, -0.25], [0.25, 0.5, 0.25], card('#c4beb0')),
          at([0, 0.4, 0], ballTree(0.95, 0.33, seasons[stage.season].hedge, random)),
        ]),
      ),
      at(
        [5.65, 0, -0.5],
        union([
          box([-0.25, 0, -0.25], [0.25, 0.5, 0.25], card('#c4beb0')),
          at([0, 0.4, 0], ballTree(0.95, 0.33, seasons[stage.season].hedge, random)),
        ]),
      ),
      bicycle(1.2, -0.6, ink),
      figure(6.4, -1.5, white),
      figure(7.1, -1.6, linden),
      bench(12.6, -0.7),
    ],
    { top: h + 3.9, reach: 1.8 },
  )
}
