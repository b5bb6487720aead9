import { at, box, type Sdl, union } from '../../../pov.ts'
import { paint } from '../../finishes.ts'
import { run, steppedCornice } from '../../moulding.ts'
import { castRadiator } from '../../radiator.ts'
import { onCurve, roundCorner, skyAlong } from '../../round-corner.ts'
import { onSide } from '../../shell.ts'
import { axisX, axisZ, corner, plan } from './plan.ts'
import { ivory, maple, plaster, studio } from './style.ts'

/** The curved wall, its light, and radiators that follow the curve below the windows. */
export const drum = (): Sdl =>
  at(
    [axisX, 0, axisZ],
    union([
      roundCorner(corner),
      skyAlong(corner, 0.42),
      ...[27, 33.4, 39.8, 46.2, 52.6].map((angle) =>
        onCurve(corner.r, angle, at([-0.225, 0, -0.01], castRadiator(0.45, 0.66, ivory))),
      ),
    ]),
  )

/** The cornice of the straight walls: that of the curve comes with it. */
export const cornice = (): Sdl =>
  union([
    onSide('left', plan, run(steppedCornice(0.1), 0, plan.d, studio.height, paint(plaster))),
    onSide('right', plan, run(steppedCornice(0.1), corner.r, plan.d, studio.height, paint(plaster))),
    onSide('back', plan, run(steppedCornice(0.1), 0, axisX, studio.height, paint(plaster))),
  ])

/** Maple along the bed. */
export const panels = (): Sdl =>
  union([
    onSide('left', plan, box([3.5, 0, -0.02], [plan.d, 1.02, 0], maple('x'))),
    // The steps of the headboard are those of the cornice, upside down.
    ...[0.74, 0.54, 0.34].map((half, i) =>
      box([0.82 - half, 0, plan.d - 0.03 - i * 0.004], [0.82 + half, 1.02 + i * 0.09, plan.d], maple('x')),
    ),
  ])
