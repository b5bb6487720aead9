import { box, cylinder, type Sdl, union } from '../pov.ts'
import { brassPlate } from './finishes.ts'
import type { WindowMaker } from './windows.ts'

/** Ground glass lets light through, but nothing is seen behind it. */
const ground = 'texture{pigment{srgb<.86,.88,.85>} finish{diffuse .7 emission .16 specular .2 roughness .05}}'

/** An inner door of the thirties: a slender frame of steel, ground glass, and three bars across at the height of the handle. */
export const steelDoor =
  (steel: Sdl): WindowMaker =>
  (w, h) =>
    union([
      union(
        [
          box([0, 0, -0.02], [0.05, h, 0.05]),
          box([w - 0.05, 0, -0.02], [w, h, 0.05]),
          box([0, h - 0.05, -0.02], [w, h, 0.05]),
          box([0.05, 0.005, 0], [w - 0.05, 0.3, 0.035]),
          ...[0.055, w - 0.095].map((x) => box([x, 0.005, -0.004], [x + 0.04, h - 0.055, 0.04])),
          ...[0.92, 1.04, 1.16, h - 0.1].map((y) => box([0.09, y, -0.002], [w - 0.09, y + 0.028, 0.038])),
          box([w / 2 - 0.012, 1.18, 0], [w / 2 + 0.012, h - 0.1, 0.036]),
        ],
        steel,
      ),
      box([0.09, 0.3, 0.014], [w - 0.09, h - 0.08, 0.022], ground),
      union(
        [
          cylinder([w - 0.075, 1.0, -0.06], [w - 0.075, 1.0, 0], 0.009),
          cylinder([w - 0.075, 1.0, -0.055], [w - 0.19, 1.0, -0.055], 0.01),
        ],
        brassPlate,
      ),
    ])
