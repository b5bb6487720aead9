import { daylight, type Time } from './light.ts'
import { color, mix } from './materials.ts'
import type { Sdl } from './pov.ts'

interface Heaven {
  readonly horizon: string
  readonly middle: string
  readonly zenith: string
  readonly cloud: string
  readonly ground: string
}

/** What a visitor sees above the roofs: paper at the horizon, a pale blue above it. */
const heavens: Readonly<Partial<Record<Time, Heaven>>> = {
  morning: { horizon: '#f9f3e6', middle: '#dce8ee', zenith: '#9cbdd8', cloud: '#fdfaf3', ground: '#a3b286' },
  day: { horizon: '#f6f1e6', middle: '#d5e3eb', zenith: '#97bad4', cloud: '#fdfaf4', ground: '#a3b286' },
  evening: { horizon: '#fbe8cd', middle: '#e6e6e2', zenith: '#a3bfd8', cloud: '#fdf1e1', ground: '#b2b892' },
  sunset: {
    horizon: '#fde0bb',
    middle: '#efe3da',
    zenith: '#86a6cf',
    cloud: '#f3ddcb',
    ground: '#a9aa92',
  },
  dusk: { horizon: '#f0c9a6', middle: '#b8b9cc', zenith: '#6886b0', cloud: '#ead0c4', ground: '#8d9a8c' },
  winter: { horizon: '#f4f1ea', middle: '#e0e8ec', zenith: '#b0c5d4', cloud: '#faf8f4', ground: '#b5b9a4' },
}

/** Soft banks of cloud, stretched along the horizon. */
function clouds(heaven: Heaven, strength: number): Sdl {
  const cloud = color(heaven.cloud)
  return `pigment{bozo turbulence .55 octaves 5 omega .52 lambda 2.1
  color_map{[0 ${cloud} transmit 1][.48 ${cloud} transmit 1][.72 ${cloud}*${strength} transmit .35][1 ${cloud}*${strength} transmit .1]}
  scale <.62,.16,.62> rotate y*24 translate <.3,.05,.2>}`
}

/** Woods far off, in the haze: the open ground does not end in the sky. */
function woods({ horizon, middle, ground }: Heaven, bright: number): Sdl {
  const haze = mix(horizon, middle, 0.5)
  const [near, far] = [
    mix(mix(ground, '#56705f', 0.6), haze, 0.3),
    mix(mix(ground, '#6f8794', 0.4), haze, 0.6),
  ]
  const edge = (height: string): Sdl => `min(max((y-(${height}))/.003+.5,.05),.95)`
  const layer = (height: string, hex: string): Sdl =>
    `pigment{function{${edge(height)}} color_map{[.1 ${color(hex)}*${bright}][.9 ${color(hex)} transmit 1]}}`
  return `${layer('.024+.03*Rises(x,2,z)+.006*Crowns(x,2,z)', far)} ${layer('.006+.032*Rises(x,0,z)+.012*Crowns(x,0,z)', near)}`
}

const outlines: Sdl = `#declare Rises=function{pattern{bozo scale .3}}
#declare Crowns=function{pattern{bozo scale .022}}`

/** Sky, sun, open ground and the haze over distant trees. */
export function outdoors(time: Time, azimuth: number, floor: number, clear = false): Sdl {
  const light = daylight[time]
  const heaven = heavens[time] ?? heavens.day
  if (!heaven) return ''
  // By day the sky of the model's studio is a lamp; here it is also what one sees.
  const bright = Math.max(light.sky, 0.97)
  const a = (azimuth * Math.PI) / 180
  const h = (light.height * Math.PI) / 180
  const far = 300
  const sun = `<${far * Math.sin(a) * Math.cos(h)},${far * Math.sin(h)},${-far * Math.cos(a) * Math.cos(h)}>`
  const [low, middle, high] = [heaven.horizon, heaven.middle, heaven.zenith].map(
    (hex) => `${color(hex)}*${bright}`,
  )
  return `${outlines}
sky_sphere{pigment{gradient y color_map{[0 ${low}][.05 ${low}][.28 ${middle}][.8 ${high}][1 ${high}]}} ${clear ? '' : clouds(heaven, bright)} ${woods(heaven, bright)}}
light_source{${sun} color ${color(light.sun)}*${(light.power * 1.3).toFixed(2)} area_light x*7,z*7,7,7 adaptive 1 orient circular}
fog{fog_type 2 distance 750 fog_offset 0 fog_alt 9 color ${color(mix(heaven.horizon, heaven.middle, 0.35))}*${bright}}
plane{y,${floor} texture{pigment{bozo scale 30 color_map{[.3 ${color(heaven.ground)}][.7 ${color(mix(heaven.ground, '#fbf6e4', 0.12))}]}} finish{diffuse .9}}}`
}
