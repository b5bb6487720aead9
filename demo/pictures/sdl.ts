import { camera, type View } from './camera.ts'
import { type EyeLevel, eyeLevelCamera } from './eye-level.ts'
import { baseDepth } from './garden.ts'
import { declarations, type Library } from './library.ts'
import { daylight, studio, type Time } from './light.ts'
import { type Sdl, union } from './pov.ts'
import { seeded } from './random.ts'
import { outdoors } from './sky.ts'
import type { Maker } from './stage.ts'
import type { Season } from './trees.ts'

export interface Quality {
  readonly samples: number
  readonly error: number
  readonly finest: number
}

const header = (quality: Quality, skylight?: number): Sdl => `#version 3.7;
global_settings{assumed_gamma 1 max_trace_level 6
  radiosity{pretrace_start .08 pretrace_end ${quality.finest} count ${quality.samples} nearest_count 8 error_bound ${quality.error}
    ${skylight === undefined ? '' : `brightness ${skylight} `}recursion_limit 2 low_error_factor .6 gray_threshold .15 minimum_reuse ${quality.finest < 0.01 ? 0.004 : 0.012} adc_bailout .02}}
`

const finer = (quality: Quality): Quality => ({
  samples: quality.samples * 2.2,
  error: quality.error * 0.45,
  finest: quality.finest * 0.3,
})

export interface Picture {
  readonly maker: Maker
  /** Pictures of one world share its chance: the same curtains and trees from every side. */
  readonly world?: string
  readonly season: Season
  readonly time: Time
  /** Where the sun stands; negative is left of the street side. */
  readonly sun: number
  /** No clouds: words stand on this sky. */
  readonly clear?: boolean
  /** A model on a table seen from above, or a house that the visitor stands before. */
  readonly view: View | EyeLevel
  /** Where the file goes when it is not one of the feed's pictures, its size and its limit in bytes. */
  readonly file?: string
  readonly size?: string
  readonly limit?: number
}

const standing = (view: View | EyeLevel): view is EyeLevel => 'from' in view

/** The whole scene in POV-Ray's language. */
export function sceneSource(id: string, picture: Picture, quality: Quality, aspect: number): Sdl {
  const { time, sun, view, season } = picture
  const random = seeded(picture.world ?? id)
  const light = daylight[time]
  const library: Library = new Map()
  const deep = standing(view)
  const hour = { random, lit: light.lit, lamp: light.lamp, ...(deep ? { deep } : {}) }
  const model = picture.maker({
    random,
    season,
    library,
    hour,
    ...(standing(view) ? { from: view.from } : {}),
  })
  const reach = 5 * Math.hypot(model.high[0] - model.low[0], model.high[2] - model.low[2]) + 60
  return [
    // Rooms live from reflected light, and their furniture is small: they need finer samples.
    header(time === 'room' ? finer(quality) : quality, deep ? 0.74 : undefined),
    ...(standing(view)
      ? [
          outdoors(time, sun, model.floor ?? -0.05, picture.clear),
          declarations(library),
          eyeLevelCamera(view, aspect),
        ]
      : [studio(time, sun, reach, model.floor ?? -baseDepth), camera(model.low, model.high, view, aspect)]),
    union(model.parts),
  ].join('\n')
}

/** Only the hours with lamps spill light. */
export const bloomOf = (picture: Picture): number => (daylight[picture.time].lit > 0.5 ? 0.45 : 0)
