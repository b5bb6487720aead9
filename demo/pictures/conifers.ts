import { type Leaf, leafBall, leafMesh } from './leaves.ts'
import { type Library, shared } from './library.ts'
import { card, mix } from './materials.ts'
import { at, cone, type Point, type Sdl, sphere, union } from './pov.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage.ts'

const needles = ['#5a7a5c', '#678767', '#4d6c50']
const bark = '#a9805f'
const tall = 13

/** Flat clouds of needles around the top of a long bare trunk. */
function clouds(random: Random): { leaves: Leaf[]; wood: Sdl[] } {
  const wood: Sdl[] = []
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const a = i * 2.4 + random.between(-0.3, 0.3)
    const y = tall * (0.6 + 0.036 * i)
    const off = tall * random.between(0.05, 0.13) * (1.15 - i * 0.07)
    const centre: Point = [off * Math.cos(a), y, off * Math.sin(a)]
    const radius = tall * (0.105 - 0.004 * i)
    wood.push(cone([0, y - tall * 0.05, 0], 0.07, centre, 0.03))
    return leafBall(centre, radius, [0, y - 1, 0], 0.17, 0.62, needles.length, random).map(
      (leaf): Leaf => ({ ...leaf, at: [leaf.at[0], y + (leaf.at[1] - y) * 0.5, leaf.at[2]] }),
    )
  }).flat()
  return { leaves, wood }
}

/** A Scots pine; there are two of them, turned and scaled. */
export function pine(stage: Stage, x: number, z: number, height: number): Sdl {
  const letter = stage.random.next() < 0.5 ? 'A' : 'B'
  const grown = shared(stage.library, `Pine${letter}`, (random) => {
    const { leaves, wood } = clouds(random)
    return union([
      union(
        [cone([0, -0.2, 0], 0.26, [0, tall * 0.95, 0], 0.06), ...wood],
        `${card(bark)} radiosity{importance .15}`,
      ),
      leafMesh(leaves, needles, { width: 0.16, fold: 0.04 }),
    ])
  })
  return at(
    [x, 0, z],
    `object{${grown} scale ${(height / tall).toFixed(3)}}`,
    Math.round(stage.random.between(0, 360)),
  )
}

/** Tiers of a spruce, each a ring of small balls of needles. */
function tiers(library: Library): Sdl {
  return shared(library, 'Spruce', (random) => {
    const leaves: Leaf[] = []
    const shade: Sdl[] = []
    for (let i = 0; i < 13; i++) {
      const y = 0.9 + i * 0.66
      const ring = 2.1 * (1 - i / 13.5)
      const count = Math.max(1, Math.round(ring * 5))
      for (let k = 0; k < count; k++) {
        const a = (k / count) * 6.283 + i * 0.7 + random.between(-0.2, 0.2)
        const centre: Point = [Math.cos(a) * ring * 0.8, y - ring * 0.12, Math.sin(a) * ring * 0.8]
        leaves.push(...leafBall(centre, 0.34 + ring * 0.1, [0, y, 0], 0.15, 0.7, needles.length, random))
      }
      shade.push(sphere([0, y, 0], Math.max(0.1, ring * 0.62)))
    }
    return union([
      cone([0, -0.1, 0], 0.2, [0, 9.4, 0], 0.03, `${card('#8a7358')} radiosity{importance .15}`),
      leafMesh(leaves, needles, { width: 0.18, fold: 0.04 }),
      union(shade, `${card(mix('#4d6c50', '#1f2d22', 0.4))} radiosity{importance .1}`),
    ])
  })
}

export const spruce = (stage: Stage, x: number, z: number, height: number): Sdl =>
  at(
    [x, 0, z],
    `object{${tiers(stage.library)} scale ${(height / 9.6).toFixed(3)}}`,
    Math.round(stage.random.between(0, 360)),
  )
