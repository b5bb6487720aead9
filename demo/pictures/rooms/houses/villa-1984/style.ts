import { pine as scotsPine, spruce } from '../../../conifers.ts'
import { pineGarden } from '../../../lane-plots.ts'
import { at, type Sdl, union } from '../../../pov.ts'
import type { Stage } from '../../../stage.ts'
import { boarded } from '../../boarded.ts'
import { chrome, cloth, enamel, paint, timber } from '../../finishes.ts'
import { planks, tiled } from '../../floors.ts'
import type { Outlook } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

export const pine = (along: 'x' | 'y' | 'z'): ReturnType<typeof timber> => timber('#cfa46a', along, 0.05)
export const pines = ['#d6b98d', '#cfb083', '#dac198', '#d2b488']

export const currant = cloth('#a82a30')
export const wool = cloth('#b4b1a8')
export const snow = cloth('#f2efe8')
export const slate = paint('#5d6467')
export const green = enamel('#3f4a46')

/** Timber frames in the dark green of the outside, in as many leaves as the front shows. */
export const leaves = (columns: number): ReturnType<typeof casements> =>
  casements({ texture: green, columns, frame: 0.06, sash: 0.07, handle: chrome })

/** The villa of 1984: ceilings of pine boards, slate underfoot, white walls and dark green windows. */
export const villa: Style = {
  height: 2.6,
  thickness: 0.32,
  walls: paint('#f1eee6'),
  floor: tiled(['#787c7b', '#6f7475', '#82857f', '#747877', '#7d7a74'], 0.4, '#9a9990', 0.12, 0.006),
  ceiling: boarded(pines),
  woodwork: green,
  window: leaves(2),
  sill: slate,
}

/** Under the roof the floor is of pine as well. */
export const upper: Style = { ...villa, height: 2.55, floor: planks('#c79d64', 0.16, 0.13, 0.1) }

/** The rooms under the roof lie this high above the ground. */
export const upstairs = 3.1

/** Evergreens of the plots around, but none on the lane: the crowns of the tall pines stand above the windows. */
const woods = (stage: Stage): readonly Sdl[] =>
  Array.from({ length: 44 }, (_, i) => {
    const a = (i / 44) * Math.PI * 2
    const far = 1 + (i % 3) * 0.16 + 0.05 * Math.sin(i * 2.1)
    const [x, z] = [6.5 + Math.cos(a) * 31 * far, 8 + Math.sin(a) * 43 * far]
    if (z < -17 && z > -32) return ''
    return i % 4 === 1 ? scotsPine(stage, x, z, 8 + (i % 5)) : spruce(stage, x, z, 5.5 + ((i * 5) % 7) * 0.7)
  })

/** The plot as a room sees it: (0, 0) of the plot lies at this place of the room; a turn of 180 looks at the lane. */
export const plotFrom =
  (x: number, z: number, turn: number): Outlook =>
  (stage) =>
    at(
      [x, 0, z],
      union([...pineGarden({ ...stage, from: turn === 0 ? [6, 10] : [6, -6] }), ...woods(stage)]),
      turn,
    )
