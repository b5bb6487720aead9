import {
  armchair,
  bed,
  curtain,
  floorLamp,
  nightstand,
  paperLamp,
  plant,
  print,
  roundRug,
  rug,
  shelves,
  tableLamp,
  vase,
  wardrobe,
} from './furniture.ts'
import { card, ink } from './materials.ts'
import { at, box, softBox, union } from './pov.ts'
import { onBack, onLeft, outdoors, room, scene } from './room.ts'
import type { Maker } from './stage.ts'

export const bedroomMorning: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [5.6, 4.9]
  return scene(
    [
      room(
        w,
        d,
        {
          height: 4.2,
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
      at([4.45, 0, 2.6], paperLamp(2.4, 0.28, 4.6, 0.12)),
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
