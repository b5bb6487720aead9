import { base, bench, bicycle, car, figure, lawn, paving, sheet, street } from './garden.ts'
import {
  bluestone,
  boards,
  brick,
  card,
  clearAcrylic,
  courses,
  glow,
  ink,
  linden,
  panes,
  satin,
  stone,
  white,
  zinc,
} from './materials.ts'
import { neighbour } from './neighbour.ts'
import { type Opening, opening, railing } from './openings.ts'
import { at, box, cylinder, extrude, type Sdl, slab, union } from './pov.ts'
import { dormer, flatRoof, gableRoof, hippedRoof } from './roof.ts'
import type { Maker, Stage } from './stage.ts'
import { ballTree, crownOf, hedge, seasons, shrub } from './trees.ts'
import { rows, shell, wall } from './wall.ts'

/** A balcony on the front: slab and rail. */
function balcony(
  x: number,
  y: number,
  w: number,
  depth: number,
  rail: 'bars' | 'glass' | Sdl,
  slabTexture: Sdl = white,
): Sdl {
  const parts: Sdl[] = [box([x, y - 0.2, -depth], [x + w, y, 0.02], slabTexture)]
  if (rail === 'bars') {
    parts.push(railing(x + 0.03, x + w - 0.03, y, -depth + 0.05, 1))
    for (const side of [x + 0.05, x + w - 0.05])
      parts.push(at([side, 0, 0], railing(0, depth - 0.05, y, 0, 1), 90))
  } else if (rail === 'glass') {
    parts.push(
      box([x, y, -depth], [x + w, y + 1, -depth + 0.04], clearAcrylic),
      box([x, y + 1, -depth - 0.02], [x + w, y + 1.05, -depth + 0.06], ink),
    )
    for (const side of [x, x + w - 0.04])
      parts.push(
        box([side, y, -depth + 0.04], [side + 0.04, y + 1, 0], clearAcrylic),
        box([side - 0.01, y + 1, -depth + 0.04], [side + 0.05, y + 1.05, 0], ink),
      )
  } else {
    parts.push(box([x, y, -depth], [x + w, y + 0.95, -depth + 0.1], rail))
    for (const side of [x, x + w - 0.1])
      parts.push(box([side, y, -depth + 0.1], [side + 0.1, y + 0.95, 0], rail))
  }
  return union(parts)
}

const greenBehind = (stage: Stage, places: readonly (readonly [number, number, number])[]): Sdl[] =>
  places.map(([x, z, height]) => at([x, 0, z], crownOf(stage.season, height, stage.random)))

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

/** Art deco: the corner is a quarter drum with ribbon windows. */
export const artDeco: Maker = (stage) => {
  const { hour, random } = stage
  const [arm, r, d] = [11, 5, 9]
  const floors = [0, 3.7, 6.9, 10.1, 13.3]
  const h = 16.4
  const clay = brick('#d7bf94', 0.12)
  const frame = satin('#4a4f4b')
  const left: Opening[] = floors.flatMap((y, i): Opening[] =>
    i === 0
      ? [
          { x: 1, y: 0.15, w: 1.5, h: 2.8, kind: 'door', door: linden, frame },
          { x: 4, y: 0.9, w: 2, h: 1.9, bars: 'three', frame },
          { x: 7.6, y: 0.9, w: 2, h: 1.9, bars: 'three', frame },
        ]
      : [
          { x: 1.0, y: y + 0.9, w: 1.5, h: 1.7, bars: 'three', frame, sill: white },
          { x: 4, y: y + 0.9, w: 2, h: 1.7, bars: 'three', frame, sill: white },
          { x: 7.6, y: y + 0.9, w: 2, h: 1.7, bars: 'three', frame, sill: white },
        ],
  )
  // The drum's axis stands at (arm, r); the street wall on the left ends there, the right wall starts there.
  const quarter = (radius: number, y0: number, y1: number, texture: Sdl): Sdl =>
    slab(
      [
        [0, 0],
        ...Array.from({ length: 33 }, (_, i): [number, number] => {
          const a = (Math.PI / 2) * (i / 32)
          return [radius * Math.sin(a), -radius * Math.cos(a)]
        }),
      ],
      y0,
      y1,
      texture,
    )
  const drum: Sdl[] = []
  floors.forEach((y, i) => {
    const [low, high] = i === 0 ? [0.9, 3] : [y + 0.9, y + 2.6]
    const lit = hour.random.next() < hour.lit
    drum.push(
      quarter(r, y, low, clay),
      quarter(r - 0.22, low, high, lit ? glow(hour.lamp) : (panes[i % 3] ?? '')),
      quarter(r, high, floors[i + 1] ?? h, clay),
    )
    drum.push(quarter(r + 0.12, low - 0.14, low, white), quarter(r + 0.2, high, high + 0.16, white))
    for (let k = 0; k <= 14; k++) {
      const a = (Math.PI / 2) * (k / 14)
      const [x, z] = [(r - 0.14) * Math.sin(a), -(r - 0.14) * Math.cos(a)]
      drum.push(
        `object{${box([-0.04, low, -0.05], [0.04, high, 0.05], frame)} rotate y*${((-a * 180) / Math.PI).toFixed(2)} translate <${x},0,${z}>}`,
      )
    }
    if (i > 0) drum.push(quarter(r + 0.02, y + 0.3, y + 0.42, white))
  })
  const cap = union([
    quarter(r + 0.5, h, h + 0.25, white),
    quarter(r - 0.3, h + 0.25, h + 1.1, clay),
    quarter(r - 0.1, h + 1.1, h + 1.25, white),
    cylinder([1.6, h, -1.6], [1.6, h + 5, -1.6], 0.05, white),
  ])
  const home = union([
    wall(arm, h, left, clay, hour),
    box([0, 0, 0.3], [arm, h, d], card('#d9c8a8')),
    at([arm, 0, r], union([...drum, cap])),
    at(
      [arm + r, 0, r],
      wall(
        arm - 2,
        h,
        left
          .filter((o) => o.x < 8)
          .map((o) => ({
            ...o,
            kind: o.kind === 'door' ? ('window' as const) : o.kind,
            y: o.kind === 'door' ? 0.9 : o.y,
            h: o.kind === 'door' ? 1.9 : o.h,
          })),
        clay,
        hour,
      ),
      -90,
    ),
    box([arm - 1, 0, r], [arm + r - 0.3, h, r + arm - 2], card('#d9c8a8')),
    box([-0.02, h, -0.3], [arm, h + 0.25, d], white),
    box([arm, h, r], [arm + r + 0.3, h + 0.25, r + arm - 2], white),
    ...floors
      .slice(1)
      .flatMap((y) => [
        box([0, y + 0.3, -0.03], [arm, y + 0.42, 0.02], white),
        box([arm + r - 0.02, y + 0.3, r], [arm + r + 0.03, y + 0.42, r + arm - 2], white),
      ]),
    box([0, 0, -0.08], [0.85, 0.7, 0.02], bluestone),
    box([2.65, 0, -0.08], [arm, 0.7, 0.02], bluestone),
    at([arm, 0, r], quarter(r + 0.08, 0, 0.7, bluestone)),
    box([arm + r - 0.02, 0, r], [arm + r + 0.08, 0.7, r + arm - 2], bluestone),
    box([0.6, 3.2, -1], [3, 3.4, 0], white),
  ])
  return {
    parts: [
      base(-13, -12, 29, 22, card('#a9a8a3')),
      slab(
        [
          [-13, -3.2],
          [arm + 2.2, -3.2],
          [arm + 6, -1.8],
          [arm + r + 3.2, 3.4],
          [arm + r + 3.2, 22],
          [-13, 22],
        ],
        -0.1,
        0,
        paving,
      ),
      home,
      at([-6.4, 0, 0], neighbour(6.4, 9, [0, 3.5, 6.6, 9.6], 0, hour)),
      at([-13, 0, 0], neighbour(6.6, 9, [0, 3.5, 6.6], 2.4, hour)),
      at([arm + r, 0, r + arm - 2], neighbour(7, 9, [0, 3.5, 6.6, 9.6], 0, hour), -90),
      at([-3, 0, -2.2], crownOf(stage.season, 6.2, random)),
      at([3.5, 0, -2.2], crownOf(stage.season, 5.6, random)),
      at([arm + r + 2.2, 0, 12], crownOf(stage.season, 6, random)),
      car(2, -5.6, satin('#24483a')),
      car(24, 9, satin('#eae6dc'), 90),
      figure(arm + 3.6, -1.6, linden),
      figure(arm + 4.5, -1.1, white),
      bicycle(9.4, -1.2, ink),
      figure(1.9, -1.6, white),
    ],
    low: [1, -0.1, -2],
    high: [18.5, 19.5, 8],
  }
}

/** New, small, wood and white: three floors with loggias. */
export const woodAndWhite: Maker = (stage) => {
  return { parts: newBuild(stage, 3, 14), low: [-2.5, -0.1, -3.5], high: [17, 11, 6] }
}

function newBuild(stage: Stage, floors: number, w: number): Sdl[] {
  const { hour, random } = stage
  const [d, storey] = [10, 3.1]
  const frame = satin('#3b423f')
  const wood = boards('#cfa471', 0.22, 'x')
  const h = floors * storey + 0.2
  const middle = 5.4
  const lw = (w - middle) / 2
  const levels = Array.from({ length: floors }, (_, i) => i * storey)
  const wing = (mirror: boolean): Sdl => {
    const openings = levels.flatMap((y, i): Opening[] => [
      { x: 0.9, y: y + (i === 0 ? 0.15 : 0.2), w: lw - 1.8, h: 2.35, bars: 'two', frame, sill: false },
    ])
    const s = shell(
      lw,
      d,
      h,
      {
        front: openings,
        [mirror ? 'right' : 'left']: levels.flatMap((y): Opening[] => [
          { x: 2, y: y + 0.9, w: 1.2, h: 1.5, bars: 'none', frame },
          { x: 6, y: y + 0.2, w: 1.8, h: 2.3, bars: 'two', frame, sill: false },
        ]),
      },
      white,
      hour,
    )
    return union([
      s,
      flatRoof(lw, d, h, satin('#d4cfc4'), 0.45),
      ...levels.slice(1).map((y) => balcony(0.5, y + 0.2, lw - 1, 1.5, 'bars', white)),
    ])
  }
  const core = union([
    shell(
      middle,
      d - 1.6,
      h + 0.9,
      {
        front: [
          { x: 1.7, y: 0.1, w: 2, h: 2.6, kind: 'door', door: linden, frame },
          ...levels
            .slice(1)
            .map((y): Opening => ({ x: 1.1, y: y + 0.3, w: 3.2, h: 2.2, bars: 'three', frame, sill: false })),
        ],
      },
      wood,
      hour,
    ),
    flatRoof(middle, d - 1.6, h + 0.9, satin('#6b5a48'), 0.3, wood),
    box([0.9, 2.85, -1.6], [4.5, 3.02, 0.05], ink),
  ])
  const g = seasons[stage.season]
  return [
    base(-12, -12.5, w + 12, 16, lawn(g.lawn)),
    box([-12, -0.16, -12.5], [w + 12, -0.1, -9.5], card('#a9a8a3')),
    box([-12, -0.16, -9.5], [w + 12, 0, -7.2], paving),
    wing(false),
    at([lw, 0, 0.8], core),
    at([lw + middle, 0, 0], wing(true)),
    sheet(lw + 1.2, -7.2, lw + middle - 1.2, 1, paving),
    sheet(0.4, -1.8, lw - 0.4, 0, boards('#cfa471', 0.2, 'x'), 0.04),
    sheet(lw + middle + 0.4, -1.8, w - 0.4, 0, boards('#cfa471', 0.2, 'x'), 0.04),
    at([0, 0, -7], hedge(lw + 0.8, 0.8, 0.6, g.hedge, random)),
    at([w - lw - 0.8, 0, -7], hedge(lw + 0.8, 0.8, 0.6, g.hedge, random)),
    ...[
      [-3.4, -3, 6],
      [-6, 5, 9],
      [w + 3.4, -3.4, 5.4],
      [w + 6.5, 5, 9.5],
      [w / 2 + 6, 14, 9],
      [w / 2 - 5, 14, 8],
    ].map(([x = 0, z = 0, tall = 6]) => at([x, 0, z], crownOf(stage.season, tall, random))),
    at([1.6, 0, -4.4], crownOf(stage.season, 3.6, random)),
    at([w - 1.8, 0, -4.6], crownOf(stage.season, 3.8, random)),
    bicycle(lw + 0.3, -1.5, ink, 90),
    bicycle(lw - 0.3, -2.6, linden, 90),
    figure(lw + 2.6, -3, linden),
    figure(lw + 3.2, -5, white, 1.15),
    figure(lw + 3.7, -5.1, white),
    figure(2.2, -0.9, white),
    gardenSet(w - 2, -1),
    car(w - 3, -11, satin('#eae6dc')),
    bench(-2, -8, 180),
  ]
}

const gardenSet = (x: number, z: number): Sdl =>
  union([cylinder([x, 0, z], [x, 0.7, z], 0.04, ink), cylinder([x, 0.7, z], [x, 0.75, z], 0.4, white)])

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

/** Brick corner block, four floors, with a chamfered corner. */
export const cornerBlock: Maker = (stage) => {
  const { hour, random } = stage
  const [arm, cut, h] = [9, 3.6, 13]
  const clay = brick('#a86f5b', 0.12)
  const frame = satin('#ece7db')
  const levels = [0.9, 4.2, 7.3, 10.4]
  const front = levels.flatMap((y, i): Opening[] =>
    rows(arm, 3, [y], { w: 1.5, h: i === 0 ? 2 : 1.8, bars: 'cross', frame }, 0.5),
  )
  const diagonal = Math.hypot(cut, cut)
  const corner: Opening[] = [
    { x: diagonal / 2 - 0.8, y: 0.15, w: 1.6, h: 2.9, kind: 'door', door: linden, frame },
    ...levels.slice(1).map(
      (y): Opening => ({
        x: diagonal / 2 - 1.1,
        y: y - 0.7,
        w: 2.2,
        h: 2.4,
        bars: 'three',
        frame,
        sill: false,
      }),
    ),
  ]
  const lines = (y: number, hgt: number, out: number, texture: Sdl): Sdl =>
    union(
      [
        box([0, y, -out], [arm + 0.02, y + hgt, 0.05]),
        at([arm, 0, 0], box([0, y, -out], [diagonal, y + hgt, 0.05]), -45),
        at([arm + cut, 0, cut], box([0, y, -out], [arm, y + hgt, 0.05]), -90),
      ],
      texture,
    )
  const home = union([
    wall(arm, h, front, clay, hour),
    at([arm, 0, 0], wall(diagonal, h, corner, clay, hour), -45),
    at([arm + cut, 0, cut], wall(arm, h, front, clay, hour), -90),
    slab(
      [
        [0, 0.31],
        [arm - 0.2, 0.31],
        [arm + cut - 0.31, cut + 0.2],
        [arm + cut - 0.31, cut + arm],
        [0, cut + arm],
      ],
      0,
      h - 0.02,
      card('#d8c3b5'),
    ),
    lines(0, 0.55, 0.08, bluestone),
    lines(3.6, 0.16, 0.07, stone),
    lines(h - 0.5, 0.2, 0.2, white),
    lines(h - 0.3, 0.45, 0.45, white),
    at(
      [arm, 0, 0],
      union(levels.slice(1).map((y) => balcony(diagonal / 2 - 1.6, y - 0.7, 3.2, 1, 'bars', white))),
      -45,
    ),
    // Set-back top in zinc
    slab(
      [
        [0.02, 1.1],
        [arm - 0.4, 1.1],
        [arm + cut - 1.1, cut + 0.4],
        [arm + cut - 1.1, cut + arm - 0.02],
        [0.02, cut + arm - 0.02],
      ],
      h,
      h + 2.5,
      satin('#a3abac'),
    ),
    slab(
      [
        [0, 0.9],
        [arm - 0.3, 0.9],
        [arm + cut - 0.9, cut + 0.3],
        [arm + cut - 0.9, cut + arm],
        [0, cut + arm],
      ],
      h + 2.5,
      h + 2.7,
      zinc,
    ),
    ...[1.2, 3.9, 6.4].map((x) => box([x, h + 0.3, 1.05], [x + 1.5, h + 2.2, 1.3], panes[1])),
  ])
  const f = arm + cut
  return {
    parts: [
      base(-13, -12, 26, 26, card('#a9a8a3')),
      slab(
        [
          [-13, -3.2],
          [arm + 1.3, -3.2],
          [f + 3.2, cut - 1.3],
          [f + 3.2, 26],
          [-13, 26],
        ],
        -0.1,
        0,
        paving,
      ),
      home,
      at([-6, 0, 0], neighbour(6, 9, [0, 3.3, 6.4, 9.4], 0, hour)),
      at([-12.4, 0, 0], neighbour(6.4, 9, [0, 3.3, 6.4], 2.5, hour)),
      at([f, 0, f], neighbour(7, 9, [0, 3.3, 6.4], 2.5, hour), -90),
      at([f, 0, f + 7], neighbour(6, 9, [0, 3.3, 6.2], 0, hour), -90),
      at([-1.2, 0, -2.2], crownOf(stage.season, 6, random)),
      at([6.4, 0, -2.2], crownOf(stage.season, 5.2, random)),
      at([f + 2.2, 0, 10], crownOf(stage.season, 5.8, random)),
      at([f + 2.2, 0, 16.5], crownOf(stage.season, 5.4, random)),
      car(1, -5.4, satin('#eae6dc')),
      car(20, 6, satin('#7fa08a'), 90),
      figure(12.6, -1, linden),
      figure(13.2, -0.5, white),
      bicycle(4, -1.1, ink),
      figure(9, -2, white, 1.15),
      bench(2, -1, 180),
    ],
    low: [-1, -0.1, -3],
    high: [15, 16.2, 9],
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
    ...floors
      .slice(1)
      .map((y) => opening({ x: 4.75, y: y + 0.9, w: 1, h: 1.6, bars: 'none', frame }, hour))
      .map((o) => at([0, 0, -0.2], o)),
  ])
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

/** Project 12: two buildings of four homes around a young linden, street side or garden side. */
export const projectStreet: Maker = (stage) => project(stage)
export const projectGarden: Maker = (stage) => project(stage)

function project(stage: Stage): ReturnType<Maker> {
  const { hour, random } = stage
  const frame = satin('#3b423f')
  const wood = boards('#cfa471', 0.22, 'x')
  const unit = (skin: Sdl, roof: Sdl): Sdl => {
    const [w, d, h] = [6, 9.5, 5.9]
    const openings: Opening[] = [
      { x: 0.8, y: 0.1, w: 1.2, h: 2.5, kind: 'door', door: linden, frame },
      { x: 2.9, y: 0.2, w: 2.4, h: 2.3, bars: 'two', frame, sill: false },
      { x: 1, y: 3.3, w: 1.4, h: 1.9, bars: 'none', frame },
      { x: 3.6, y: 3.3, w: 1.4, h: 1.9, bars: 'none', frame },
    ]
    const back: Opening[] = [
      { x: 0.8, y: 0.1, w: 4.4, h: 2.4, bars: 'three', frame, sill: false },
      { x: 1, y: 3.2, w: 1.4, h: 2.1, bars: 'none', frame, rail: true, sill: false },
      { x: 3.6, y: 3.2, w: 1.4, h: 2.1, bars: 'none', frame, rail: true, sill: false },
    ]
    const side = rows(d, 2, [0.9, 3.4], { w: 1.2, h: 1.6, bars: 'none', frame }, 1)
    return union([
      shell(w, d, h, { front: openings, back, left: side, right: side }, skin, hour),
      at([0, 0, d], gableRoof(d, w, h, 3.6, roof, skin, 0.12), 90),
      box([2.4, h + 0.8, -0.04], [3.6, h + 2.2, 0.1], panes[0]),
      box([2.3, h + 0.7, -0.07], [3.7, h + 0.8, 0.1], frame),
      box([2.3, h + 2.2, -0.07], [3.7, h + 2.3, 0.1], frame),
      box([2.3, h + 0.8, -0.07], [2.4, h + 2.2, 0.1], frame),
      box([3.6, h + 0.8, -0.07], [3.7, h + 2.2, 0.1], frame),
      box([2.4, h + 0.8, d - 0.1], [3.6, h + 2.2, d + 0.04], panes[1]),
      box([0.5, 2.75, -0.9], [2.3, 2.87, 0], ink),
    ])
  }
  const skins = [white, wood, brick('#c9a78b'), white]
  const roof = courses('#6b747b', 0.22)
  const row = union(skins.map((skin, i) => at([i * 6.04, 0, i % 2 ? 0.7 : 0], unit(skin, roof))))
  const g = seasons[stage.season]
  const gardens = (z: number): Sdl[] =>
    Array.from({ length: 4 }, (_, i) =>
      union([
        sheet(i * 6.04 + 0.5, z, i * 6.04 + 5.5, z + 2.4, boards('#cfa471', 0.2, 'x'), 0.03),
        at([i * 6.04, 0, z + 9], hedge(8.6, 1.1, 0.45, g.hedge, random), 90),
      ]),
    )
  return {
    parts: [
      base(-12, -12, 66, 26, lawn(g.lawn)),
      box([-12, -0.16, -12], [66, -0.1, -8], card('#a9a8a3')),
      box([-12, -0.16, -8], [66, 0, -5.6], paving),
      row,
      at([30, 0, 0], row),
      ...gardens(10.4),
      ...gardens(10.4).map((s) => at([30, 0, 0], s)),
      ...[0, 1, 2, 3].flatMap((i) =>
        [0, 30].map((x) => sheet(x + i * 6.04 + 0.7, -5.6, x + i * 6.04 + 2.1, 0.8, paving)),
      ),
      ...[0, 1, 2, 3].flatMap((i) =>
        [0, 30].map((x) => at([x + i * 6.04 + 2.6, 0, -5.4], hedge(3.2, 0.7, 0.5, g.hedge, random))),
      ),
      cylinder([27.1, -0.02, -1], [27.1, 0.06, -1], 2.4, card('#ddd6c7')),
      at([27.1, 0, -1], crownOf(stage.season, 7.5, random)),
      ...[
        [-4, 2, 7],
        [-6, 12, 9],
        [58, 3, 7.6],
        [60, 12, 9],
        [10, 23, 8],
        [20, 24, 7],
        [36, 23.5, 8],
        [47, 24, 7.4],
        [27, 15, 8],
      ].map(([x = 0, z = 0, tall = 7]) => at([x, 0, z], crownOf(stage.season, tall, random))),
      ...[4, 16, 34, 46].map((x) => at([x, 0, -7], crownOf(stage.season, 3.6, random))),
      figure(25.6, -2.6, linden),
      figure(28.4, -2.2, white),
      figure(27, -4.2, white, 1.1),
      bicycle(14, -6.4, ink),
      car(20, -10.2, satin('#eae6dc')),
      figure(8, 14, white),
      figure(9.2, 15, linden, 1.15),
      figure(40, 16, white),
      bench(24.4, 0.8, 30),
    ],
    low: [-1, -0.1, -2],
    high: [55, 10, 10],
  }
}
