import { color, mix } from '../materials.ts'
import { box, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { unionByTone } from './by-tone.ts'

/** A floor fills a rectangle; its top is at y = 0. */
export type Floor = (w: number, d: number, random: Random) => Sdl

export const under = (w: number, d: number, hex: string): Sdl =>
  box([0, -0.1, 0], [w, -0.004, d], `texture{pigment{${color(hex)}} finish{diffuse .8}}`)

/** A handful of pieces of wood, each cut from another part of the tree. */
export function tones(hex: string, contrast: number, along: 'x' | 'z', sheen: number): Sdl[] {
  const long = along === 'x' ? '<1.3,.05,.04>' : '<.04,.05,1.3>'
  return Array.from({ length: 9 }, (_, i) => {
    const share = (i / 8 - 0.5) * 2 * contrast
    const base = share < 0 ? mix(hex, '#5a3a1e', -share) : mix(hex, '#fff0d2', share)
    const [dark, light] = [color(mix(base, '#3d2411', 0.17)), color(mix(base, '#fff1d6', 0.1))]
    return `texture{pigment{wrinkles turbulence .2 octaves 3 color_map{[.1 ${dark}][.5 ${color(base)}][.9 ${light}]} scale ${long} translate <${i * 3.1},0,${i * 1.7}>} finish{diffuse .84 specular .05 roughness .08 reflection{0,${sheen} falloff 4}}}`
  })
}

export const pickTone = (random: Random, count: number): number =>
  Math.min(count - 1, Math.floor(((random.next() + random.next()) / 2) * count))

/** Boards along z, with staggered ends. */
export const planks =
  (hex: string, width = 0.18, contrast = 0.2, sheen = 0.14): Floor =>
  (w, d, random) => {
    const textures = tones(hex, contrast, 'z', sheen)
    const pieces: [number, Sdl][] = []
    const gap = 0.0016
    for (let x = 0; x < w; x += width)
      for (let z = -random.between(0, 1.9); z < d; ) {
        const end = z + random.between(1.5, 2.3)
        const [x1, z0, z1] = [Math.min(w, x + width - gap), Math.max(0, z), Math.min(d, end - gap)]
        if (z1 > z0) pieces.push([pickTone(random, 9), box([x, -0.02, z0], [x1, 0, z1])])
        z = end
      }
    return union([under(w, d, mix(hex, '#2a1a0d', 0.62)), unionByTone(pieces, textures)])
  }

/** Herringbone: every piece meets the next one at a right angle, the rows run along z. */
export const herringbone =
  (hex: string, width = 0.09, long = 0.54, contrast = 0.2, sheen = 0.2): Floor =>
  (w, d, random) => {
    const [right, left] = [tones(hex, contrast, 'x', sheen), tones(hex, contrast, 'z', sheen)]
    const pieces: [number, Sdl][] = []
    const gap = 0.0014
    const reach = Math.ceil((w + d) / width) + 8
    // Laid straight on a lattice of steps, then turned by 45 degrees as a whole.
    const count = Math.round(long / width)
    const frame = `box{<0,-.03,0>,<${w},.01,${d}> rotate y*-45}`
    const lay = (offset: 0 | 9, x: number, z: number, alongX: number, alongZ: number): void => {
      const place = placeOf([x, z, x + alongX, z + alongZ], w, d)
      if (place === 'outside') return
      const piece = box([x, -0.02, z], [x + alongX - gap, 0, z + alongZ - gap])
      // Only what crosses the wall is cut: a whole floor that is cut as one is asked for every ray, piece by piece.
      pieces.push([
        offset + pickTone(random, 9),
        place === 'inside' ? piece : `intersection{${piece} ${frame}}`,
      ])
    }
    for (let i = -reach; i < reach; i++)
      for (let k = -reach; k < reach; k++) {
        if ((i - k) % (2 * count) !== 0) continue
        const [x, z] = [i * width, k * width]
        lay(0, x, z, long, width)
        lay(9, x, z + width, width, long)
      }
    const turned = `object{${unionByTone(pieces, [...right, ...left])} rotate y*45}`
    return union([under(w, d, mix(hex, '#2a1a0d', 0.6)), turned])
  }

type Rectangle = readonly [x0: number, z0: number, x1: number, z1: number]

/** Whether a piece of the lattice lies in the room, once the lattice is turned by 45 degrees. */
function placeOf([x0, z0, x1, z1]: Rectangle, w: number, d: number): 'inside' | 'outside' | 'across' {
  const s = Math.SQRT1_2
  const corners = [x0, x1].flatMap((x) => [z0, z1].map((z) => [(x + z) * s, (z - x) * s] as const))
  if (corners.every(([x, z]) => x >= 0 && x <= w && z >= 0 && z <= d)) return 'inside'
  const beyond = (values: readonly number[], end: number): boolean =>
    values.every((value) => value <= 0) || values.every((value) => value >= end)
  const [xs, zs] = [corners.map(([x]) => x), corners.map(([, z]) => z)]
  return beyond(xs, w) || beyond(zs, d) ? 'outside' : 'across'
}

/** Square tiles, each with a tone of its own; `turned` lays them on their corners. */
export const tiled =
  (hexes: readonly string[], size: number, joint: string, sheen = 0.12, gap = 0.004): Floor =>
  (w, d, random) => {
    const textures = hexes.map(
      (hex) =>
        `texture{pigment{bozo scale .14 turbulence .7 color_map{[.2 ${color(mix(hex, '#4b4034', 0.08))}][.8 ${color(mix(hex, '#ffffff', 0.06))}]}} finish{diffuse .86 specular .06 roughness .06 reflection{0,${sheen} falloff 4}}}`,
    )
    const pieces: [number, Sdl][] = []
    for (let x = 0; x < w; x += size)
      for (let z = 0; z < d; z += size)
        pieces.push([
          Math.floor(random.next() * hexes.length),
          box([x, -0.02, z], [Math.min(w, x + size - gap), 0, Math.min(d, z + size - gap)]),
        ])
    return union([under(w, d, joint), unionByTone(pieces, textures)])
  }

/** Two colours in turn. */
export const chequered =
  (one: Sdl, other: Sdl, size: number): Floor =>
  (w, d) => {
    const pieces: [number, Sdl][] = []
    for (let x = 0, i = 0; x < w; x += size, i++)
      for (let z = 0, k = 0; z < d; z += size, k++)
        pieces.push([
          (i + k) % 2,
          box([x, -0.02, z], [Math.min(w, x + size - 0.002), 0, Math.min(d, z + size - 0.002)]),
        ])
    return union([under(w, d, '#8b867c'), unionByTone(pieces, [one, other])])
  }
