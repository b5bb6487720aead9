import {
  armchair,
  bathtub,
  bed,
  chair,
  coatRack,
  crockery,
  curtain,
  fireplace,
  floorLamp,
  fruitBowl,
  mirror,
  nightstand,
  paperLamp,
  pendant,
  plant,
  print,
  roundRug,
  roundTable,
  rug,
  shelves,
  sofa,
  stairs,
  stool,
  table,
  tableLamp,
  tap,
  towel,
  units,
  vase,
  wardrobe,
  washstand,
} from './furniture.ts'
import {
  boards,
  brass,
  card,
  floorBoards,
  glow,
  ink,
  linden,
  plywood,
  satin,
  tiles,
  white,
} from './materials.ts'
import type { Hour, Opening } from './openings.ts'
import { at, box, cylinder, type Sdl, softBox, sphere, union } from './pov.ts'
import type { Maker, Model, Stage } from './stage.ts'
import { crownOf, seasons } from './trees.ts'
import { thickness, wall } from './wall.ts'

const oakFloor = floorBoards('#d2ab7b', 0.17, 0.14)
const linen = card('#e9e3d6')
const sage = card('#b3bfac')
const deep = card('#56705f')

type Glass = Omit<Opening, 'kind'> & { readonly style?: 'casement' | 'french' | 'door' | 'passage' }

/** Frame and bars of a window seen from inside; the glass stays open so that the sun draws on the floor. */
function casement(o: Glass): Sdl {
  if (o.style === 'passage') return ''
  const frame = o.frame ?? satin('#f5f2ea')
  const [x0, x1, y0, y1] = [o.x, o.x + o.w, o.y, o.y + o.h]
  if (o.style === 'door') {
    return union([
      box([x0, y0, 0.05], [x1, y1, 0.1], o.door ?? satin('#efebe1')),
      ...[
        [0.08, 0.4],
        [0.47, 0.94],
      ].map(([a = 0, b = 1]) =>
        box([x0 + 0.13, y0 + o.h * a, 0.035], [x1 - 0.13, y0 + o.h * b, 0.06], o.door ?? satin('#efebe1')),
      ),
      sphere([x1 - 0.09, y0 + 1.02, 0.01], 0.03, brass),
      box([x0 - 0.09, y0, -0.02], [x0, y1 + 0.09, 0.04], frame),
      box([x1, y0, -0.02], [x1 + 0.09, y1 + 0.09, 0.04], frame),
      box([x0, y1, -0.02], [x1, y1 + 0.09, 0.04], frame),
    ])
  }
  const t = 0.055
  const [z0, z1] = [0.16, 0.23]
  const parts: Sdl[] = [
    box([x0, y0, z0], [x0 + t, y1, z1]),
    box([x1 - t, y0, z0], [x1, y1, z1]),
    box([x0, y0, z0], [x1, y0 + t, z1]),
    box([x0, y1 - t, z0], [x1, y1, z1]),
  ]
  const columns = o.bars === 'three' ? 3 : o.bars === 'none' ? 1 : o.bars === 'grid' ? 4 : 2
  for (let i = 1; i < columns; i++)
    parts.push(box([x0 + (o.w * i) / columns - 0.025, y0, z0], [x0 + (o.w * i) / columns + 0.025, y1, z1]))
  const levels = o.bars === 'cross' ? [0.7] : o.bars === 'grid' ? [0.25, 0.5, 0.75] : []
  for (const s of levels) parts.push(box([x0, y0 + o.h * s - 0.02, z0], [x1, y0 + o.h * s + 0.02, z1]))
  const sill = o.y > 0.2 ? box([x0 - 0.06, y0 - 0.04, -0.1], [x1 + 0.06, y0, 0.2], white) : ''
  return union([union(parts, frame), sill])
}

interface Walls {
  readonly back?: readonly Glass[]
  readonly left?: readonly Glass[]
  readonly right?: readonly Glass[] | 'none'
  readonly paint?: { readonly back?: Sdl; readonly left?: Sdl; readonly right?: Sdl }
  readonly height?: number
  readonly floor?: Sdl
  readonly skirting?: boolean
}

/** A cut-away room: floor, back wall and one or two side walls; ceiling and front are taken off. */
function room(w: number, d: number, walls: Walls, hour: Hour): Sdl {
  const h = walls.height ?? 2.9
  const plain = card('#f3efe7')
  const draw = (length: number, openings: readonly Glass[], paint: Sdl): Sdl => {
    const skirting: Sdl[] = []
    if (walls.skirting !== false) {
      let from = 0
      for (const o of openings.filter((each) => each.y < 0.2).sort((a, b) => a.x - b.x)) {
        skirting.push(box([from, 0, -0.018], [o.x, 0.11, 0.01], white))
        from = o.x + o.w
      }
      skirting.push(box([from, 0, -0.018], [length, 0.11, 0.01], white))
    }
    return union([
      wall(
        length,
        h,
        openings.map((o): Opening => ({ ...o, kind: 'void' })),
        paint,
        hour,
      ),
      ...openings.map(casement),
      ...skirting,
    ])
  }
  const t = thickness
  const parts: Sdl[] = [
    box([0, -0.04, 0], [w, 0, d], walls.floor ?? oakFloor),
    box([-t, -0.3, -0.02], [w + (walls.right === 'none' ? 0.02 : t), -0.04, d + t], plywood),
    at([0, 0, d], draw(w, walls.back ?? [], walls.paint?.back ?? plain)),
    at([0, 0, 0], draw(d, walls.left ?? [], walls.paint?.left ?? plain), -90),
    box([-t, 0, d], [0, h, d + t], plain),
  ]
  if (walls.right !== 'none') {
    parts.push(
      at([w, 0, d], draw(d, walls.right ?? [], walls.paint?.right ?? plain), 90),
      box([w, 0, d], [w + t, h, d + t], plain),
    )
  }
  return union(parts)
}

/** What one sees through the windows: model trees on a lawn. */
const outdoors = (
  stage: Stage,
  places: readonly (readonly [x: number, z: number, height: number])[],
): Sdl[] =>
  places.map(([x, z, height]) => at([x, -0.3, z], crownOf(stage.season, height * 0.52, stage.random)))

const scene = (parts: readonly Sdl[], low: Model['low'], high: Model['high']): Model => ({
  parts,
  low,
  high,
  floor: -0.3,
})

const onBack = (d: number, x: number, y: number, shape: Sdl): Sdl => at([x, y, d], shape)
/** Things drawn facing -z, put on the left wall so that they face the room. */
const onLeft = (z: number, y: number, shape: Sdl): Sdl => at([0, y, z], shape, -90)
const onRight = (w: number, z: number, y: number, shape: Sdl): Sdl => at([w, y, z], shape, 90)

export const livingClassic: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [6.8, 5.6]
  return scene(
    [
      room(
        w,
        d,
        {
          left: [
            { x: 1.1, y: 0.12, w: 1.3, h: 2.35, bars: 'cross' },
            { x: 3.3, y: 0.12, w: 1.3, h: 2.35, bars: 'cross' },
          ],
          paint: { back: sage },
          right: [],
        },
        hour,
      ),
      ...[0.8, 2.45, 3.0, 4.65].map((z) => onLeft(z, 0.02, at([0, 0, -0.09], curtain(0.28, 2.6)))),
      ...outdoors(stage, [
        [-4, 3, 4.5],
        [-5, 0.6, 5],
        [-4.5, 5.6, 4],
      ]),
      at([2.6, 0, d - 0.25], fireplace()),
      box([2.75, 1.17, d - 0.25], [4.05, 2.9, d], sage),
      onBack(d - 0.25, 3.4, 1.95, mirror(0.42)),
      at([3.0, 1.17, d - 0.22], vase()),
      at([3.85, 1.17, d - 0.2], vase(card('#8fa58f'))),
      at([4.6, 0, d - 0.36], shelves(1.9, 2.35, 0.35, 6, random)),
      onBack(d, 0.6, 1.25, print(0.6, 0.8, random)),
      onBack(d, 1.4, 1.35, print(0.5, 0.6, random)),
      at([0.55, 0, d - 1.0], shelves(1.5, 0.75, 0.36, 2, random)),
      at([0.8, 0.78, d - 0.8], tableLamp()),
      at([1.55, 0.78, d - 0.8], plant(0.5, random)),
      at([1.75, 0, 1.25], rug(3.3, 2.6, '#b9c0a6')),
      at([4.45, 0, 3.75], sofa(2.3, deep, [card('#efe6d3'), card('#c9987c')]), 90),
      at([3.0, 0.02, 2.45], roundTable(0.48, 0.4)),
      at([3.0, 0.42, 2.45], vase(card('#efe9dd'))),
      box([3.2, 0.42, 2.2], [3.45, 0.46, 2.38], card('#7fa66b')),
      at([1.5, 0, 3.05], armchair(card('#d9b99a')), -128),
      at([1.35, 0, 1.45], armchair(card('#d9b99a')), -62),
      at([6.2, 0, 4.3], floorLamp(1.6, 0.4)),
      at([0.55, 0, 0.55], plant(1.5, random)),
      at([2.3, 0, 2.2], paperLamp(2.3, 0.3, 3.6, 0.12)),
    ],
    [0.75, 0.25, 1.7],
    [6.3, 2.5, 5.6],
  )
}

export const livingGarden: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [7.2, 5.2]
  return scene(
    [
      room(
        w,
        d,
        {
          back: [{ x: 1.3, y: 0.05, w: 4.2, h: 2.35, bars: 'three', frame: ink }],
          left: [],
          right: [],
          paint: { left: card('#e9e2d3') },
        },
        hour,
      ),
      ...outdoors(stage, [
        [0.6, 10, 4.6],
        [3.4, 12, 5.4],
        [6.2, 9.8, 4.4],
        [8.4, 13, 6],
        [-2, 13, 6],
      ]),
      box([-8, -0.31, d + 0.3], [15, -0.12, 22], card(seasons[stage.season].lawn)),
      box([0.8, -0.3, d + 0.3], [6.4, -0.05, d + 2.4], boards('#cfa471', 0.16, 'x')),
      at([1.5, -0.05, d + 1.2], chair(card('#f1ede3')), 150),
      at([2.5, 0, 2.5], roundRug(1.45, '#cdbfa4')),
      at([1.1, 0, 1.3], sofa(2.6, linen, [card('#94a98a'), card('#56705f')]), -90),
      at([2.5, 0.02, 2.45], roundTable(0.48, 0.38)),
      at([2.1, 0.02, 3.1], roundTable(0.28, 0.5, card('#efe9dd'))),
      at([2.5, 0.4, 2.45], fruitBowl()),
      at([3.5, 0.02, 2.4], armchair(card('#94a98a')), 70),
      at(
        [5.2, 0, 2.5],
        union([
          table(1.0, 2.0),
          ...[0.15, 0.78, 1.4].flatMap((z) => [
            at([0.2, 0, z], chair(), -90),
            at([0.8, 0, z + 0.44], chair(), 90),
          ]),
        ]),
      ),
      at([5.7, 0.75, 3.5], vase(card('#a9bcae'))),
      at([5.7, 0, 3.1], pendant(1.65, 3.4, linden)),
      at([5.7, 0, 3.9], pendant(1.65, 3.4, linden)),
      onRight(w, 2.4, 1.2, print(0.9, 1.1, random)),
      onLeft(1.2, 1.35, print(1.1, 0.8, random)),
      at([0.5, 0, 4.6], plant(1.7, random)),
      at([6.7, 0, 4.7], plant(1.2, random, card('#c79b7f'))),
      at([0.5, 0, 0.35], floorLamp(1.55, 0.3)),
    ],
    [0.6, 0.2, 1.5],
    [6.8, 2.6, 5.2],
  )
}

/** In the evening: lamps are lit, the panes are blue. */
export const livingEvening: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [6.2, 5]
  return scene(
    [
      room(
        w,
        d,
        {
          back: [{ x: 3.7, y: 0.5, w: 1.7, h: 1.9, bars: 'grid', frame: ink }],
          left: [{ x: 1.4, y: 0.5, w: 1.9, h: 1.9, bars: 'grid', frame: ink }],
          right: 'none',
          paint: { back: card('#5b7568'), left: card('#5b7568') },
        },
        hour,
      ),
      at([0.35, 0, d - 0.37], shelves(2.7, 2.5, 0.36, 6, random)),
      at([1.1, 0, 0.9], rug(3.6, 2.8, '#c9a98a')),
      at([3.1, 0, 3.05], sofa(2.3, card('#c79b7f'), [card('#efe6d3'), card('#7fa66b')])),
      at([1.25, 0, 2.0], armchair(linen), -75),
      at([3.6, 0.02, 2.0], roundTable(0.5, 0.38)),
      at([3.6, 0.4, 2.0], fruitBowl()),
      at([5.8, 0, 3.6], floorLamp(1.6, 1.6)),
      at([0.6, 0, 1.2], floorLamp(1.45, 1.6)),
      at([2.9, 0, 4.3], plant(1.3, random)),
      onBack(d, 5.52, 1.4, print(0.5, 0.66, random)),
      'light_source{<5.8,1.62,3.5> color srgb<1,.8,.55>*1.5 fade_distance 1.5 fade_power 2 area_light x*.4,z*.4,5,5 adaptive 1 orient circular}',
      'light_source{<.65,1.5,1.1> color srgb<1,.8,.55>*1.4 fade_distance 1.5 fade_power 2 area_light x*.4,z*.4,5,5 adaptive 1 orient circular}',
    ],
    [0, -0.1, 0.2],
    [6.1, 2.6, 5],
  )
}

export const kitchenIsland: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [6.4, 5]
  const front = satin('#6c8376')
  const marble = card('#efece4')
  return scene(
    [
      room(
        w,
        d,
        {
          back: [{ x: 2.2, y: 1.15, w: 2.0, h: 1.25, bars: 'three' }],
          left: [{ x: 1.2, y: 0.05, w: 1.9, h: 2.3, bars: 'two' }],
          right: [],
          floor: floorBoards('#d8b88c', 0.2, 0.1),
        },
        hour,
      ),
      ...outdoors(stage, [
        [-4, 2, 4.4],
        [-5, 5, 5],
        [3, 10, 4.6],
        [5.5, 11, 5],
        [0.5, 11, 5],
      ]),
      box([0, 0.9, d - 0.012], [w, 1.15, d], tiles('#eceae2', 0.16, 'z', 'running')),
      box([0, 1.15, d - 0.012], [2.12, 1.6, d], tiles('#eceae2', 0.16, 'z', 'running')),
      box([4.28, 1.15, d - 0.012], [w, 1.6, d], tiles('#eceae2', 0.16, 'z', 'running')),
      at([0.75, 0, d - 0.62], units(4.4, 6, front, marble)),
      at([3.2, 0.9, d - 0.12], tap()),
      box([2.8, 0.895, d - 0.5], [3.6, 0.903, d - 0.16], card('#c9c6bd')),
      // Tall oven column, fridge
      box([5.15, 0, d - 0.62], [6.4, 2.35, d], front),
      box([5.21, 0.75, d - 0.64], [5.73, 1.3, d - 0.62], ink),
      box([5.24, 0.86, d - 0.645], [5.7, 1.16, d - 0.638], card('#6f7779')),
      cylinder([5.24, 1.24, d - 0.66], [5.7, 1.24, d - 0.66], 0.01, brass),
      box([5.772, 0.05, d - 0.632], [5.78, 2.3, d - 0.6], ink),
      cylinder([5.84, 0.9, d - 0.65], [5.84, 1.4, d - 0.65], 0.01, brass),
      // Shelves
      box([4.35, 1.72, d - 0.24], [5.1, 1.75, d], boards('#d0a878', 0.5, 'x', 0.06)),
      crockery(4.48, 1.75, d - 0.13, random, 4),
      box([0.6, 1.72, d - 0.24], [2.05, 1.75, d], boards('#d0a878', 0.5, 'x', 0.06)),
      crockery(0.75, 1.75, d - 0.13, random, 7),
      box([0.6, 2.1, d - 0.24], [2.05, 2.13, d], boards('#d0a878', 0.5, 'x', 0.06)),
      crockery(0.75, 2.13, d - 0.13, random, 7),
      // Island
      at(
        [2.2, 0, 1.9],
        union([
          box([0.04, 0.1, 0.06], [2.5, 0.88, 0.86], satin('#efeae0')),
          box([0.1, 0, 0.12], [2.44, 0.1, 0.8], ink),
          softBox([-0.06, 0.88, -0.28], [2.6, 0.93, 0.94], 0.01, boards('#cfa471', 0.3, 'z', 0.1)),
        ]),
      ),
      ...[2.65, 3.45, 4.25].map((x) => at([x, 0, 1.42], stool(0.66))),
      at([2.75, 0.93, 2.4], fruitBowl()),
      at([4.4, 0.93, 2.4], vase(card('#8fa58f'))),
      softBox([3.3, 0.93, 2.15], [3.75, 0.955, 2.5], 0.01, card('#b58d62')),
      sphere([3.45, 1.0, 2.32], 0.05, card('#7fa66b')),
      sphere([3.57, 0.995, 2.36], 0.045, card('#c9803f')),
      ...[2.75, 3.45, 4.15].map((x) => at([x, 0, 2.25], pendant(1.75, 3.6, linden))),
      at(
        [1.2, 0.9, d - 0.35],
        union([
          cylinder([0, 0, 0], [0, 0.22, 0], 0.07, card('#efe9dd')),
          ...[0, 1, 2].map(
            (i) =>
              `object{${cylinder([0, 0.15, 0], [0, 0.4, 0], 0.01, card('#b58d62'))} rotate z*${i * 12 - 12} rotate y*40}`,
          ),
        ]),
      ),
      at([0.5, 0, 4.4], plant(1.2, random)),
      onRight(w, 3.2, 1.3, print(0.7, 0.9, random)),
    ],
    [0.3, 0.05, 1.2],
    [6.2, 2.6, 5],
  )
}

export const kitchenTable: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [5.8, 4.8]
  const front = card('#f1ede3')
  const oakTop = boards('#cfa471', 0.4, 'x', 0.08)
  return scene(
    [
      room(
        w,
        d,
        {
          back: [{ x: 0.8, y: 1.1, w: 1.3, h: 1.3, bars: 'cross' }],
          left: [{ x: 2, y: 0.9, w: 1.6, h: 1.5, bars: 'cross' }],
          right: 'none',
          floor: tiles('#d9c9b4', 0.45),
          paint: { left: card('#f3efe7'), back: card('#dfe3d6') },
        },
        hour,
      ),
      ...outdoors(stage, [
        [-4, 3, 4.4],
        [-5, 6, 5],
        [1.4, 10, 4.6],
      ]),
      at([0.62, 0, d - 0.62], units(3.9, 5, front, oakTop)),
      box([0, 0, d - 0.62], [0.62, 0.9, d], front),
      softBox([0, 0.86, d - 0.65], [0.65, 0.9, d], 0.008, oakTop),
      at([1.5, 0.9, d - 0.12], tap()),
      box([1.1, 0.895, d - 0.5], [1.9, 0.903, d - 0.16], card('#d9d4c8')),
      box([2.5, 0.9, d - 0.012], [4.5, 1.5, d], tiles('#f4f2ec', 0.14, 'z')),
      // Range and hood
      box([3.05, 0.12, d - 0.66], [3.75, 0.86, d - 0.6], linden),
      box([3.12, 0.25, d - 0.665], [3.68, 0.62, d - 0.66], card('#5e6b66')),
      cylinder([3.1, 0.7, d - 0.69], [3.7, 0.7, d - 0.69], 0.012, brass),
      box([3.05, 0.9, d - 0.6], [3.75, 0.915, d - 0.06], ink),
      ...[3.22, 3.58].flatMap((x) =>
        [d - 0.45, d - 0.2].map((z) => cylinder([x, 0.915, z], [x, 0.925, z], 0.08, card('#74777a'))),
      ),
      box([3.1, 1.65, d - 0.45], [3.7, 1.95, d], white),
      box([3.28, 1.95, d - 0.25], [3.52, 2.9, d], white),
      at(
        [3.25, 0.925, d - 0.44],
        union([
          cylinder([0, 0, 0], [0, 0.13, 0], 0.1, card('#a8583b')),
          cylinder([0, 0.13, 0], [0, 0.145, 0], 0.105, card('#a8583b')),
          sphere([0, 0.165, 0], 0.02, brass),
        ]),
      ),
      box([4.52, 0, d - 0.65], [5.3, 2.3, d], front),
      box([4.53, 1.3, d - 0.655], [5.29, 1.31, d - 0.64], ink),
      cylinder([4.6, 1.36, d - 0.68], [4.6, 1.8, d - 0.68], 0.01, brass),
      cylinder([4.6, 0.8, d - 0.68], [4.6, 1.24, d - 0.68], 0.01, brass),
      box([2.2, 1.55, d - 0.22], [3.0, 1.58, d], oakTop),
      crockery(2.3, 1.58, d - 0.12, random, 4),
      box([3.8, 1.55, d - 0.22], [4.45, 1.58, d], oakTop),
      crockery(3.9, 1.58, d - 0.12, random, 3),
      at([2.9, 0, 1.7], roundRug(1.45, '#b7bfa3')),
      at(
        [2.9, 0.02, 1.7],
        union([
          cylinder([0, 0.71, 0], [0, 0.75, 0], 0.72, oakTop),
          cylinder([0, 0, 0], [0, 0.71, 0], 0.06, white),
          cylinder([0, 0, 0], [0, 0.03, 0], 0.36, white),
        ]),
      ),
      ...[20, 110, 200, 290].map(
        (a) =>
          `object{${at([-0.22, 0.02, 0.48], chair(card('#8fa58f'), card('#cfa471')))} rotate y*${a} translate <2.9,0,1.7>}`,
      ),
      at([2.9, 0.77, 1.7], vase(card('#efe9dd'))),
      at([2.9, 0, 1.7], paperLamp(2.05, 0.3, 3.6, 0.12)),
      onLeft(1.0, 1.35, print(0.5, 0.7, random)),
      at([0.4, 0, 0.5], plant(1.3, random)),
    ],
    [0, -0.1, 0.3],
    [5.5, 2.6, 4.8],
  )
}

export const bedroomMorning: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [5.6, 4.9]
  return scene(
    [
      room(
        w,
        d,
        {
          left: [{ x: 1.6, y: 0.12, w: 1.7, h: 2.2, bars: 'cross' }],
          right: [],
          paint: { back: card('#b4bfa9') },
        },
        hour,
      ),
      ...outdoors(stage, [
        [-4, 3, 4.6],
        [-5, 0.8, 5],
      ]),
      ...[1.2, 3.35].map((z) => onLeft(z, 0.02, at([0, 0, -0.09], curtain(0.36, 2.45)))),
      at([1.0, 0, 1.5], rug(3.7, 2.4, '#d8cdb8')),
      at([2.0, 0, d - 2.25], bed(card('#f1ede4'), card('#7f9a80'))),
      at([1.42, 0, d - 0.45], nightstand()),
      at([3.85, 0, d - 0.45], nightstand()),
      at([1.64, 0.5, d - 0.25], tableLamp(0.4)),
      at([4.08, 0.5, d - 0.25], tableLamp(0.4)),
      onBack(d, 2.15, 1.5, print(0.55, 0.7, random)),
      onBack(d, 2.95, 1.5, print(0.55, 0.7, random)),
      at([w - 0.02, 0, 3.2], wardrobe(1.8, 3), 90),
      at([0.55, 0, d - 0.5], plant(1.5, random)),
      at([0.75, 0, 1.0], armchair(card('#d9b99a')), -110),
      at(
        [2.15, 0, 1.55],
        union([
          softBox([0, 0.3, 0], [1.4, 0.44, 0.42], 0.04, card('#cbb48f')),
          ...[0.1, 1.25].flatMap((x) =>
            [0.06, 0.33].map((z) => box([x, 0, z], [x + 0.05, 0.3, z + 0.05], ink)),
          ),
        ]),
      ),
      at([3.75, 0, 2.4], paperLamp(2.15, 0.28, 3.6, 0.12)),
    ],
    [0.3, 0.2, 1.4],
    [5.3, 2.5, 4.9],
  )
}

export const bedroomAttic: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [5, 4.6]
  return scene(
    [
      room(
        w,
        d,
        {
          back: [{ x: 3.1, y: 0.85, w: 1.2, h: 1.4, bars: 'cross' }],
          left: [{ x: 1.3, y: 0.85, w: 1.3, h: 1.4, bars: 'cross' }],
          right: 'none',
          paint: { back: card('#e9ddcb'), left: card('#f3efe7') },
        },
        hour,
      ),
      ...outdoors(stage, [
        [-4, 3, 4.6],
        [4, 10, 5],
      ]),
      at([2.6, 0, 1.2], roundRug(1.2, '#a9b89d')),
      at([0.9, 0, d - 2.25], bed(card('#d9bfa3'), card('#f1ede4'), undefined, 1.5)),
      at([0.3, 0, d - 0.45], nightstand()),
      at([0.52, 0.5, d - 0.25], tableLamp(0.4)),
      at([2.75, 0, d - 0.45], nightstand()),
      at([2.95, 0.5, d - 0.25], vase()),
      onBack(d, 1.35, 1.5, print(0.6, 0.75, random)),
      at([4.4, 0, d - 0.6], plant(1.1, random)),
      at([3.1, 0, 1.5], armchair(card('#7f9a80')), 40),
      at([4.35, 0, 2.6], floorLamp(1.5, 0.3)),
      onLeft(3.2, 1.4, print(0.5, 0.6, random)),
      at([0.36, 0, 0.2], shelves(0.95, 1.6, 0.34, 4, random), -90),
      at([2.4, 0, 2.2], paperLamp(2.2, 0.28, 3.5, 0.12)),
    ],
    [0, -0.1, 0],
    [4.9, 2.6, 4.6],
  )
}

export const bathroomLight: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [4.2, 3.5]
  const wallTiles = tiles('#b6c4b6', 0.16, 'z', 'running')
  const lamp = union([sphere([0, 0, -0.1], 0.07, glow(0.8)), cylinder([0, 0, -0.1], [0, 0, 0], 0.015, brass)])
  return scene(
    [
      room(
        w,
        d,
        {
          back: [{ x: 1.55, y: 1.0, w: 1.5, h: 1.35, bars: 'cross' }],
          right: 'none',
          floor: tiles('#dcd8ce', 0.4),
          skirting: false,
        },
        hour,
      ),
      ...outdoors(stage, [
        [1, 8, 4.4],
        [3, 9, 4.8],
        [-2, 9, 5],
      ]),
      box([0, 0, d - 0.015], [w, 1.0, d], wallTiles),
      box([3.05, 1.0, d - 0.015], [w, 1.35, d], wallTiles),
      box([0, 1.0, d - 0.015], [1.55, 1.35, d], wallTiles),
      onLeft(0, 0, box([0, 0, -0.015], [d - 0.02, 1.35, 0], wallTiles)),
      box([0, 1.35, d - 0.03], [1.46, 1.39, d], white),
      box([3.14, 1.35, d - 0.03], [w, 1.39, d], white),
      box([0, 1.35, 0], [0.03, 1.39, d], white),
      at([2.3, 0, d - 0.62], bathtub()),
      at([1.35, 0, 1.15], rug(1.5, 0.85, '#efe9dd', '#b6c4b6')),
      at([0.54, 0, 0.95], washstand(1.35), -90),
      onLeft(1.62, 1.65, mirror(0.38)),
      onLeft(1.05, 1.62, lamp),
      onLeft(2.2, 1.62, lamp),
      onLeft(0.5, 1.25, towel(card('#56705f'))),
      onLeft(2.95, 1.25, towel(card('#efe9dd'))),
      at([3.75, 0, d - 0.45], plant(1.35, random)),
      at([3.1, 0, d - 1.35], stool(0.45)),
      at(
        [3.1, 0.45, d - 1.35],
        union([
          softBox([-0.14, 0, -0.11], [0.14, 0.06, 0.11], 0.025, card('#efe9dd')),
          softBox([-0.13, 0.06, -0.1], [0.13, 0.12, 0.1], 0.025, card('#b6c4b6')),
        ]),
      ),
      at([0.3, 0.83, 1.15], plant(0.36, random)),
      cylinder([0.3, 0.83, 2.1], [0.3, 0.99, 2.1], 0.03, card('#c79b7f')),
      at([2.2, 0, 1.5], paperLamp(2.3, 0.22, 3.4, 0.15)),
      at(
        [3.5, 0, 0.9],
        union([
          softBox([-0.25, 0, -0.2], [0.25, 0.5, 0.2], 0.06, card('#d8bb8c')),
          softBox([-0.2, 0.45, -0.15], [0.2, 0.56, 0.15], 0.05, card('#efe9dd')),
        ]),
      ),
    ],
    [0, -0.1, 0.2],
    [4.1, 2.6, 3.5],
  )
}

export const hallStairs: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [5.4, 4.2]
  return scene(
    [
      room(
        w,
        d,
        {
          left: [{ x: 1.3, y: 0.02, w: 1.1, h: 2.3, style: 'door', door: linden }],
          back: [{ x: 0.75, y: 0.02, w: 0.95, h: 2.15, style: 'door' }],
          right: 'none',
          floor: tiles('#dad4c7', 0.5),
          paint: { left: card('#e7e2d5'), back: card('#cdd3c2') },
          height: 3,
        },
        hour,
      ),
      at([2.35, 0, d - 1.02], stairs(11, 1)),
      box([2.3, 0, d - 0.02], [w, 0.01, d], white),
      at([1.0, 0, 0.4], rug(1.15, 2.6, '#a9765a', '#e7dac2')),
      onLeft(2.7, 1.65, coatRack(random)),
      at(
        [0.42, 0, 2.7],
        union([
          softBox([0, 0.4, 0], [1.3, 0.46, 0.38], 0.015, boards('#d0a878', 0.5, 'x', 0.06)),
          box([0.06, 0, 0.05], [0.1, 0.4, 0.33], ink),
          box([1.2, 0, 0.05], [1.24, 0.4, 0.33], ink),
        ]),
        -90,
      ),
      at([3.2, 0, 2.6], table(1.2, 0.36)),
      at([3.45, 0.75, 2.78], tableLamp(0.5)),
      at([4.15, 0.75, 2.78], vase()),
      at([4.8, 0, 2.6], plant(1.2, random)),
      onBack(d, 1.9, 1.3, print(0.4, 0.5, random)),
      at([2.1, 0, 1.9], paperLamp(2.45, 0.3, 3.6, 0.2)),
      onBack(d, 2.35, 1.55, print(0.42, 0.56, random)),
      onBack(d, 2.95, 1.95, print(0.42, 0.56, random)),
      ...[0.75, 0.95].map((z, i) =>
        softBox([0.15, 0, z], [0.42, 0.1, z + 0.11], 0.04, card(i ? '#a9765a' : '#8a6a50')),
      ),
    ],
    [0, -0.1, 0.2],
    [5.4, 2.9, 4.2],
  )
}

export const officeNook: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [5, 4.2]
  return scene(
    [
      room(
        w,
        d,
        {
          back: [{ x: 1.3, y: 0.95, w: 2.2, h: 1.45, bars: 'three', frame: ink }],
          left: [],
          right: [],
          paint: { left: card('#a5b3a1'), right: card('#f3efe7') },
        },
        hour,
      ),
      ...outdoors(stage, [
        [0.6, 9, 4.6],
        [3, 10, 5.2],
        [5.4, 9, 4.4],
      ]),
      at([1.3, 0, 1.7], rug(2.5, 1.7, '#cdbfa4')),
      at([1.35, 0, d - 0.85], table(2.1, 0.8)),
      at([2.75, 0, d - 1.25], chair(card('#3f6453'), card('#cfa471')), 168),
      at([1.65, 0.75, d - 0.3], tableLamp(0.45)),
      at([3.2, 0.75, d - 0.28], plant(0.5, random)),
      at(
        [2.15, 0.75, d - 0.4],
        union([
          box([-0.3, 0.1, 0], [0.3, 0.47, 0.025], ink),
          box([-0.28, 0.12, -0.004], [0.28, 0.45, 0], card('#c8d5d2')),
          box([-0.02, 0, 0.02], [0.02, 0.12, 0.04], ink),
          box([-0.1, 0, -0.03], [0.1, 0.01, 0.1], ink),
          box([-0.22, 0, -0.28], [0.22, 0.015, -0.14], card('#efe9dd')),
        ]),
      ),
      box([2.75, 0.75, d - 0.6], [3.0, 0.79, d - 0.4], card('#7fa66b')),
      box([2.76, 0.79, d - 0.59], [2.99, 0.82, d - 0.42], card('#c98f6e')),
      at([0.37, 0, 1.2], shelves(2.4, 2.3, 0.36, 6, random), -90),
      onRight(w, 2.9, 1.25, print(0.8, 1.0, random)),
      onRight(w, 1.8, 1.35, print(0.55, 0.75, random)),
      at([4.1, 0, 1.4], armchair(card('#d9b99a')), 70),
      at([4.5, 0, 3.6], plant(1.6, random)),
      at([4.55, 0, 0.9], floorLamp(1.5, 0.3)),
      at([3.9, 0, 2.2], paperLamp(2.1, 0.28, 3.6, 0.12)),
    ],
    [0.3, 0.15, 1.0],
    [4.7, 2.5, 4.2],
  )
}
