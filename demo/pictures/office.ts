import {
  armchair,
  chair,
  floorLamp,
  paperLamp,
  plant,
  print,
  rug,
  shelves,
  table,
  tableLamp,
} from './furniture.ts'
import { card, ink } from './materials.ts'
import { at, box, union } from './pov.ts'
import { onRight, outdoors, room, scene } from './room.ts'
import type { Maker } from './stage.ts'

export const officeNook: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [5, 4.2]
  return scene(
    [
      room(
        w,
        d,
        {
          height: 4.2,
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
      at([3.9, 0, 2.2], paperLamp(2.5, 0.28, 4.6, 0.12)),
    ],
    [0.3, 0.15, 1.0],
    [4.7, 2.5, 4.2],
  )
}
