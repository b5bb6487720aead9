import { around, type Field } from './fields.ts'
import { asphalt, laid, lawnField } from './grounds.ts'
import { hedgeRow, type Planting, trees } from './grove.ts'
import { bluestone, card, tiles } from './materials.ts'
import { plainBlock } from './plain-block.ts'
import { at, box, type Sdl, union } from './pov.ts'
import type { Stage } from './stage.ts'

export interface BlockStreet {
  readonly w: number
  /** How far the fronts stand back from the pavement, and how wide pavement and road are together. */
  readonly setback: number
  readonly wide: number
  /** Storeys of the blocks on either side, outwards. */
  readonly left: readonly number[]
  readonly right: readonly number[]
  /** Paths through the front gardens. */
  readonly paved: readonly { readonly field: Field; readonly texture: Sdl }[]
  readonly trees: readonly Planting[]
  /** Gaps in the hedge along the pavement. */
  readonly gaps: readonly (readonly [from: number, to: number])[]
}

const [west, east] = [-80, 110]
const slabs = tiles('#c9c4ba', 0.3)

function road({ setback, wide }: BlockStreet): Sdl {
  const near = -setback - 2.8
  const far = -setback - wide
  return union([
    laid([west, near, east, -setback], slabs, 0),
    box([west, -0.16, near - 0.16], [east, 0.005, near], bluestone),
    box([west, -0.3, far], [east, -0.13, near - 0.16], asphalt),
    box([west, -0.16, far], [east, 0.005, far + 0.16], bluestone),
    laid([west, far - 3, east, far], slabs, 0),
  ])
}

/** Blocks side by side, with a strip of green between two of them. */
function blocks(stage: Stage, x: number, storeys: readonly number[], way: 1 | -1): Sdl[] {
  let from = x
  return storeys.map((count) => {
    const w = Math.round(stage.random.between(13, 18))
    from += way * 4.6
    const left = way > 0 ? from : from - w
    from += way * w
    return at([left, 0, 0], plainBlock(stage, w, count))
  })
}

/** Front gardens with a hedge along the pavement. */
function gardens(stage: Stage, { setback, paved, gaps }: BlockStreet): Sdl[] {
  const fields = paved.map(({ field }) => field)
  const edges = [west + 10, ...gaps.flat(), east - 10]
  const hedges = Array.from({ length: edges.length / 2 }, (_, i) =>
    hedgeRow(stage, [edges[2 * i] ?? 0, -setback + 0.2], [edges[2 * i + 1] ?? 0, -setback + 0.2], 0.9, 0.6),
  )
  return [
    ...around([west, -setback, east, 60], fields).map((field) => lawnField(stage, field)),
    ...paved.map(({ field, texture }) => laid(field, texture, 0.012)),
    ...hedges,
  ]
}

/** A street of blocks that stand back behind front gardens, without the home itself. */
export function blockStreet(stage: Stage, street: BlockStreet): Sdl[] {
  const { w, left, right, setback, wide } = street
  const opposite = [-50, -30, -10, 10, 30, 50, 70].map((x, i) =>
    at([x + 17, 0, -setback - wide - 6], plainBlock(stage, 16, 3 + (i % 3)), 180),
  )
  return [
    road(street),
    ...gardens(stage, street),
    ...blocks(stage, 0, left, -1),
    ...blocks(stage, w, right, 1),
    ...opposite,
    laid([west, -setback - wide - 8, east, -setback - wide - 3], card('#a9b58e'), -0.01),
    ...trees(stage, street.trees),
  ]
}
