import { color, tiles } from '../../../materials.ts'
import { at, box, cylinder, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts } from '../../cabinets.ts'
import { bowl, jug } from '../../decor.ts'
import { blackSteel, brassPlate, cloth, enamel, paint, porcelain } from '../../finishes.ts'
import { dome } from '../../lamps.ts'
import { cooker, geyser, wallSink } from '../../old-kitchen.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Side, Style } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { wallUnits } from '../../wall-units.ts'
import { casements } from '../../windows.ts'
import { cream, darkOak, gardenFrom, house } from './style.ts'

const glazed = casements({ texture: cream, columns: 2, sash: 0.07, bars: [0.26, 0.5, 0.75] })

const plan: Plan = {
  w: 3.0,
  d: 4.1,
  holes: { back: [{ x: 0.92, w: 1.3, h: 2.35, kind: 'french', frame: glazed }] },
}

/** Cement tiles with a printed pattern: a dark lozenge in each tile, four corners that make a square. */
const cement = `texture{pigment{function{max(select(abs(mod(x+9,.2)*10-1)+abs(mod(z+9,.2)*10-1)-.6,1,0),select(1.5-abs(mod(x+9,.2)*10-1)-abs(mod(z+9,.2)*10-1),.6,0))} color_map{[.3 ${color('#cfc3a8')}][.3 ${color('#8a5a48')}][.8 ${color('#8a5a48')}][.8 ${color('#5d6a66')}]}} finish{diffuse .85 specular .05 roughness .08 reflection{0,.08 falloff 4}}}`

const { skirting: _skirting, cornice: _cornice, ...bare } = house
const style: Style = {
  ...bare,
  height: 2.8,
  walls: paint('#e3d6ae'),
  floor: (w, d) => box([0, -0.1, 0], [w, 0, d], cement),
}

const celadon: Fronts = {
  texture: enamel('#9fb59b'),
  carcass: paint('#879d84'),
  kind: 'framed',
  handle: 'knob',
  metal: brassPlate,
}
const glaze = tiles('#ebe3cd', 0.15, 'z', 'stack')
const chair = diningChair(darkOak('y'), cloth('#a98e63'))

/** Cream tiles to the height of a shoulder with a green line above them. */
const tiling = (side: Side, x0: number, x1: number): Sdl =>
  onSide(
    side,
    plan,
    union([
      box([x0, 0, -0.012], [x1, 1.5, 0.001], glaze),
      box([x0, 1.5, -0.016], [x1, 1.55, 0.001], paint('#5f7d68')),
    ]),
  )

/** The kitchen at the garden: cement tiles, a porcelain sink and a cooker that stands free. */
export const kitchen: Room = {
  style,
  plan,
  outlook: gardenFrom(3.2),
  level: 0.2,
  season: 'autumn',
  time: 'day',
  sun: 158,
  light: 0.85,
  view: { from: [1.2, -1.4], towards: [1.6, 4.1], lens: 25, horizon: 0.52 },
  things: ({ random }) => [
    tiling('left', 0, 4.1),
    tiling('right', 0, 4.1),
    tiling('back', 0, 0.8),
    tiling('back', 2.34, 3.0),
    onSide('left', plan, at([2.72, 0, -0.012], wallSink(0.95, cloth('#b9695c'), random))),
    onSide('left', plan, at([3.2, 0, -0.012], geyser(1.5, style.height))),
    onSide('right', plan, at([0.42, 0, -0.6], cooker())),
    onSide(
      'right',
      plan,
      union([
        at([1.3, 0, -0.5], baseUnits('ddd', 0.46, celadon, paint('#d9cfb4'), 0.48, 0.01)),
        at([1.3, 1.3, -0.34], wallUnits(3, 0.46, 0.82, celadon, 0.32)),
        box([1.3, 0.905, -0.04], [2.68, 1.3, -0.015], paint('#879d84')),
        at([1.6, 0.906, -0.25], jug(0.24, paint('#d8cba9'))),
        at([2.35, 0.906, -0.25], bowl(0.13, porcelain)),
      ]),
    ),
    at([0.06, 0, 0.95], longTable(0.72, 1.15, paint('#d9d2bd'), darkOak('y'))),
    at([1.34, 0, 1.85], chair, 86),
    at([0.6, 0, 2.65], chair, 4),
    at([0.42, 0.75, 1.6], bowl(0.16, paint('#b9695c'))),
    at([1.5, 0, 2.0], dome(2.0, 0.2, style.height, enamel('#ece7da'))),
    onSide(
      'left',
      plan,
      at(
        [1.75, 2.02, 0],
        union([
          cylinder([0, 0, -0.05], [0, 0, 0], 0.15, enamel('#6d4b33')),
          cylinder([0, 0, -0.053], [0, 0, -0.01], 0.13, paint('#f0e9d6')),
          box([-0.005, 0, -0.056], [0.005, 0.1, -0.05], blackSteel),
          box([0, -0.005, -0.056], [0.07, 0.005, -0.05], blackSteel),
        ]),
      ),
    ),
  ],
}
