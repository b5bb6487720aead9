import type { Sdl } from './pov.ts'
import { type Random, seeded } from './random.ts'

/** Shapes that stand in a scene many times: declared once, then placed by name. */
export type Library = Map<string, Sdl>

/** The name is also the seed, so that the same linden grows in every scene. */
export function shared(library: Library, name: string, make: (random: Random) => Sdl): Sdl {
  if (!library.has(name)) library.set(name, make(seeded(name)))
  return `object{${name}}`
}

export const declarations = (library: Library): Sdl =>
  [...library].map(([name, shape]) => `#declare ${name}=${shape}`).join('\n')
