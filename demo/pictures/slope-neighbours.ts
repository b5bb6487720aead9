import { card, courses, masonry } from './materials.ts'
import { modelHouse } from './model-house.ts'
import { box, type Sdl, union } from './pov.ts'
import { standing } from './slope-hills.ts'
import type { Stage } from './stage.ts'

/** The houses on the lots beside: one white under slate, one of brick under tiles. */
export const neighbours = (stage: Stage): Sdl[] => [
  standing(
    -14.6,
    11,
    union([
      box([0, -1.4, 0], [10.5, 0.02, 8.6], card('#b3aea4')),
      modelHouse({ w: 10.5, d: 8.6, h: 5.5, rise: 3.7, skin: card('#ece7dc') }, stage.hour),
    ]),
  ),
  standing(
    26.4,
    13,
    union([
      box([0, -1.4, 0], [9.6, 0.02, 9], card('#b3aea4')),
      modelHouse(
        {
          w: 9.6,
          d: 9,
          h: 5.4,
          rise: 4.4,
          skin: masonry('#b98a72'),
          tiles: courses('#9a5d49', 0.22),
          gable: true,
        },
        stage.hour,
      ),
    ]),
  ),
]
