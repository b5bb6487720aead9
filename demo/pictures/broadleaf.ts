import { type Leaf, type LeafShape, leafBall, leafMesh } from './leaves.ts'
import { type Library, shared } from './library.ts'
import { card, mix } from './materials.ts'
import { cone, type Point, type Sdl, sphere, union } from './pov.ts'
import type { Random } from './random.ts'
import { length, minus, plus, times } from './vectors.ts'

/** How a kind of tree grows; lengths are shares of its height. */
export interface Habit {
  /** Where the crown begins. */
  readonly clear: number
  readonly spread: number
  readonly leaf: number
  readonly shape: LeafShape
  readonly bark: string
  /** How many balls of leaves make the crown, and how dense each one is. */
  readonly balls: number
  readonly cover: number
}

type Ball = readonly [centre: Point, radius: number]

/** Balls of leaves spread over an egg-shaped crown, larger below than above. */
function crownBalls(habit: Habit, height: number, random: Random): Ball[] {
  const [low, top] = [habit.clear * height, height]
  const tall = (top - low) / 2
  const wide = habit.spread * height
  return Array.from({ length: habit.balls }, (_, i): Ball => {
    const y = 1 - (2 * (i + 0.5)) / habit.balls
    const a = i * 2.39996 + random.between(-0.5, 0.5)
    const depth = random.between(0.62, 0.86)
    // An egg is widest below its middle.
    const ring = Math.sqrt(1 - y * y) * wide * (1 - 0.18 * y) * depth
    const radius = wide * random.between(0.24, 0.38)
    const centre: Point = [ring * Math.cos(a), low + tall * (1 + y * 0.84), ring * Math.sin(a)]
    return [centre, radius]
  })
}

/** Only leaves that another ball does not hide. */
function visible(balls: readonly Ball[], own: Point, leaf: Leaf): boolean {
  return !balls.some(([centre, radius]) => centre !== own && length(minus(leaf.at, centre)) < radius * 0.62)
}

function branches(balls: readonly Ball[], habit: Habit, height: number): Sdl {
  const thick = height * 0.014 + 0.04
  const fork: Point = [0, height * habit.clear * 1.05, 0]
  const arms = balls
    .filter((_, i) => i % 2 === 0)
    .map(([centre]) => {
      const knee = plus(times(fork, 0.55), [centre[0] * 0.32, centre[1] * 0.42, centre[2] * 0.32])
      return union([cone(fork, thick * 0.62, knee, thick * 0.4), cone(knee, thick * 0.4, centre, 0.012)])
    })
  return union(
    [
      cone([0, -0.1, 0], thick * 1.5, [0, height * 0.06, 0], thick * 1.05),
      cone([0, height * 0.06, 0], thick * 1.05, fork, thick * 0.78),
      cone(fork, thick * 0.78, [0, height * 0.86, 0], 0.02),
      ...arms,
    ],
    `${card(habit.bark)} radiosity{importance .15}`,
  )
}

/** A tree with a trunk, branches and leaves of card. */
export function broadleaf(
  library: Library,
  name: string,
  height: number,
  habit: Habit,
  tints: readonly string[],
): Sdl {
  return shared(library, name, (random) => {
    const balls = crownBalls(habit, height, random)
    const heart: Point = [0, height * (habit.clear + (1 - habit.clear) * 0.42), 0]
    const leaves = balls.flatMap(([centre, radius]) =>
      leafBall(centre, radius, heart, habit.leaf, habit.cover, tints.length, random).filter((leaf) =>
        visible(balls, centre, leaf),
      ),
    )
    // Darkness inside a crown is what gives it depth.
    const inside = balls.map(([centre, radius]) => sphere(centre, radius * 0.6))
    const shade = card(mix(tints[0] ?? '#5b7e57', '#1f2d22', 0.35))
    return union([
      branches(balls, habit, height),
      leafMesh(leaves, tints, habit.shape),
      union(inside, `${shade} radiosity{importance .1}`),
    ])
  })
}
