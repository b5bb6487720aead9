import { type Library, shared } from './library.ts'
import { card, mix } from './materials.ts'
import type { Sdl } from './pov.ts'
import type { Random } from './random.ts'

/** One square metre of paper blades; every blade takes the light of flat ground, so that a lawn stays calm. */
function mat(random: Random, tint: string, tall: number, count: number): Sdl {
  const points: string[] = []
  const faces: string[] = []
  for (let i = 0; i < count; i++) {
    const [x, z, a] = [random.next(), random.next(), random.between(0, 6.28)]
    const h = tall * random.between(0.55, 1.15)
    const w = 0.003 + tall * 0.05
    const [lx, lz] = [random.between(-0.5, 0.5) * h, random.between(-0.5, 0.5) * h]
    const [dx, dz] = [Math.cos(a) * w, Math.sin(a) * w]
    for (const [px, py, pz] of [
      [x - dx, -0.02, z - dz],
      [x + dx, -0.02, z + dz],
      [x + lx, h, z + lz],
    ] as const)
      points.push(`<${px.toFixed(3)},${py.toFixed(3)},${pz.toFixed(3)}>`)
    faces.push(`<${3 * i},${3 * i + 1},${3 * i + 2}>,${Math.floor(random.next() * 3)}`)
  }
  const tints = [tint, mix(tint, '#f6f0cf', 0.08), mix(tint, '#3f5a36', 0.09)]
  return `mesh2{vertex_vectors{${points.length},${points.join(',')}} normal_vectors{1,<0,1,0>}
texture_list{3,${tints.map(card).join(' ')}} face_indices{${faces.length},${faces.join(',')}}
normal_indices{${faces.length},${faces.map(() => '<0,0,0>').join(',')}} no_shadow radiosity{importance .08}}`
}

type Field = readonly [x0: number, z0: number, x1: number, z1: number]
type Place = readonly [x: number, z: number]

/** Beyond this distance a blade is smaller than a point of the picture. */
const reach = { lawn: 13, meadow: 24 }

/** Grass near the visitor, where felt alone would look like a carpet. */
export function grass(
  library: Library,
  [x0, z0, x1, z1]: Field,
  tint: string,
  from: Place,
  kind: 'lawn' | 'meadow' = 'lawn',
): Sdl {
  const [tall, count] = kind === 'lawn' ? [0.045, 1500] : [0.2, 420]
  const one = shared(library, `Grass${kind}${tint.slice(1)}`, (random) => mat(random, tint, tall, count))
  const [columns, rows] = [Math.max(1, Math.round(x1 - x0)), Math.max(1, Math.round(z1 - z0))]
  const [w, d] = [(x1 - x0) / columns, (z1 - z0) / rows]
  const mats: Sdl[] = []
  for (let i = 0; i < columns; i++)
    for (let k = 0; k < rows; k++) {
      const [x, z] = [x0 + i * w, z0 + k * d]
      if (Math.hypot(x + w / 2 - from[0], z + d / 2 - from[1]) < reach[kind])
        mats.push(
          `object{${one} scale <${w.toFixed(3)},1,${d.toFixed(3)}> translate <${x.toFixed(3)},0,${z.toFixed(3)}>}`,
        )
    }
  return mats.join('\n')
}
