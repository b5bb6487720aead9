import { bathtub, mirror, paperLamp, plant, rug, stool, towel, washstand } from './furniture.ts'
import { brass, card, glow, tiles, white } from './materials.ts'
import { at, box, cylinder, softBox, sphere, union } from './pov.ts'
import { onLeft, outdoors, room, scene } from './room.ts'
import type { Maker } from './stage.ts'

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
