import { around, type Field } from './fields.ts'
import { grass } from './grass.ts'
import { greens } from './grove.ts'
import { card, color, mix } from './materials.ts'
import { box, type Sdl, union } from './pov.ts'
import type { Stage } from './stage.ts'

/** Fine gravel: single stones near the visitor, paler and darker patches where wheels and rain went. */
export const gravelled: Sdl = (() => {
  const stones = (dark: string, middle: string, light: string): Sdl =>
    `granite scale .22 color_map{[.15 ${color(dark)}][.45 ${color(middle)}][.8 ${color(light)}]}`
  return `texture{pigment{bozo scale <2.2,1,1.4> turbulence .5 pigment_map{[.25 ${stones('#a59b88', '#bdb29e', '#cfc5b3')}][.75 ${stones('#b0a693', '#c8beab', '#d9d0c0')}]}} normal{bumps .5 scale .025} finish{diffuse .9}}`
})()

/** Asphalt with a fine grain and slow changes of tone. */
export const asphalt: Sdl = `texture{pigment{bozo scale 2.5 turbulence .4 pigment_map{
  [.3 granite scale .12 color_map{[.3 ${color('#8d8c89')}][.7 ${color('#9b9a96')}]}]
  [.7 granite scale .12 color_map{[.3 ${color('#95948f')}][.7 ${color('#a3a29c')}]}]}} normal{bumps .12 scale .02} finish{diffuse .9}}`

/** Lawn as felt far away and as blades where the visitor stands. */
export function lawnField(stage: Stage, field: Field, kind: 'lawn' | 'meadow' = 'lawn'): Sdl {
  const tint = greens[stage.season].lawn
  const [x0, z0, x1, z1] = field
  const felt = `texture{pigment{bozo turbulence .5 scale 1.6 color_map{[.2 ${color(mix(tint, '#4a6338', 0.14))}][.8 ${color(mix(tint, '#f7f2d4', 0.1))}]}} finish{diffuse .9}}`
  return union([
    box([x0, -0.04, z0], [x1, 0, z1], felt),
    ...(stage.from ? [grass(stage.library, field, tint, stage.from, kind)] : []),
  ])
}

/** A flat surface laid on the ground. */
export const laid = ([x0, z0, x1, z1]: Field, texture: Sdl, y = 0.01): Sdl =>
  box([x0, -0.04, z0], [x1, y, z1], texture)

/** A country lane along x: verge, kerb, asphalt with a gutter of stone; drives cross the verge on the far side. */
export function lane(
  stage: Stage,
  [x0, near, x1, far]: Field,
  drives: readonly (readonly [from: number, to: number])[] = [],
): Sdl {
  const stone = card('#b7b3a9')
  const verge = around(
    [x0, far, x1, far + 1.4],
    drives.map(([from, to]): Field => [from, far - 1, to, far + 2]),
  )
  return union([
    laid([x0, near, x1, far], asphalt, -0.01),
    laid([x0, near, x1, near + 0.3], stone, 0.015),
    laid([x0, far - 0.3, x1, far], stone, 0.015),
    ...verge.map((field) => lawnField(stage, field)),
    lawnField(stage, [x0, near - 1.4, x1, near]),
  ])
}
