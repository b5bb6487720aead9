import { card } from './materials.ts'
import { at, box, cone, cylinder, type Point, type Sdl, sphere, union } from './pov.ts'
import type { Random } from './random.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

interface Palette {
  readonly crown: readonly string[]
  readonly hedge: readonly string[]
  readonly lawn: string
}

export const seasons: Readonly<Record<Season, Palette>> = {
  spring: {
    crown: ['#b0c18c', '#bfcd9b', '#a1b57e'],
    hedge: ['#8ca574', '#99b080', '#809a6a'],
    lawn: '#bac5a3',
  },
  summer: {
    crown: ['#86a676', '#95b184', '#779868'],
    hedge: ['#688a61', '#76966d', '#5b7e57'],
    lawn: '#b0bf98',
  },
  autumn: {
    crown: ['#cf9a5c', '#d9ac6c', '#bd8450'],
    hedge: ['#7f8f58', '#8d9a62', '#74844f'],
    lawn: '#b9b888',
  },
  winter: {
    crown: ['#b9ab93', '#c4b79f', '#ad9e86'],
    hedge: ['#6f8167', '#7c8d72', '#63755d'],
    lawn: '#c3c7b6',
  },
}

export const blossom: readonly string[] = ['#f1cdc9', '#f6dcd6', '#e8b9b8']
const pine: readonly string[] = ['#567a64', '#62856e', '#4b6e5a']
export const copper: readonly string[] = ['#9c5a44', '#a96a50', '#8b4d3b']
const bark = card('#a58a68')

/** Grains of foam on the surface of a few balls. `size` is the grain's radius. */
function flock(
  balls: readonly (readonly [centre: Point, radius: number])[],
  tints: readonly string[],
  random: Random,
  size: number,
): Sdl {
  const groups: Sdl[][] = tints.map(() => [])
  for (const [centre, radius] of balls) {
    groups[0]?.push(sphere(centre, radius * 0.93))
    const count = Math.round((6.5 * radius * radius) / (size * size))
    for (let i = 0; i < count; i++) {
      // A golden-angle spiral covers the ball evenly; the jitter takes the pattern away.
      const y = 1 - (2 * (i + 0.5)) / count
      const a = i * 2.39996 + random.between(-0.3, 0.3)
      const flat = Math.sqrt(1 - y * y)
      const r = radius * random.between(0.88, 1.03)
      const grain: Point = [
        centre[0] + r * flat * Math.cos(a),
        centre[1] + r * y,
        centre[2] + r * flat * Math.sin(a),
      ]
      const inside = balls.some(
        ([c, other]) =>
          c !== centre && Math.hypot(grain[0] - c[0], grain[1] - c[1], grain[2] - c[2]) < other * 0.9,
      )
      if (!inside)
        groups[Math.floor(random.next() * groups.length)]?.push(
          sphere(grain, size * random.between(0.75, 1.35)),
        )
    }
  }
  // Fewer light samples on foam: its roughness hides them, and it halves the time.
  return union(
    groups.map((grains, i) => union(grains, card(tints[i] ?? '#7fa66b'))),
    'radiosity{importance .12}',
  )
}

/** A deciduous tree of flocked foam on a twig. */
export function foamTree(height: number, tints: readonly string[], random: Random, spread = 1): Sdl {
  const r = height * 0.27 * spread
  const crown: [Point, number][] = [[[0, height - r * 1.05, 0], r]]
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2 * 2 + random.between(-0.4, 0.4)
    const off = r * random.between(0.5, 0.74)
    crown.push([
      [off * Math.cos(a), height - r * random.between(0.95, 1.8), off * Math.sin(a)],
      r * random.between(0.48, 0.66),
    ])
  }
  return union([
    cone([0, 0, 0], height * 0.022 + 0.03, [0, height - r, 0], height * 0.012 + 0.02, bark),
    flock(crown, tints, random, Math.max(0.055, r * 0.054)),
  ])
}

/** A clipped ball or a lollipop tree. */
export function ballTree(height: number, radius: number, tints: readonly string[], random: Random): Sdl {
  return union([
    cylinder([0, 0, 0], [0, height - radius, 0], 0.05 + height * 0.008, bark),
    flock([[[0, height - radius, 0], radius]], tints, random, Math.max(0.045, radius * 0.07)),
  ])
}

export const shrub = (radius: number, tints: readonly string[], random: Random): Sdl =>
  flock(
    [
      [[0, radius * 0.6, 0], radius],
      [[radius * 0.7, radius * 0.35, radius * 0.2], radius * 0.65],
    ],
    tints,
    random,
    Math.max(0.045, radius * 0.085),
  )

/** A bare tree: twigs that fork. */
export function twigTree(height: number, random: Random): Sdl {
  const parts: Sdl[] = []
  const grow = (from: Point, direction: Point, length: number, radius: number, level: number): void => {
    const to: Point = [
      from[0] + direction[0] * length,
      from[1] + direction[1] * length,
      from[2] + direction[2] * length,
    ]
    parts.push(cone(from, radius, to, radius * 0.68))
    if (level === 0) return
    const forks = level > 3 ? 3 : random.pick([2, 3, 3])
    const start = random.between(0, 6.3)
    for (let i = 0; i < forks; i++) {
      const a = start + (i / forks) * Math.PI * 2 + random.between(-0.3, 0.3)
      const lean = random.between(0.35, 0.62)
      const raw: Point = [
        direction[0] + Math.cos(a) * lean,
        direction[1] + 0.12,
        direction[2] + Math.sin(a) * lean,
      ]
      const size = Math.hypot(...raw)
      grow(
        to,
        [raw[0] / size, raw[1] / size, raw[2] / size],
        length * random.between(0.66, 0.82),
        radius * 0.66,
        level - 1,
      )
    }
  }
  grow([0, 0, 0], [0, 1, 0], height * 0.27, height * 0.02 + 0.02, 5)
  return union(parts, `${card('#8b7560')} radiosity{importance .12}`)
}

/** A conifer of stacked card discs. */
export function discTree(height: number, tint: string, random: Random): Sdl {
  const parts: Sdl[] = [cylinder([0, 0, 0], [0, height, 0], 0.06, bark)]
  const count = Math.round(height * 2.2)
  for (let i = 0; i < count; i++) {
    const share = i / (count - 1)
    const y = height * (0.14 + 0.84 * share)
    const r = height * 0.23 * (1 - share) ** 0.9 + 0.08
    parts.push(cylinder([0, y, 0], [0, y + 0.07, 0], r * random.between(0.92, 1.05), card(tint)))
  }
  return union(parts)
}

/** A Scots pine: a tall bare trunk under flat clouds. */
export function pineTree(height: number, random: Random): Sdl {
  const parts: Sdl[] = [cone([0, 0, 0], height * 0.017 + 0.05, [0, height * 0.93, 0], 0.06, card('#b58562'))]
  const clouds = 5
  for (let i = 0; i < clouds; i++) {
    const a = i * 2.3 + random.between(0, 1)
    const y = height * (0.7 + (0.27 * i) / (clouds - 1))
    const off = i === clouds - 1 ? 0 : height * random.between(0.06, 0.1)
    const r = height * (0.115 - 0.012 * i)
    const c: Point = [off * Math.cos(a), y, off * Math.sin(a)]
    parts.push(cone([0, y - height * 0.07, 0], 0.07, c, 0.04, card('#b58562')))
    parts.push(
      at(
        c,
        `object{${flock(
          [
            [[0, 0, 0], r],
            [[r * 0.6, -r * 0.1, r * 0.3], r * 0.6],
            [[-r * 0.55, -r * 0.15, -r * 0.3], r * 0.62],
          ],
          pine,
          random,
          r * 0.075,
        )} scale <1,.62,1>}`,
      ),
    )
  }
  return union(parts)
}

/** A clipped hedge along x. */
export function hedge(
  length: number,
  height: number,
  depth: number,
  tints: readonly string[],
  random: Random,
): Sdl {
  const size = Math.max(0.06, Math.min(0.09, depth * 0.12))
  const groups: Sdl[][] = tints.map(() => [])
  const step = size * 1.25
  const place = (x: number, y: number, z: number): void => {
    const j = (): number => random.between(-size * 0.4, size * 0.4)
    groups[Math.floor(random.next() * groups.length)]?.push(
      sphere([x + j(), y + j(), z + j()], size * random.between(0.8, 1.2)),
    )
  }
  for (let x = size; x <= length - size / 2; x += step) {
    for (let y = size; y <= height - size / 2; y += step) {
      place(x, y, size * 0.7)
      place(x, y, depth - size * 0.7)
    }
    for (let z = size; z <= depth - size / 2; z += step) place(x, height - size * 0.7, z)
  }
  for (let z = size; z <= depth - size / 2; z += step) {
    for (let y = size; y <= height - size / 2; y += step) {
      place(size * 0.7, y, z)
      place(length - size * 0.7, y, z)
    }
  }
  const core = box(
    [size * 0.6, 0, size * 0.6],
    [length - size * 0.6, height - size * 0.6, depth - size * 0.6],
    card(tints[0] ?? '#5f8657'),
  )
  return union(
    [core, ...groups.map((grains, i) => union(grains, card(tints[i] ?? '#5f8657')))],
    'radiosity{importance .12}',
  )
}

export function crownOf(season: Season, height: number, random: Random): Sdl {
  return season === 'winter' ? twigTree(height, random) : foamTree(height, seasons[season].crown, random)
}
