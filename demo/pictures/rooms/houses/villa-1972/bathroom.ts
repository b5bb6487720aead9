import { color, tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { glowing } from '../../ceilings.ts'
import { chrome, cloth, mirrorGlass, paint, shade } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import { pedestalBasin, standingToilet } from '../../pedestal.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { hungTowel } from '../../sanitary.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { builtInBath } from '../../wall-bath.ts'
import { casements } from '../../windows.ts'
import { brown, garden, house } from './style.ts'

const plan: Plan = {
  w: 2.4,
  d: 3.1,
  holes: {
    back: [
      {
        x: 0.42,
        y: 1.22,
        w: 1.2,
        h: 1.0,
        kind: 'window',
        frame: casements({ texture: brown('y'), columns: 1, frame: 0.055, sash: 0.05 }),
      },
    ],
  },
}

const { skirting: _skirting, ...bare } = house
const height = 2.45
const style: Style = {
  ...bare,
  height,
  floor: tiled(['#5e4435', '#674b3a', '#74583f', '#6d5140'], 0.1, '#a2917a', 0.16),
  ceiling: glowing('#f1ead9', [1.1, 1.4], 0.18, 0.35),
}

/** The moss green that bathrooms were ordered in. */
const moss = `texture{pigment{${color('#7f8248')}} finish{diffuse .88 specular .35 roughness .012 reflection{.01,.14 falloff 4}}}`
const plain = tiles('#ece3cb', 0.15, 'z', 'stack')

/** Printed tiles: a ring and a dot on each, the joint between them. */
const rings = `texture{pigment{function{max(sqrt(pow(mod(x+9,.15)*20-1.5,2)+pow(mod(y+9,.15)*20-1.5,2))/1.6,select(.0735-max(abs(mod(x+9,.15)-.075),abs(mod(y+9,.15)-.075)),1,0))} color_map{[0 ${color('#7f8248')}][.3 ${color('#7f8248')}][.32 ${color('#ece3cb')}][.52 ${color('#ece3cb')}][.54 ${color('#b7b07c')}][.8 ${color('#b7b07c')}][.82 ${color('#ece3cb')}][.985 ${color('#ece3cb')}][.99 ${color('#c9bfa6')}][1 ${color('#c9bfa6')}]}} finish{diffuse .88 specular .05 roughness .06 reflection{0,.06 falloff 4}}}`

const clad = (x0: number, x1: number, y0: number, y1: number, texture: Sdl): Sdl =>
  box([x0, y0, -0.012], [x1, y1, 0.001], texture)

/** A cabinet with a mirror before it and a tube of light above. */
const mirrorCabinet = (): Sdl =>
  union([
    box([-0.4, 1.22, -0.13], [0.4, 1.86, 0], paint('#e6dcc4')),
    box([-0.385, 1.235, -0.133], [-0.004, 1.845, -0.12], mirrorGlass),
    box([0.004, 1.235, -0.133], [0.385, 1.845, -0.12], mirrorGlass),
    box([-0.34, 1.9, -0.1], [0.34, 1.95, 0], shade('#fff6e6', 0.6)),
  ])

/** The bathroom in the night wing, with its suite in moss green. */
export const bathroom: Room = {
  style,
  plan,
  outlook: garden,
  season: 'autumn',
  time: 'day',
  sun: 160,
  light: 1,
  view: { from: [1.18, -1.45], towards: [1.22, 3.1], lens: 26, horizon: 0.53 },
  things: () => [
    onSide('back', plan, union([clad(0, 2.4, 0, 1.17, rings), clad(0, 0.37, 1.17, height, rings)])),
    onSide(
      'back',
      plan,
      union([clad(1.67, 2.4, 1.17, height, rings), clad(0.37, 1.67, 2.27, height, rings)]),
    ),
    onSide('right', plan, clad(0, 3.1, 0, height, rings)),
    onSide('left', plan, clad(0, 3.1, 0, height, plain)),
    onSide('right', plan, at([0.012, 0, -0.8], builtInBath(1.78, 0.79, 0.56, plain, chrome, moss))),
    onSide('right', plan, box([1.792, 0, -0.8], [1.85, 0.56, -0.012], plain)),
    onSide('left', plan, at([1.7, 0, -0.012], pedestalBasin(moss))),
    onSide('left', plan, at([1.7, 0, -0.012], mirrorCabinet())),
    onSide('left', plan, at([2.58, 0, -0.012], standingToilet(moss, brown('x')))),
    onSide('back', plan, at([0.7, 0.14, -0.012], radiator(0.7, 0.6, paint('#e3d9c3')))),
    onSide('left', plan, at([0.88, 1.35, -0.012], hungTowel(cloth('#c98a4a'), chrome))),
  ],
}
