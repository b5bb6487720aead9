import { camera, type View } from './camera.ts'
import { baseDepth } from './garden.ts'
import { daylight, studio, type Time } from './light.ts'
import { type Sdl, union } from './pov.ts'
import { seeded } from './random.ts'
import type { Maker } from './stage.ts'
import type { Season } from './trees.ts'

export interface Quality {
  readonly samples: number
  readonly error: number
  readonly finest: number
}

export const header = (quality: Quality, brightness = 1): Sdl => `#version 3.7;
global_settings{assumed_gamma 1 max_trace_level 6
  radiosity{pretrace_start .08 pretrace_end ${quality.finest} count ${quality.samples} nearest_count 6 error_bound ${quality.error}
    recursion_limit 2 low_error_factor .6 gray_threshold .15 minimum_reuse .012 brightness ${brightness} adc_bailout .02}}
`

interface Output {
  /** Where the file goes when it is not one of the feed's pictures, its size and its limit in bytes. */
  readonly file?: string
  readonly size?: string
  readonly limit?: number
}

export interface OutsidePicture extends Output {
  readonly kind: 'outside'
  readonly maker: Maker
  readonly season: Season
  readonly time: Time
  /** Where the sun stands; negative is left of the street side. */
  readonly sun: number
  readonly view: View
}

export function outside(id: string, picture: OutsidePicture, quality: Quality, aspect: number): Sdl {
  const random = seeded(id)
  const light = daylight[picture.time]
  const model = picture.maker({
    random,
    season: picture.season,
    hour: { random, lit: light.lit, lamp: light.lamp },
  })
  const reach = 5 * Math.hypot(model.high[0] - model.low[0], model.high[2] - model.low[2]) + 60
  return [
    header(quality),
    studio(picture.time, picture.sun, reach, model.floor ?? -baseDepth),
    camera(model.low, model.high, picture.view, aspect),
    union(model.parts),
  ].join('\n')
}

export const sceneSource = outside

/** Only the hours with lamps spill light. */
export const bloomOf = (picture: OutsidePicture): number => (daylight[picture.time].lit > 0.5 ? 0.45 : 0)
