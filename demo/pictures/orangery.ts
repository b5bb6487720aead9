import { boxBall } from './box-ball.ts'
import { gardenTable } from './garden.ts'
import { greens } from './grove.ts'
import { clearAcrylic, floorBoards, linden, masonry, white, zinc } from './materials.ts'
import { at, box, type Point, type Sdl, union } from './pov.ts'
import type { Stage } from './stage.ts'

const [w, d, h] = [5.6, 5.2, 2.85]
const bay =
  'texture{pigment{rgbt<.95,.98,.98,.93>} finish{diffuse .03 specular .35 roughness .004 reflection{.07,.75 falloff 3.4}}}'

/** Slender posts and rails between two corners, in equal bays. */
function glassWall(from: Point, to: Point, bays: number): Sdl {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]]
  const posts = Array.from({ length: bays + 1 }, (_, i) => {
    const [x, z] = [from[0] + (dx * i) / bays, from[2] + (dz * i) / bays]
    return box([x - 0.04, 0.1, z - 0.04], [x + 0.04, h, z + 0.04])
  })
  const rails = [0.5, 2.25, h - 0.06].map((y) =>
    box([from[0] - 0.035, y - 0.04, from[2] - 0.035], [to[0] + 0.035, y + 0.04, to[2] + 0.035]),
  )
  return union([...posts, ...rails], linden)
}

/** A lantern of glass on the flat roof. */
function lantern(): Sdl {
  const [lw, ld] = [w - 1.8, d - 1.8]
  const bars = Array.from({ length: 6 }, (_, i) => (lw * i) / 5).flatMap((x) => [
    box([x - 0.025, 0, -0.02], [x + 0.025, 0.55, 0.02]),
    box([x - 0.025, 0, ld - 0.02], [x + 0.025, 0.55, ld + 0.02]),
  ])
  return union([
    box([0, 0, 0], [lw, 0.55, ld], clearAcrylic),
    union(bars, linden),
    `mesh{triangle{<-.12,.55,-.12>,<${lw + 0.12},.55,-.12>,<${lw / 2},1.1,${ld / 2}>} triangle{<${lw + 0.12},.55,-.12>,<${lw + 0.12},.55,${ld + 0.12}>,<${lw / 2},1.1,${ld / 2}>} triangle{<${lw + 0.12},.55,${ld + 0.12}>,<-.12,.55,${ld + 0.12}>,<${lw / 2},1.1,${ld / 2}>} triangle{<-.12,.55,${ld + 0.12}>,<-.12,.55,-.12>,<${lw / 2},1.1,${ld / 2}>} ${zinc}}`,
    box([-0.12, 0.5, -0.12], [lw + 0.12, 0.56, ld + 0.12], linden),
  ])
}

/** The orangery: brick plinth, green timber, glass on two sides; the corner at the origin is against the house. */
export function orangery(stage: Stage): Sdl {
  const { hedge } = greens[stage.season]
  const plinth = masonry('#b5826c')
  const pot = (x: number, z: number): Sdl => boxBall(stage.library, [x, 0.1, z], 0.42, hedge)
  return union([
    glassWall([0, 0, d], [w, 0, d], 5),
    glassWall([w, 0, 0.8], [w, 0, d], 4),
    box([0, -0.1, d - 0.09], [1.1, 0.42, d + 0.09], plinth),
    box([2.25, -0.1, d - 0.09], [w, 0.42, d + 0.09], plinth),
    box([w - 0.09, -0.1, 0.8], [w + 0.09, 0.42, d], plinth),
    box([0, 0.4, d - 0.008], [w, h, d + 0.008], bay),
    box([w - 0.008, 0.4, 0.8], [w + 0.008, h, d], bay),
    box([-0.02, h, -0.02], [w + 0.22, h + 0.3, d + 0.22], white),
    at([0.9, h + 0.3, 0.9], lantern()),
    box([0, -0.05, 0], [w, 0.06, d], floorBoards('#cfa878', 0.22)),
    gardenTable(2.8, 2.4, 8, 0.06, 2),
    pot(w - 0.7, d - 0.7),
    pot(0.7, d - 0.7),
    pot(w - 0.7, 1.4),
  ])
}
