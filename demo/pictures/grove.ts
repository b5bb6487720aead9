import { broadleaf, type Habit } from './broadleaf.ts'
import { leafyHedge } from './leafy-hedge.ts'
import { shared } from './library.ts'
import { at, type Sdl } from './pov.ts'
import type { Stage } from './stage.ts'
import { blossom, copper, type Season, twigTree } from './trees.ts'

/** Under a real sky the greens of the model workshop look pale: these are deeper. */
export const greens: Readonly<
  Record<Season, { crown: readonly string[]; hedge: readonly string[]; lawn: string }>
> = {
  spring: {
    crown: ['#9fb673', '#aec382', '#8fa865'],
    hedge: ['#77935c', '#849f68', '#6b8751'],
    lawn: '#a3b67f',
  },
  summer: {
    crown: ['#769a5f', '#86a86c', '#678b52'],
    hedge: ['#5b7f4f', '#698c5b', '#4f7245'],
    lawn: '#98ad74',
  },
  autumn: {
    crown: ['#c98f4c', '#d3a35a', '#b67a43'],
    hedge: ['#73854b', '#819255', '#687a42'],
    lawn: '#a5a872',
  },
  winter: {
    crown: ['#b9ab93', '#c4b79f', '#ad9e86'],
    hedge: ['#64785a', '#718465', '#596c50'],
    lawn: '#aab294',
  },
}

const broad = { width: 0.75, fold: 0.12 }

const habits = {
  linden: { clear: 0.24, spread: 0.3, leaf: 0.14, shape: broad, bark: '#9c8d78', balls: 34, cover: 0.9 },
  avenue: { clear: 0.36, spread: 0.23, leaf: 0.13, shape: broad, bark: '#9c8d78', balls: 30, cover: 0.9 },
  oak: { clear: 0.2, spread: 0.42, leaf: 0.16, shape: broad, bark: '#8f8270', balls: 38, cover: 0.85 },
  pear: { clear: 0.26, spread: 0.26, leaf: 0.13, shape: broad, bark: '#8a7f72', balls: 26, cover: 0.75 },
  // Seen from afar: larger leaves, and far fewer of them.
  far: { clear: 0.16, spread: 0.36, leaf: 0.42, shape: broad, bark: '#9c8d78', balls: 30, cover: 0.8 },
  birch: {
    clear: 0.3,
    spread: 0.2,
    leaf: 0.12,
    shape: { width: 0.8, fold: 0.1 },
    bark: '#e6e1d6',
    balls: 26,
    cover: 0.6,
  },
  bush: { clear: 0.02, spread: 0.55, leaf: 0.1, shape: broad, bark: '#8a7f72', balls: 12, cover: 0.9 },
} as const satisfies Record<string, Habit>

export type Tree = keyof typeof habits

/** The height a kind of tree is drawn at; it is then scaled a little, so that leaves keep their size. */
const drawn: Readonly<Record<Tree, number>> = {
  linden: 9,
  avenue: 8,
  oak: 10,
  pear: 4.5,
  birch: 8,
  far: 10,
  bush: 1.2,
}

/** Kinds that stand alone or far off are drawn in one shape only. */
const single: readonly Tree[] = ['birch', 'pear', 'bush', 'far']

export interface Planting {
  readonly x: number
  readonly z: number
  readonly tall: number
  readonly kind?: Tree
  readonly leaves?: 'copper' | 'blossom'
}

const evergreen = (kind: Tree): boolean => kind === 'bush'

/** A tree without leaves, as it stands in winter. */
function bare({ library, random }: Stage, x: number, z: number, tall: number): Sdl {
  const shape = random.next() < 0.5 ? 'A' : 'B'
  const grown = shared(library, `Bare${shape}`, (chance) => twigTree(9, chance))
  return at([x, 0, z], `object{${grown} scale ${(tall / 9).toFixed(3)}}`, Math.round(random.between(0, 360)))
}

/** A tree with leaves at its place; every kind has two shapes, turned as chance has it. */
export function tree(stage: Stage, { x, z, tall, kind = 'linden', leaves }: Planting): Sdl {
  if (stage.season === 'winter' && !evergreen(kind)) return bare(stage, x, z, tall)
  const tints = leaves ? { copper, blossom }[leaves] : greens[stage.season].crown
  const shape = single.includes(kind) || leaves || stage.random.next() < 0.5 ? 'A' : 'B'
  const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}${shape}${leaves ?? stage.season}`
  const grown = broadleaf(stage.library, name, drawn[kind], habits[kind], tints)
  const scale = (tall / drawn[kind]).toFixed(3)
  return at([x, 0, z], `object{${grown} scale ${scale}}`, Math.round(stage.random.between(0, 360)))
}

export const trees = (stage: Stage, plantings: readonly Planting[]): Sdl[] =>
  plantings.map((planting) => tree(stage, planting))

/** A clipped hedge in the season's green. */
export const hedgeRow = (
  stage: Stage,
  from: readonly [x: number, z: number],
  to: readonly [x: number, z: number],
  height: number,
  depth = 0.8,
): Sdl => leafyHedge(stage.library, from, to, height, greens[stage.season].hedge, depth)
