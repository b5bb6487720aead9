import { color } from './materials.ts'
import type { Sdl } from './pov.ts'

/** Time of day: the colour of the sky, the sun's place and how many windows are lit. */
export type Time = 'morning' | 'day' | 'evening' | 'sunset' | 'dusk' | 'night' | 'winter' | 'room'

interface Daylight {
  /** Backdrop at the horizon and above it. */
  readonly horizon: string
  readonly zenith: string
  /** Multiplies the backdrop when it lights the model. */
  readonly sky: number
  readonly ground: string
  readonly sun: string
  readonly power: number
  /** Degrees above the horizon. */
  readonly height: number
  /** Share of lit windows, and the strength of their light. */
  readonly lit: number
  readonly lamp: number
}

export const daylight: Readonly<Record<Time, Daylight>> = {
  morning: {
    horizon: '#f4f4f0',
    zenith: '#cfdde6',
    sky: 1.03,
    ground: '#e2e1db',
    sun: '#fff4e2',
    power: 0.9,
    height: 33,
    lit: 0,
    lamp: 0,
  },
  day: {
    horizon: '#fbf8f1',
    zenith: '#dfe3e0',
    sky: 0.99,
    ground: '#e6e2d8',
    sun: '#fff6e8',
    power: 0.92,
    height: 47,
    lit: 0,
    lamp: 0,
  },
  evening: {
    horizon: '#f8eadb',
    zenith: '#ccd3dd',
    sky: 0.9,
    ground: '#e5dfd5',
    sun: '#ffe2bf',
    power: 1.12,
    height: 24,
    lit: 0.3,
    lamp: 0.8,
  },
  sunset: {
    horizon: '#f6e2cc',
    zenith: '#b9c6da',
    sky: 0.92,
    ground: '#ddd6cf',
    sun: '#ffc48a',
    power: 0.74,
    height: 15,
    lit: 0.45,
    lamp: 1.3,
  },
  dusk: {
    horizon: '#e3c9b8',
    zenith: '#7893b8',
    sky: 0.98,
    ground: '#d9d9de',
    sun: '#b9c8ee',
    power: 0.3,
    height: 50,
    lit: 0.62,
    lamp: 1.15,
  },
  night: {
    horizon: '#8d9dbb',
    zenith: '#4a6290',
    sky: 0.95,
    ground: '#a3adc2',
    sun: '#a9bff2',
    power: 0.26,
    height: 50,
    lit: 0.7,
    lamp: 1.1,
  },
  room: {
    horizon: '#faf8f3',
    zenith: '#e9ebe8',
    sky: 0.92,
    ground: '#e4e2dc',
    sun: '#fff5e6',
    power: 0.98,
    height: 47,
    lit: 0,
    lamp: 0,
  },
  winter: {
    horizon: '#f1f2f2',
    zenith: '#d0d9e0',
    sky: 1.02,
    ground: '#e3e4e2',
    sun: '#ffeed6',
    power: 1.05,
    height: 24,
    lit: 0.15,
    lamp: 0.7,
  },
}

/**
 * Sky dome, sun and the paper the model stands on.
 * `azimuth` is where the sun stands: negative is left of the street side.
 */
export function studio(time: Time, azimuth: number, reach: number, floor: number): Sdl {
  // Inside, the scale is ten times larger: the same studio lamp draws softer shadows.
  const lamp = time === 'room' ? 16 : 9
  const light = daylight[time]
  const a = (azimuth * Math.PI) / 180
  const h = (light.height * Math.PI) / 180
  const far = 160
  const sun = `<${far * Math.sin(a) * Math.cos(h)},${far * Math.sin(h)},${-far * Math.cos(a) * Math.cos(h)}>`
  const paper = color(light.ground)
  // After sunset the blue begins right above the roofs.
  const [low, high] = light.lit > 0.5 ? [0.5, 0.68] : [0.55, 0.85]
  return `
sky_sphere{pigment{gradient y color_map{[0 ${color(light.horizon)}*${light.sky}][${low} ${color(light.horizon)}*${light.sky}][${high} ${color(light.zenith)}*${light.sky * 0.85}]} scale 2 translate y*-1}}
light_source{${sun} color ${color(light.sun)}*${light.power} area_light x*${lamp},z*${lamp},9,9 adaptive 1 orient circular}
// The paper fades into the backdrop, so that there is no horizon line.
plane{y,${floor} pigment{cylindrical color_map{[0 ${paper} transmit 1][.75 ${paper} transmit 0][1 ${paper}]} scale <${reach},1,${reach}>} finish{diffuse .9}}`
}
