import type { Sdl } from './pov.ts'

/**
 * The workshop's materials. Everything is matte: a model maker's card, wood, felt and acrylic,
 * never an imitation of the real thing. Textures are in facade coordinates (z = 0 is the face).
 */
export const color = (hex: string): Sdl => {
  const part = (from: number): string => (parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(4)
  return `srgb<${part(1)},${part(3)},${part(5)}>`
}

/** Mixes two colours; a share of 0 gives the first. */
export function mix(from: string, to: string, share: number): string {
  const part = (start: number): string => {
    const a = parseInt(from.slice(start, start + 2), 16)
    const b = parseInt(to.slice(start, start + 2), 16)
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

export const card = (hex: string): Sdl => `texture{pigment{${color(hex)}} finish{diffuse .9}}`

/** Painted or lacquered: doors, frames, enamel. */
export const satin = (hex: string): Sdl =>
  `texture{pigment{${color(hex)}} finish{diffuse .85 specular .15 roughness .03}}`

/** Card with engraved courses. The joint is close to the face in tone, so that it never shimmers. */
export function brick(hex: string, course = 0.1): Sdl {
  const joint = color(mix(hex, '#f4efe4', 0.34))
  const light = color(mix(hex, '#ffffff', 0.06))
  const dark = color(mix(hex, '#3a1d14', 0.05))
  return `texture{pigment{brick pigment{${joint}},pigment{bozo color_map{[.3 ${dark}][.7 ${light}]} scale <.9,.4,.9>}
    brick_size <${course * 3},${course},9> mortar ${course * 0.13} translate z*4} finish{diffuse .9}}`
}

/** Brickwork seen from the street: real courses, with joints that do not outshine the bricks. */
export function masonry(hex: string, lime = '#cfc4b2'): Sdl {
  const course = 0.075
  const seam = color(mix(hex, lime, 0.3))
  const [light, dark] = [color(mix(hex, '#fff1e2', 0.1)), color(mix(hex, '#3a1d14', 0.13))]
  const tones = (shift: number): Sdl =>
    `cells color_map{[0 ${dark}][1 ${light}]} scale <${course * 3},.5,9> translate <${shift},0,4>`
  // Every brick has a tone of its own; each second course lies half a brick further.
  return `texture{pigment{brick pigment{${seam}},pigment{gradient y pigment_map{[0 ${tones(0)}][.5 ${tones(0)}][.5 ${tones(course * 1.5)}][1 ${tones(course * 1.5)}]} scale <1,${course * 2},1>}
    brick_size <${course * 3},${course},9> mortar ${course * 0.14} translate z*4} finish{diffuse .9}}`
}

/** Boards beside each other, each with a tone of its own; `along` is the direction across them. */
export function boards(hex: string, width: number, across: 'x' | 'y' | 'z' = 'x', contrast = 0.16): Sdl {
  const light = color(mix(hex, '#fff4de', contrast))
  const dark = color(mix(hex, '#5b3a1e', contrast))
  const gap = color(mix(hex, '#3b2413', 0.5))
  const size = { x: '<1,900,900>', y: '<900,1,900>', z: '<900,900,1>' }[across]
  const shift = { x: '<0,-450,-450>', y: '<-450,0,-450>', z: '<-450,-450,0>' }[across]
  const scale = { x: `<${width},1,1>`, y: `<1,${width},1>`, z: `<1,1,${width}>` }[across]
  const tones = `cells color_map{[0 ${dark}][1 ${light}]} scale ${size} translate ${shift}`
  return `texture{pigment{gradient ${across} pigment_map{[0 ${gap}][.045 ${gap}][.045 ${tones}][1 ${tones}]} scale ${scale}} finish{diffuse .9}}`
}

/** One piece of wood without joints, for furniture. */
export const grained = (hex: string): Sdl =>
  `texture{pigment{bozo turbulence .2 color_map{[.2 ${color(mix(hex, '#7a5430', 0.12))}][.8 ${color(mix(hex, '#fff4de', 0.12))}]} scale <.7,.035,.05>} finish{diffuse .9}}`

/** Boards of a limited length, laid with staggered ends: floors and decks running along z. */
export function floorBoards(hex: string, width = 0.16, contrast = 0.16): Sdl {
  const light = color(mix(hex, '#fff4de', contrast))
  const dark = color(mix(hex, '#6b4423', contrast))
  const gap = color(mix(hex, '#4b2f18', 0.42))
  return `texture{pigment{brick pigment{${gap}},pigment{cells color_map{[0 ${dark}][1 ${light}]} scale <.9,${width},9> translate y*.02}
    brick_size <2.1,${width},9> mortar .009 translate z*4 rotate x*90 rotate y*90} finish{diffuse .88 specular .06 roughness .06}}`
}

/** Square tiles with a fine joint, for paving (`y`) or a wall (`z`). */
export function tiles(
  hex: string,
  size: number,
  face: 'y' | 'z' = 'y',
  bond: 'stack' | 'running' = 'stack',
): Sdl {
  const joint = color(mix(hex, '#6d675c', 0.2))
  const light = color(mix(hex, '#ffffff', 0.04))
  const dark = color(mix(hex, '#57524a', 0.03))
  const tone = `pigment{bozo color_map{[.3 ${dark}][.7 ${light}]} scale ${size * 1.3}}`
  const height = bond === 'stack' ? size : size / 2
  const turn = face === 'y' ? 'rotate x*90' : ''
  return `texture{pigment{brick pigment{${joint}},${tone} brick_size <${size},${height},9> mortar ${size * 0.03} translate z*4 ${turn}} finish{diffuse .9}}`
}

/** A pitched roof: courses seen as fine level lines. */
export function courses(hex: string, rise = 0.16): Sdl {
  const line = color(mix(hex, '#15110d', 0.24))
  const light = color(mix(hex, '#ffffff', 0.04))
  const dark = color(mix(hex, '#1d1410', 0.04))
  const tone = `bozo color_map{[.3 ${dark}][.7 ${light}]} scale <1,4,1>`
  return `texture{pigment{gradient y pigment_map{[0 ${line}][.1 ${line}][.13 ${tone}][1 ${tone}]} scale <1,${rise},1>} finish{diffuse .9 specular .04 roughness .1}}`
}

/** Felt or flock: lawns and rugs. */
export const felt = (hex: string, scale = 0.5): Sdl =>
  `texture{pigment{bozo turbulence .6 color_map{[.2 ${color(mix(hex, '#33402a', 0.1))}][.8 ${color(mix(hex, '#fffbe8', 0.12))}]} scale ${scale}} finish{diffuse .9}}`

/** Plywood seen from the side. */
export const plywood: Sdl = `texture{pigment{gradient y color_map{[0 ${color('#d9bf94')}][.5 ${color('#d9bf94')}][.5 ${color('#c4a274')}][1 ${color('#c4a274')}]} scale .3} finish{diffuse .9}}`

export const balsa = boards('#d8bb8c', 0.6, 'x', 0.08)
export const white = card('#f4f1ea')
export const stone = card('#dcd5c6')
export const bluestone = card('#8d9499')
export const zinc = satin('#9aa3a6')
export const slate = courses('#5a636b')
export const linden = satin('#24483a')
export const brass = satin('#c2a15c')
export const ink = satin('#2a302d')

/** Acrylic in three tones, so that a facade is not a chessboard. */
export const panes: readonly Sdl[] = ['#66757a', '#75848a', '#58666c'].map(
  (hex) =>
    `texture{pigment{gradient y color_map{[0 ${color(mix(hex, '#20282b', 0.35))}][1 ${color(hex)}]} scale 3 translate y*-.2} finish{diffuse .75 specular .3 roughness .01 reflection{.04,.4 falloff 3}}}`,
)

export const clearAcrylic =
  'texture{pigment{rgbt<.93,.97,.96,.88>} finish{diffuse .1 specular .4 roughness .01 reflection{.02,.3 falloff 4}}}'

export const water = `texture{pigment{${color('#8fb0b3')}} finish{diffuse .7 specular .3 roughness .01 reflection{.06,.5 falloff 3}}}`

/** Light behind a pane or in a lamp; warm, brighter below the ceiling lamp. */
export const glow = (strength: number): Sdl =>
  `texture{pigment{gradient y color_map{[0 ${color('#ffb763')}][1 ${color('#ffdb9c')}]} sine_wave scale 3.4} finish{diffuse .25 emission ${strength.toFixed(2)}}}`
