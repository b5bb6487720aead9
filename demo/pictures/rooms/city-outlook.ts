import { type Planting, trees } from '../grove.ts'
import { at, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { streetRow } from '../street-houses.ts'
import { plainRow, spire, tower } from './city-houses.ts'
import type { Outlook } from './outlook.ts'
import { onSide } from './shell.ts'

const crowns = (
  from: number,
  to: number,
  z: number,
  step: number,
  tall: number,
  random: Random,
): Planting[] =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, i) => ({
    x: from + i * step + random.between(-1.5, 1.5),
    z: z + random.between(-1.5, 1.5),
    tall: tall + random.between(-1.2, 1.6),
    kind: z > 60 ? 'far' : i % 3 ? 'linden' : 'oak',
  }))

/** Roofs and tree tops in rows, each lower or further than the one before. */
function quarter(stage: Stage, from: number, to: number): Sdl {
  const { random } = stage
  const near = streetRow(stage, 0, [2, 2, 3, 2, 2, 3, 2, 2, 2, 3, 2, 2])
  return union([
    at([from + 6, 0, 20], near.row),
    at([from + 6 + near.end, 0, 20], plainRow(0, Math.max(0, to - from - near.end), 7.5, random)),
    ...[40, 58, 80, 106, 136].map((z, i) =>
      at([0, 0, z], plainRow(from - i * 14, to + i * 10, 7 + (i % 2) + i * 0.35, random)),
    ),
    ...trees(stage, [
      ...crowns(from + 4, to, 15, 9.5, 8, random),
      ...crowns(from, to, 34, 8, 9.6, random),
      ...crowns(from - 8, to, 53, 9, 10.4, random),
      ...crowns(from - 16, to + 8, 72, 8.5, 11.2, random),
      ...crowns(from - 30, to + 20, 98, 8.5, 12, random),
      ...crowns(from - 40, to + 40, 126, 8.5, 13, random),
    ]),
  ])
}

/** The city far below a home on the roof: ahead of the visitor and on his right. */
export const cityBelow: Outlook = (stage, plan) =>
  union([
    at(
      [0, 0, plan.d],
      union([
        quarter(stage, -62, 84),
        at([-16, 0, 128], spire(44)),
        at([24, 0, 190], tower(15, 42, '#d3cdc0')),
        at([104, 0, 118], spire(36)),
        at([60, 0, 170], tower(13, 34, '#c0aa98')),
        at([-70, 0, 200], tower(22, 38, '#cfc8ba')),
      ]),
    ),
    onSide('right', plan, union([at([6, 0, 0], quarter(stage, 0, 62)), at([40, 0, 150], spire(38))])),
  ])
