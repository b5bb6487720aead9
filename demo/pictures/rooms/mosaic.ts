import { mix } from '../materials.ts'
import { box, type Sdl, union } from '../pov.ts'
import { unionByTone } from './by-tone.ts'
import { type Floor, pickTone, tones, under } from './floors.ts'

/** Mosaic parquet, the cheap oak floor of the sixties: squares of short fingers, each turned against the next. */
export const mosaic =
  (hex: string, square = 0.2, fingers = 5, contrast = 0.16, sheen = 0.16): Floor =>
  (w, d, random) => {
    const textures = [...tones(hex, contrast, 'x', sheen), ...tones(hex, contrast, 'z', sheen)]
    const pieces: [number, Sdl][] = []
    const gap = 0.0012
    const step = square / fingers
    const lay = (tone: number, x0: number, z0: number, alongX: number, alongZ: number): void => {
      const [x1, z1] = [Math.min(w, x0 + alongX - gap), Math.min(d, z0 + alongZ - gap)]
      if (x1 > x0 && z1 > z0) pieces.push([tone, box([x0, -0.02, z0], [x1, 0, z1])])
    }
    for (let x = 0, i = 0; x < w; x += square, i++)
      for (let z = 0, k = 0; z < d; z += square, k++)
        for (let f = 0; f < fingers; f++)
          if ((i + k) % 2 === 0) lay(pickTone(random, 9), x, z + f * step, square, step)
          else lay(9 + pickTone(random, 9), x + f * step, z, step, square)
    return union([under(w, d, mix(hex, '#2a1a0d', 0.5)), unionByTone(pieces, textures)])
  }
