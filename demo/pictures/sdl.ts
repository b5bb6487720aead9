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

const header = (quality: Quality): Sdl => `#version 3.7;
global_settings{assumed_gamma 1 max_trace_level 6
  radiosity{pretrace_start .08 pretrace_end ${quality.finest} count ${quality.samples} nearest_count 8 error_bound ${quality.error}
    recursion_limit 2 low_error_factor .6 gray_threshold .15 minimum_reuse ${quality.finest < 0.01 ? 0.004 : 0.012} adc_bailout .02}}
`

const finer = (quality: Quality): Quality => ({
  samples: quality.samples * 2.2,
  error: quality.error * 0.45,
  finest: quality.finest * 0.3,
})

export interface Picture {
  readonly maker: Maker
  readonly season: Season
  readonly time: Time
  /** Where the sun stands; negative is left of the street side. */
  readonly sun: number
  readonly view: View
  /** Where the file goes when it is not one of the feed's pictures, its size and its limit in bytes. */
  readonly file?: string
  readonly size?: string
  readonly limit?: number
}

/** The whole scene in POV-Ray's language. */
export function sceneSource(id: string, picture: Picture, quality: Quality, aspect: number): Sdl {
  const random = seeded(id)
  const light = daylight[picture.time]
  const model = picture.maker({
    random,
    season: picture.season,
    hour: { random, lit: light.lit, lamp: light.lamp },
  })
  const reach = 5 * Math.hypot(model.high[0] - model.low[0], model.high[2] - model.low[2]) + 60
  return [
    // Rooms live from reflected light, and their furniture is small: they need finer samples.
    header(picture.time === 'room' ? finer(quality) : quality),
    studio(picture.time, picture.sun, reach, model.floor ?? -baseDepth),
    camera(model.low, model.high, picture.view, aspect),
    union(model.parts),
  ].join('\n')
}

/** Only the hours with lamps spill light. */
export const bloomOf = (picture: Picture): number => (daylight[picture.time].lit > 0.5 ? 0.45 : 0)
