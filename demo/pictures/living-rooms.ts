import {
  armchair,
  chair,
  curtain,
  fireplace,
  floorLamp,
  fruitBowl,
  mirror,
  paperLamp,
  pendant,
  plant,
  print,
  roundRug,
  roundTable,
  rug,
  shelves,
  sofa,
  table,
  tableLamp,
  vase,
} from './furniture.ts'
import { boards, card, ink, linden } from './materials.ts'
import { at, box, union } from './pov.ts'
import { deep, linen, onBack, onLeft, onRight, outdoors, room, sage, scene } from './room.ts'
import type { Maker } from './stage.ts'
import { seasons } from './trees.ts'

export const livingClassic: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [6.8, 5.6]
  return scene(
    [
      room(
        w,
        d,
        {
          height: 4.2,
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
      box([2.75, 1.17, d - 0.25], [4.05, 4.2, d], sage),
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
      at([2.3, 0, 2.2], paperLamp(2.75, 0.3, 4.6, 0.12)),
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
          height: 4.2,
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
      at([5.7, 0, 3.1], pendant(1.65, 4.6, linden)),
      at([5.7, 0, 3.9], pendant(1.65, 4.6, linden)),
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
