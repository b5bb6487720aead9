import { type EyeLevel, eyeLevelCamera } from '../eye-level.ts'
import { declarations, type Library } from '../library.ts'
import type { Time } from '../light.ts'
import { at, type Sdl, union } from '../pov.ts'
import { type Random, seeded } from '../random.ts'
import type { Quality } from '../sdl.ts'
import { outdoors } from '../sky.ts'
import type { Stage } from '../stage.ts'
import type { Season } from '../trees.ts'
import { daylight } from './daylight.ts'
import type { Outlook } from './outlook.ts'
import { shell } from './shell.ts'
import type { Plan, Style } from './style.ts'

/** What furnishes a room gets: the room's own chance and the library of plants. */
export interface Setting {
  readonly plan: Plan
  readonly style: Style
  readonly random: Random
  readonly stage: Stage
}

export interface Room {
  readonly style: Style
  readonly plan: Plan
  /** Rooms beside this one that are seen through an opening, each at its place. */
  readonly beside?: readonly (readonly [x: number, z: number, plan: Plan])[]
  readonly things: (setting: Setting) => readonly Sdl[]
  readonly outlook: Outlook
  /** Height of the floor above the ground outside. */
  readonly level?: number
  readonly season?: Season
  readonly time?: Time
  /** Where the sun stands: 0 is behind the visitor, 180 before him, negative is to the left. */
  readonly sun: number
  /** Strength of the sky's light through the windows. */
  readonly light?: number
  /** Exposes the picture more (above 1) or less than its light asks for. */
  readonly exposure?: number
  /** A terrace or balcony: open to the sky, which lights it evenly, and with thousands of leaves in view. */
  readonly open?: boolean
  /** Turns the finished room around, left for right. */
  readonly mirrored?: boolean
  readonly view: EyeLevel
}

/** Rooms live from reflected light, and their furniture is small: they need more samples than a house. */
const fine: Quality = { samples: 180, error: 0.5, finest: 0.007 }
/** Each leaf in view asks for light of its own, so that a terrace of as many samples takes twice the time. */
const airy: Quality = { samples: 80, error: 0.5, finest: 0.01 }
const coarse: Quality = { samples: 45, error: 0.8, finest: 0.03 }

/**
 * Light is gathered before the picture is drawn and not while it is: that leaves fewer stains on walls. It is thrown
 * back once, and a little more strongly for what a second time would add, in a third of the time.
 */
const header = ({ samples, error, finest }: Quality): Sdl => `#version 3.7;
global_settings{assumed_gamma 1 max_trace_level 6
  radiosity{always_sample off pretrace_start .08 pretrace_end ${finest} count ${samples} nearest_count 10 error_bound ${error}
    brightness 1.3 recursion_limit 1 low_error_factor .4 gray_threshold .2 minimum_reuse .002 adc_bailout .02}}
`

/** Left for right: a room of the same plan in another house. */
const turned = (shape: Sdl): Sdl => `object{${shape} scale <-1,1,1>}`

const seenFromBehind = (view: EyeLevel): EyeLevel => ({
  ...view,
  from: [-view.from[0], view.from[1]],
  towards: [-view.towards[0], view.towards[1]],
  side: -(view.side ?? 0),
})

const lift = (level: number, shape: Sdl): Sdl => at([0, level, 0], shape)

/** The whole room in POV-Ray's language. */
export function roomSource(name: string, room: Room, draft: boolean, aspect: number): Sdl {
  const {
    style,
    plan,
    view,
    level = 0.2,
    season = 'summer',
    time = 'day',
    light = 0.3,
    beside = [],
    mirrored = false,
  } = room
  const random = seeded(name)
  const library: Library = new Map()
  const stage: Stage = {
    random,
    season,
    library,
    hour: { random, lit: 0, lamp: 0, deep: true },
    from: view.from,
  }
  const setting: Setting = { plan, style, random, stage }
  const parts = [
    shell(style, plan, random),
    ...daylight(plan, style.thickness, { strength: light }),
    ...beside.flatMap(([x, z, other]) => [
      at(
        [x, 0, z],
        union([shell(style, other, random), ...daylight(other, style.thickness, { strength: light })]),
      ),
    ]),
    ...room.things(setting),
  ]
  const outside = room.outlook(stage, plan)
  return [
    header(draft ? coarse : room.open ? airy : fine),
    outdoors(time, mirrored ? -room.sun : room.sun, -0.05),
    declarations(library),
    eyeLevelCamera({ ...(mirrored ? seenFromBehind(view) : view), eye: level + (view.eye ?? 1.4) }, aspect),
    mirrored
      ? turned(union([lift(level, union(parts)), outside]))
      : union([lift(level, union(parts)), outside]),
  ].join('\n')
}
