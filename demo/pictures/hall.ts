import { coatRack, paperLamp, plant, print, rug, stairs, table, tableLamp, vase } from './furniture.ts'
import { boards, card, ink, linden, tiles, white } from './materials.ts'
import { at, box, softBox, union } from './pov.ts'
import { onBack, onLeft, room, scene } from './room.ts'
import type { Maker } from './stage.ts'

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
