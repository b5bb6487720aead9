import { chair, pendant, plant, print, rug, shelves, table, tableLamp } from './furniture.ts'
import { boards, brick, card, courses, ink, linden, white } from './materials.ts'
import { modelHouse } from './model-house.ts'
import { apartments } from './new-build.ts'
import { at, box, cylinder, type Sdl, union } from './pov.ts'
import { onBack, onRight, outdoors, room, scene } from './room.ts'
import type { Maker, Stage } from './stage.ts'
import { ballTree, seasons } from './trees.ts'

/** The models of the agency at 1:25, standing on a desk. */
function models(stage: Stage): Sdl {
  const { hour, random } = stage
  const small = (x: number, z: number, turn: number, plate: number, shape: Sdl): Sdl =>
    `object{${union([shape, box([-1.6, -0.5, -1.8], [plate, -0.02, 9.4], boards('#cfa471', 2, 'x'))])} translate y*.5 scale .05 rotate y*${turn} translate <${x},0,${z}>}`
  const tree = (x: number, z: number, tall: number): Sdl =>
    at([x, 0, z], ballTree(tall, tall * 0.32, seasons[stage.season].crown, random))
  return union([
    small(0.16, 0.44, 14, 10.6, modelHouse({ w: 9, d: 7.6, h: 5.8, rise: 4 }, hour)),
    small(1.78, 0.46, -10, 15.4, at([0, 0, -0.4], apartments(stage, 3, 14))),
    small(
      0.84,
      0.66,
      4,
      8.2,
      modelHouse(
        {
          w: 6.6,
          d: 7.4,
          h: 5.7,
          rise: 3.6,
          skin: white,
          tiles: courses('#a9604a', 0.2),
          gable: true,
          columns: 2,
        },
        hour,
      ),
    ),
    tree(0.1, 0.3, 0.24),
    tree(0.74, 0.42, 0.2),
    tree(1.7, 0.28, 0.2),
    tree(2.6, 0.5, 0.26),
  ])
}

/** Where new colleagues come to sit: a desk, two chairs, a lamp and the models of the day. */
export const jobsDesk: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d] = [5.8, 4.6]
  return scene(
    [
      room(
        w,
        d,
        {
          height: 4.2,
          back: [{ x: 2.6, y: 0.9, w: 2.3, h: 1.6, frame: ink }],
          paint: { left: card('#a5b3a1'), back: card('#f3efe7') },
        },
        hour,
      ),
      ...outdoors(stage, [
        [2, 9, 4.6],
        [4.4, 10.6, 5.4],
        [6.8, 9, 4.6],
      ]),
      at([1.2, 0, 0.9], rug(3.7, 2.4, '#cdbfa4')),
      at([1.5, 0, 1.6], table(2.8, 1.2)),
      at([1.5, 0.75, 1.6], models(stage)),
      // Between the models: a plan, a book and pencils
      at([2.3, 0.752, 1.68], box([0, 0, 0], [0.62, 0.004, 0.44], card('#f7f4ec')), 6),
      ...[0.08, 0.2, 0.32].map((z) =>
        at([2.38, 0.757, 1.66 + z], box([0, 0, 0], [0.42 - z * 0.3, 0.002, 0.012], card('#8fa58f')), 6),
      ),
      at([1.62, 0.757, 2.52], box([0, 0, 0], [0.26, 0.035, 0.19], linden), -14),
      at([1.64, 0.792, 2.54], box([0, 0, 0], [0.22, 0.028, 0.16], card('#c98f6e')), -8),
      cylinder([3.36, 0.75, 2.4], [3.36, 0.86, 2.4], 0.045, card('#efe9dd')),
      ...[0, 1, 2].map((i) =>
        cylinder(
          [3.35 + i * 0.012, 0.8, 2.4],
          [3.33 + i * 0.03, 0.95, 2.39 + i * 0.02],
          0.006,
          [linden, card('#c07a5c'), ink][i],
        ),
      ),
      at([2.98, 0.75, 2.6], tableLamp(0.45)),
      // One chair is drawn up, the other one turned towards whoever comes in.
      at([4.42, 0, 2.4], chair(card('#3f6453'), card('#cfa471')), 104),
      at([2.9, 0, 1.5], chair(card('#3f6453'), card('#cfa471')), 152),
      at([2.75, 0, 2.3], pendant(1.62, 4.6, linden, 0.9)),
      at([0.36, 0, 0.9], shelves(2.6, 2.3, 0.36, 6, random), -90),
      onBack(d, 1.2, 1.25, print(0.85, 1.05, random)),
      onRight(w, 2.9, 1.3, print(0.8, 1.0, random, brick('#cfa878'))),
      at([5.2, 0, 4.0], plant(1.6, random)),
      at([0.7, 0, 4.1], plant(1.1, random, card('#c79b7f'))),
    ],
    [1.0, 0.05, 1.0],
    [5.2, 2.15, 4.4],
  )
}
