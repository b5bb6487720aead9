import { color, mix } from '../materials.ts'
import type { Sdl } from '../pov.ts'

/** Wall paint: flat, with the faintest change of tone that a roller leaves. */
export const paint = (hex: string): Sdl =>
  `texture{pigment{bozo scale 1.7 turbulence .3 color_map{[.2 ${color(mix(hex, '#5a5348', 0.025))}][.8 ${color(mix(hex, '#ffffff', 0.05))}]}} finish{diffuse .92}}`

/** Woodwork under satin paint. */
export const enamel = (hex: string): Sdl =>
  `texture{pigment{${color(hex)}} finish{diffuse .86 specular .1 roughness .04}}`

/** Woven cloth: two threads of slightly different tone. */
export const cloth = (hex: string, contrast = 0.07): Sdl =>
  `texture{pigment{bozo scale .05 turbulence .4 color_map{[.2 ${color(mix(hex, '#3a332a', contrast))}][.8 ${color(mix(hex, '#ffffff', contrast))}]}} normal{bumps .08 scale .012} finish{diffuse .92}}`

/** Velvet is bright at its edges. */
export const velvet = (hex: string): Sdl =>
  `texture{pigment{aoi color_map{[0 ${color(hex)}][.55 ${color(hex)}][.9 ${color(mix(hex, '#ffffff', 0.22))}]}} finish{diffuse .9 brilliance .8}}`

export const leather = (hex: string): Sdl =>
  `texture{pigment{bozo scale .3 turbulence .6 color_map{[.2 ${color(mix(hex, '#20150c', 0.14))}][.8 ${color(mix(hex, '#fff0dd', 0.08))}]}} normal{bumps .1 scale .02} finish{diffuse .82 specular .16 roughness .05}}`

type Axis = 'x' | 'y' | 'z'

/** Timber with its grain along an axis. */
export function timber(hex: string, along: Axis = 'x', sheen = 0.06): Sdl {
  const long = { x: '<1.1,.03,.045>', y: '<.035,1.1,.045>', z: '<.035,.03,1.1>' }[along]
  const [dark, light] = [color(mix(hex, '#3d2411', 0.24)), color(mix(hex, '#fff1d6', 0.14))]
  return `texture{pigment{wrinkles turbulence .16 octaves 3 color_map{[.1 ${dark}][.45 ${color(hex)}][.85 ${light}]} scale ${long}} finish{diffuse .84 specular ${sheen} roughness .06}}`
}

export const oak = (along: Axis = 'x'): Sdl => timber('#c39a68', along)
export const teak = (along: Axis = 'x'): Sdl => timber('#a06a3f', along)
export const walnut = (along: Axis = 'x'): Sdl => timber('#7a5236', along)
export const blackened = (along: Axis = 'x'): Sdl => timber('#3a332d', along)

export const brassPlate =
  'texture{pigment{srgb<.66,.52,.28>} finish{diffuse .5 specular .5 roughness .03 metallic reflection{.12 metallic}}}'
export const chrome =
  'texture{pigment{srgb<.6,.62,.63>} finish{diffuse .35 specular .7 roughness .015 reflection{.38}}}'
export const copper = 'texture{pigment{srgb<.62,.38,.26>} finish{diffuse .7 specular .3 roughness .05}}'
export const blackSteel =
  'texture{pigment{srgb<.13,.135,.135>} finish{diffuse .8 specular .18 roughness .05}}'
export const porcelain =
  'texture{pigment{srgb<.95,.945,.93>} finish{diffuse .88 specular .35 roughness .012 reflection{.01,.14 falloff 4}}}'
export const mirrorGlass = 'texture{pigment{srgb<.1,.11,.11>} finish{diffuse .25 reflection .86}}'
export const darkGlass =
  'texture{pigment{srgb<.06,.065,.07>} finish{diffuse .6 specular .4 roughness .01 reflection{.05,.5 falloff 3}}}'

/** Polished stone with veins. */
export function marble(hex: string, vein: string, scale = 0.5): Sdl {
  const base = color(hex)
  return `texture{pigment{marble turbulence 1.1 octaves 5 color_map{[0 ${color(vein)}][.06 ${color(mix(hex, vein, 0.35))}][.16 ${base}][.7 ${color(mix(hex, '#ffffff', 0.25))}][1 ${base}]} rotate <20,35,50> scale ${scale}} finish{diffuse .86 specular .2 roughness .02 reflection{.01,.16 falloff 4}}}`
}

/** Belgian blue stone, honed. */
export const blueStone = `texture{pigment{bozo scale .22 turbulence .8 octaves 4 color_map{[.2 ${color('#5f676b')}][.8 ${color('#767e82')}]}} finish{diffuse .85 specular .06 roughness .06}}`

/** A shade that is lit from within or by the day alone. */
export const shade = (hex: string, lit = 0): Sdl =>
  `texture{pigment{${color(hex)}} finish{diffuse .85 emission ${lit}}}`
