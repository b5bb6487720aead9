import { tiles } from '../../../materials.ts'
import { at, box, cylinder, type Sdl, union } from '../../../pov.ts'
import { bouquet } from '../../decor.ts'
import { chrome, cloth, paint, porcelain, shade, walnut } from '../../finishes.ts'
import { chequered } from '../../floors.ts'
import { towelRadiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { bath, bathMat, roundMirror, towels, vanity } from '../../sanitary.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Side, Style } from '../../style.ts'
import { gardenFrom, noir, upstairs, villa } from './style.ts'

const plan: Plan = {
  w: 3.0,
  d: 3.3,
  holes: { back: [{ x: 0.9, y: 0.95, w: 1.2, h: 1.4, kind: 'window' }] },
}

const { skirting: _skirting, cornice: _cornice, ...bare } = villa
const style: Style = {
  ...bare,
  height: 2.65,
  walls: paint('#dcb49c'),
  floor: chequered(paint('#33363a'), paint('#ece7dc'), 0.15),
}

const glaze = tiles('#f1ece1', 0.15, 'z', 'stack')

/** Ivory tiles to the height of a shoulder, with a black line above them, beside the window. */
const tiled = (side: Side, x0: number, x1: number, top: number): Sdl =>
  onSide(
    side,
    plan,
    union([
      box([x0, 0, -0.012], [x1, top - 0.05, 0.001], glaze),
      box([x0, top - 0.05, -0.018], [x1, top, 0.001], noir),
    ]),
  )

/** The bathroom on the garden side: pink plaster, black and ivory, a bath below the window. */
export const bathroom: Room = {
  style,
  plan,
  outlook: gardenFrom(6.1, 6.4),
  level: upstairs,
  season: 'spring',
  time: 'morning',
  sun: 150,
  light: 1,
  view: { from: [1.9, -1.3], towards: [1.4, 3.3], lens: 24, horizon: 0.5 },
  things: ({ random }) => [
    tiled('left', 0, 3.3, 1.35),
    tiled('right', 0, 3.3, 1.35),
    tiled('back', 0, 0.82, 1.35),
    tiled('back', 2.18, 3.0, 1.35),
    box([0.8, 0, 3.288], [2.2, 0.86, 3.301], glaze),
    at([1.5, 0, 2.72], bath(chrome, porcelain, 1.75, 0.78)),
    onSide('left', plan, at([0.85, 0, -0.5], vanity(1.2, 2, walnut('y'), noir, chrome, walnut('y')))),
    onSide('left', plan, at([1.45, 1.72, 0], roundMirror(0.34, chrome))),
    ...[0.92, 1.98].map((x) =>
      onSide('left', plan, cylinder([x, 1.6, -0.07], [x, 1.86, -0.07], 0.045, shade('#fff6e6', 0.5))),
    ),
    onSide('right', plan, at([1.1, 0.45, -0.012], towelRadiator(0.55, 1.15, cloth('#3f5847')))),
    at([1.05, 0.01, 1.35], bathMat('#e8e0d0')),
    at([2.25, 0, 1.75], barStool(0.45, walnut('x'), walnut('y')), 12),
    at([2.5, 0.46, 1.92], towels([cloth('#efe8da'), cloth('#a4512f'), cloth('#3f5847')])),
    at([1.75, 0.955, 3.42], bouquet(0.32, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f6efe4', '#efd0bd'])),
  ],
}
