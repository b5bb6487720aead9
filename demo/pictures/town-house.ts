import { bricks } from './bricks.ts'
import { car, figure } from './garden.ts'
import { bluestone, card, linden, satin, slate, white } from './materials.ts'
import { type Opening, railing } from './openings.ts'
import { at, box, extrude, type Sdl, union } from './pov.ts'
import { chimney, dormer, gableRoof } from './roof.ts'
import type { Maker } from './stage.ts'
import { band, cornice, inTheRow, party, rowOf, steps } from './terrace-row.ts'
import { crownOf } from './trees.ts'
import { wall } from './wall.ts'

/** Neo-classical town house divided into apartments: white stucco, five windows wide. */
export const townHouse: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [11, 11, 11.6]
  const stucco = card('#ece9e1')
  const frame = satin('#e4ded0')
  const xs = [0.9, 2.95, 5.0, 7.05, 9.1]
  const openings: Opening[] = xs.flatMap((x, i): Opening[] => [
    i === 2
      ? { x: 4.75, y: 0.4, w: 1.5, h: 3.1, kind: 'door', door: linden, frame }
      : { x, y: 1.1, w: 1.1, h: 2.3, bars: 'tee', frame },
    { x, y: 4.8, w: 1.1, h: 2.6, bars: 'tee', frame, surround: stucco, rail: true },
    { x, y: 8.5, w: 1.1, h: 1.9, bars: 'tee', frame, surround: stucco },
  ])
  const grooves: Sdl[] = []
  for (let y = 0.9; y < 3.9; y += 0.5) {
    const cuts = xs.map((x, i): [number, number] => (i === 2 ? [4.75, 6.25] : [x, x + 1.1]))
    let from = 0
    const through = y + 0.46 <= 1.1 || y > 3.4 ? cuts.filter((_, i) => i === 2 && y < 3.4) : cuts
    for (const [a, b] of through) {
      grooves.push(box([from, y, -0.07], [a, y + 0.46, 0.02]))
      from = b
    }
    grooves.push(box([from, y, -0.07], [w, y + 0.46, 0.02]))
  }
  const home = union([
    wall(w, h, openings, stucco, hour),
    party(w, d, h, stucco),
    union(grooves, card('#e4e0d6')),
    box([0, 0, -0.1], [4.6, 0.8, 0.02], bluestone),
    box([6.4, 0, -0.1], [w, 0.8, 0.02], bluestone),
    steps(4.75, 1.5, 0.4, 2, bluestone),
    band(w, 3.95, 0.28, stucco, 0.18),
    band(w, 7.95, 0.18, stucco, 0.1),
    ...xs.map((x) =>
      extrude(
        [
          [x - 0.3, 7.62],
          [x + 1.4, 7.62],
          [x + 0.55, 7.98],
        ],
        -0.16,
        0,
        stucco,
      ),
    ),
    // Pilasters at both ends
    ...[0, w - 0.45].map((x) => box([x, 4.2, -0.1], [x + 0.45, h - 0.4, 0.02], stucco)),
    cornice(w, h, stucco, 0.6),
    box([3.9, 4.25, -0.95], [7.1, 4.5, 0], stucco),
    railing(3.95, 7.05, 4.5, -0.88, 0.95),
    ...[4.15, 6.6].map((x) => box([x, 3.75, -0.6], [x + 0.25, 4.25, 0], stucco)),
    gableRoof(w, d, h + 0.2, 3.2, slate, stucco, 0.02),
    ...[1.95, 5.5, 9.05].map((x) => dormer(x, h + 0.75, 0.75, 1.4, 1.5, 2.2)),
    chimney(0.5, h + 1.9, 3.6, 2.4, bricks(stage, '#b98a72'), 0.7, 1.4),
    chimney(w - 0.5, h + 1.9, 3.6, 2.4, bricks(stage, '#b98a72'), 0.7, 1.4),
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
          [6, [0, 3.8, 7]],
          [6, [0, 3.4]],
        ],
        [
          [6, [0, 3.5, 6.4]],
          [6.4, [0, 3.3, 6.5]],
        ],
      ),
    },
    [
      at([-1.6, 0, -1.9], crownOf(stage.season, 6, random)),
      at([12.4, 0, -1.9], crownOf(stage.season, 5.6, random)),
      figure(7.6, -1.4, linden),
      car(3.4, -4.7, satin('#d9d4c8')),
      figure(2.2, -1.9, white),
    ],
    { top: h + 3.8, reach: 0.8 },
  )
}
