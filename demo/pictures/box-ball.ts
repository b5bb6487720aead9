import { leafBall, leafMesh } from './leaves.ts'
import { type Library, shared } from './library.ts'
import { card, mix } from './materials.ts'
import { at, type Point, type Sdl, sphere, union } from './pov.ts'

/** A clipped ball of box tree, drawn once with a radius of half a metre. */
export function boxBall(library: Library, [x, y, z]: Point, radius: number, tints: readonly string[]): Sdl {
  const one = shared(library, `BoxBall${(tints[0] ?? '').slice(1)}`, (random) =>
    union([
      leafMesh(
        leafBall([0, 0.5, 0], 0.48, [0, 0.4, 0], 0.055, 1.5, tints.length, random).map((leaf) => ({
          ...leaf,
          shading: leaf.face,
        })),
        tints,
        { width: 0.8, fold: 0.12 },
      ),
      sphere(
        [0, 0.5, 0],
        0.44,
        `${card(mix(tints[0] ?? '#5b7e57', '#1f2d22', 0.3))} radiosity{importance .1}`,
      ),
    ]),
  )
  return at([x, y, z], `object{${one} scale ${(radius * 2).toFixed(3)}}`)
}
