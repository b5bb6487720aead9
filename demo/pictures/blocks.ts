import { balcony, greenBehind } from './balcony.ts'
import { base, bench, bicycle, car, figure, lawn, paving, sheet, street } from './garden.ts'
import { bluestone, card, courses, ink, linden, panes, satin, stone, white, zinc } from './materials.ts'
import { type Opening, opening, railing } from './openings.ts'
import { at, box, cylinder, extrude, union } from './pov.ts'
import { dormer, flatRoof, hippedRoof } from './roof.ts'
import type { Maker } from './stage.ts'
import { ballTree, hedge, seasons, shrub } from './trees.ts'
import { rows, shell } from './wall.ts'

/** 1960s: five floors of continuous balconies over an open ground floor. */
export const sixties: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [17, 11]
  const frame = satin('#e9e5da')
  const floors = [3.4, 6.4, 9.4, 12.4, 15.4]
  const h = 18.6
  const skin = card('#e5dccb')
  const front = floors.flatMap((y): Opening[] => [
    { x: 0.8, y: y + 0.1, w: 3, h: 2.35, bars: 'three', frame, sill: false },
    { x: 4.9, y: y + 0.1, w: 2.6, h: 2.35, bars: 'two', frame, sill: false },
    { x: 9.5, y: y + 0.1, w: 2.6, h: 2.35, bars: 'two', frame, sill: false },
    { x: 13.2, y: y + 0.1, w: 3, h: 2.35, bars: 'three', frame, sill: false },
  ])
  const side = floors.flatMap((y): Opening[] => [
    { x: 2, y: y + 0.9, w: 1.6, h: 1.4, bars: 'two', frame },
    { x: 7, y: y + 0.9, w: 1.6, h: 1.4, bars: 'two', frame },
  ])
  const upper = at(
    [0, 3.2, 0],
    shell(
      w,
      d,
      h - 3.2,
      {
        front: front.map((o) => ({ ...o, y: o.y - 3.2 })),
        left: side.map((o) => ({ ...o, y: o.y - 3.2 })),
        right: side.map((o) => ({ ...o, y: o.y - 3.2 })),
      },
      skin,
      hour,
    ),
  )
  const home = union([
    upper,
    box([0, 3.0, 0], [w, 3.2, d], white),
    at(
      [0.6, 0, 2.2],
      shell(
        w - 1.2,
        d - 2.8,
        3.0,
        {
          front: [
            { x: 0.8, y: 0.1, w: 4.4, h: 2.6, kind: 'garage', door: satin('#b5b0a4') },
            { x: 7, y: 0.1, w: 2, h: 2.7, kind: 'door', door: linden, frame },
            { x: 10.2, y: 0.4, w: 4.6, h: 2.2, bars: 'three', frame, lit: true },
          ],
        },
        bluestone,
        hour,
      ),
    ),
    ...[0.4, 4.2, 8.0, 9.0, 12.8, 16.6].map((x) => cylinder([x, 0, 0.5], [x, 3.1, 0.5], 0.2, white)),
    ...floors.flatMap((y) => [
      balcony(0.2, y + 0.1, 8, 1.5, card('#8fa78f'), white),
      balcony(8.8, y + 0.1, 8, 1.5, card('#8fa78f'), white),
    ]),
    box([8.2, 3.2, -0.5], [8.8, h + 0.4, 0.02], white),
    at([0, 0, 0], flatRoof(w, d, h, zinc, 0.4, skin)),
    at(
      [6, h, 3],
      union([box([0, 0, 0], [5, 2.2, 4], card('#dcd5c7')), box([-0.1, 2.2, -0.1], [5.1, 2.35, 4.1], zinc)]),
    ),
  ])
  if (stage.alone) return { parts: [home], low: [0, 0, 0], high: [w, h, d] }
  const g = seasons[stage.season]
  return {
    parts: [
      base(-13, -13, 31, 16, lawn(g.lawn)),
      box([-13, -0.16, -13], [31, -0.1, -9.3], card('#a9a8a3')),
      box([-13, -0.16, -9.3], [31, 0, -6.8], paving),
      sheet(6.5, -7, 10.5, 2, paving),
      sheet(0.5, -7, 6, 2, card('#cfcac0')),
      home,
      at([10.8, 0, -6.6], hedge(7.6, 0.9, 0.6, g.hedge, random)),
      at([-12, 0, -6.6], hedge(12, 0.9, 0.6, g.hedge, random)),
      at([18.6, 0, -6.6], hedge(11.6, 0.9, 0.6, g.hedge, random)),
      ...greenBehind(stage, [
        [-4.5, -2.5, 8],
        [-7.5, 6, 11],
        [21.5, -2.5, 7.4],
        [24.5, 5, 10],
        [14.2, -4, 4.6],
      ]),
      car(3.2, -10.7, satin('#7fa08a')),
      car(22, -11.2, satin('#eae6dc'), 180),
      figure(8.3, -4.6, linden),
      figure(9, -8, white),
      bicycle(6.3, -2.6, ink, 90),
      bench(13, -8, 180),
    ],
    low: [-4, -0.1, -4],
    high: [21, 20.8, 8],
  }
}

/** Luxembourg: pale sandstone, tall windows, a slate mansard. */
export const sandstone: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [16, 11, 12.6]
  const sand = card('#e8d3ab')
  const trim = card('#f2e6cb')
  const frame = satin('#f1ede2')
  const levels = [4.6, 8.0]
  const openings: Opening[] = [
    ...rows(w, 6, [1.2], { w: 1.3, h: 2.3, bars: 'cross', frame }, 0.6).filter((_, i) => i !== 2 && i !== 3),
    { x: 7.1, y: 0.3, w: 1.8, h: 3.2, kind: 'door', door: linden, frame, surround: trim },
    ...rows(w, 6, levels, { w: 1.25, h: 2.2, bars: 'cross', frame, surround: trim }, 0.6),
    ...rows(w, 6, [11.1], { w: 1.1, h: 1.1, bars: 'two', frame }, 0.6),
  ]
  const home = union([
    shell(
      w,
      d,
      h,
      {
        front: openings,
        right: rows(d, 3, [1.2, 4.6, 8.0], { w: 1.2, h: 2.1, bars: 'cross', frame, surround: trim }, 0.8),
        left: rows(d, 3, [1.2, 4.6, 8.0], { w: 1.2, h: 2.1, bars: 'cross', frame, surround: trim }, 0.8),
      },
      sand,
      hour,
    ),
    box([-0.06, 0, -0.08], [6.9, 0.8, 0.1], card('#cdb68d')),
    box([9.1, 0, -0.08], [w + 0.06, 0.8, 0.1], card('#cdb68d')),
    box([w - 0.1, 0, 0.1], [w + 0.06, 0.8, d], card('#cdb68d')),
    box([-0.05, 4.0, -0.12], [w + 0.05, 4.22, 0.1], trim),
    box([-0.05, 10.6, -0.1], [w + 0.05, 10.8, 0.1], trim),
    box([w - 0.1, 4, 0.1], [w + 0.1, 4.22, d], trim),
    box([-0.1, 4, 0.1], [0.1, 4.22, d], trim),
    ...[0, w - 0.5].map((x) => box([x - 0.02, 0.8, -0.1], [x + 0.52, h, 0.02], trim)),
    box([-0.35, h - 0.05, -0.45], [w + 0.35, h + 0.2, d + 0.35], trim),
    box([-0.18, h - 0.3, -0.25], [w + 0.18, h - 0.05, d + 0.18], trim),
    hippedRoof(w, d, h + 0.1, 3.1, courses('#69727a', 0.24), 0.1, 1.5),
    at([1.5, h + 3.2, 1.5], hippedRoof(w - 3, d - 3, 0, 0.9, courses('#7d858b', 0.12), 0.1)),
    ...[2.1, 5.05, 8, 10.95, 13.9].map((x) => dormer(x, h + 0.5, 0.1, 1.3, 1.75, 1.5, panes[1], trim, zinc)),
    // Balcony over the door
    box([5.9, 4.25, -1.1], [10.1, 4.45, 0], trim),
    railing(5.95, 10.05, 4.45, -1.03, 1),
    ...[6.2, 9.5].map((x) =>
      extrude(
        [
          [x, 3.6],
          [x + 0.3, 3.6],
          [x + 0.3, 4.25],
          [x, 4.25],
        ],
        -0.8,
        0,
        trim,
      ),
    ),
  ])
  if (stage.alone) return { parts: [home], low: [0, 0, 0], high: [w, h + 5, d] }
  const g = seasons[stage.season]
  return {
    parts: [
      base(-13, -13, 30, 17, card('#d5cdbd')),
      street(-13, 30, -13),
      box([-13, -0.16, 0.2], [30, -0.01, 17], lawn(g.lawn)),
      home,
      ...greenBehind(stage, [
        [-4.5, 4, 8],
        [-8, 10, 10],
        [21, 5, 9],
        [25, 11, 11],
        [8, 15, 10],
        [-3.6, -2, 5.6],
        [19.6, -2, 5.8],
      ]),
      ...[2, 14].map((x) =>
        at(
          [x, 0, -0.7],
          union([
            box([-0.3, 0, -0.3], [0.3, 0.5, 0.3], stone),
            at([0, 0.4, 0], ballTree(1, 0.36, g.hedge, random)),
          ]),
        ),
      ),
      figure(8, -2, linden),
      figure(9, -2.1, white),
      figure(4, -1.6, white),
      car(12, -5.4, satin('#24483a')),
      bicycle(17.2, -1.6, ink),
    ],
    low: [-2, -0.1, -3],
    high: [19, 17.6, 8],
  }
}

/** Small and modern: white card, corner balconies, one flat roof. */
export const smallModern: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [11, 10]
  const floors = [0, 3.1, 6.2, 9.3]
  const h = 12.5
  const frame = satin('#3b423f')
  const skin = card('#eceae3')
  const accent = card('#9fb39a')
  const front = floors.flatMap((y, i): Opening[] =>
    i === 0
      ? [
          { x: 0.8, y: 0.1, w: 2.8, h: 2.3, kind: 'garage', door: satin('#b9b4a8') },
          { x: 4.4, y: 0.1, w: 1.5, h: 2.6, kind: 'door', door: linden, frame },
          { x: 7, y: 0.8, w: 3, h: 1.6, bars: 'two', frame },
        ]
      : [
          { x: 0.9, y: y + 0.2, w: 2.6, h: 2.3, bars: 'two', frame, sill: false },
          { x: 4.75, y: y + 0.9, w: 1, h: 1.6, bars: 'none', frame },
          { x: 7.2, y: y + 0.2, w: 2.9, h: 2.3, bars: 'two', frame, sill: false },
        ],
  )
  const home = union([
    shell(
      w,
      d,
      h,
      {
        front,
        right: floors
          .slice(1)
          .flatMap((y) => rows(d, 3, [y + 0.9], { w: 1.3, h: 1.5, bars: 'none', frame }, 0.6)),
        left: floors.flatMap((y) => rows(d, 3, [y + 0.9], { w: 1.3, h: 1.5, bars: 'none', frame }, 0.6)),
        back: floors.flatMap((y): Opening[] => [
          { x: 1, y: y + 0.2, w: 3, h: 2.3, bars: 'two', frame, sill: false },
          { x: 7, y: y + 0.2, w: 3, h: 2.3, bars: 'two', frame, sill: false },
        ]),
      },
      skin,
      hour,
    ),
    box([3.95, 2.9, -0.06], [6.55, h + 0.36, 0.1], accent),
    ...floors
      .slice(1)
      .flatMap((y, i) => [
        i % 2 ? balcony(0.4, y + 0.2, 3.5, 1.6, 'glass') : balcony(0.4, y + 0.2, 3.5, 1.2, 'glass'),
        i % 2 ? balcony(6.7, y + 0.2, 3.9, 1.2, 'glass') : balcony(6.7, y + 0.2, 3.9, 1.6, 'glass'),
      ]),
    flatRoof(w, d, h, zinc, 0.4, skin),
    at(
      [3, h, 4],
      union([
        box([0, 0, 0], [3.4, 1.9, 3], card('#d9d6cc')),
        box([-0.08, 1.9, -0.08], [3.48, 2.02, 3.08], zinc),
      ]),
    ),
    ...[0, 1].map(
      (i) =>
        `object{${box([0, 0, 0], [1.6, 0.05, 1], satin('#4d5a63'))} rotate x*-24 translate <${7 + i * 1.1},${h + 0.15},5.5>}`,
    ),
    box([4, 2.75, -1.2], [6.5, 2.9, 0], ink),
    at(
      [w, 0, d],
      union(
        floors
          .slice(1)
          .flatMap((y) => [
            balcony(0.7, y + 0.2, 3.6, 1.4, 'glass'),
            balcony(6.7, y + 0.2, 3.6, 1.4, 'glass'),
          ]),
      ),
      180,
    ),
    ...floors
      .slice(1)
      .map((y) => opening({ x: 4.75, y: y + 0.9, w: 1, h: 1.6, bars: 'none', frame }, hour))
      .map((o) => at([0, 0, -0.2], o)),
  ])
  if (stage.alone) return { parts: [home], low: [0, 0, 0], high: [w, h, d] }
  const g = seasons[stage.season]
  return {
    parts: [
      base(-12, -12, 24, 15, lawn(g.lawn)),
      box([-12, -0.16, -12], [24, -0.1, -8], card('#a9a8a3')),
      box([-12, -0.16, -8], [24, 0, -5.4], paving),
      sheet(0.4, -5.4, 6.3, 0, paving),
      home,
      at([6.8, 0, -5.2], hedge(5.4, 0.8, 0.6, g.hedge, random)),
      at([-10, 0, -5.2], hedge(9.6, 0.8, 0.6, g.hedge, random)),
      at([13, 0, -5.2], hedge(10, 0.8, 0.6, g.hedge, random)),
      ...greenBehind(stage, [
        [-4, -1.5, 6],
        [-6, 6, 9],
        [15, -1.6, 6.6],
        [17.5, 6, 9.5],
        [8.6, -2.8, 3.6],
      ]),
      bicycle(7, -0.9, linden),
      bicycle(8, -0.8, ink),
      figure(5.2, -2.8, linden),
      figure(5.8, -6.4, white),
      car(1.8, -9.8, satin('#eae6dc')),
      at([11.8, 0, -1], shrub(0.8, g.hedge, random)),
    ],
    low: [-3, -0.1, -4],
    high: [15, 14.9, 6],
  }
}
