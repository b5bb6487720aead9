import {
  chair,
  crockery,
  fruitBowl,
  paperLamp,
  pendant,
  plant,
  print,
  roundRug,
  stool,
  tap,
  units,
  vase,
} from './furniture.ts'
import { boards, brass, card, floorBoards, ink, linden, satin, tiles, white } from './materials.ts'
import { at, box, cylinder, softBox, sphere, union } from './pov.ts'
import { onLeft, onRight, outdoors, room, scene } from './room.ts'
import type { Maker } from './stage.ts'

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
          height: 4.2,
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
      ...[2.75, 3.45, 4.15].map((x) => at([x, 0, 2.25], pendant(1.75, 4.6, linden))),
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
      box([0, 0, d - 0.62], [0.62, 0.86, d], front),
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
