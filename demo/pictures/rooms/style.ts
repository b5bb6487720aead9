import type { Sdl } from '../pov.ts'
import type { Random } from '../random.ts'
import type { Floor } from './floors.ts'
import type { Profile } from './moulding.ts'
import type { WindowMaker } from './windows.ts'

export type Side = 'back' | 'left' | 'right' | 'front'

/** What all rooms of a house have in common: its age is in its walls, its floors and its woodwork. */
export interface Style {
  readonly height: number
  /** Thickness of the outer walls: the depth in which windows sit. */
  readonly thickness: number
  readonly walls: Sdl
  /** Single walls in another colour or material. */
  readonly accent?: Partial<Readonly<Record<Side, Sdl>>>
  readonly floor: Floor
  readonly ceiling: (w: number, d: number, random: Random) => Sdl
  readonly woodwork: Sdl
  readonly skirting?: Profile
  readonly cornice?: Profile
  /** Panels, tiles or rails on the walls, drawn along x like a wall, around its holes. */
  readonly dado?: (length: number, holes: readonly Hole[], height: number) => Sdl
  readonly window: WindowMaker
  /** A band around doors and passages. */
  readonly architrave?: number
  /** A band around windows on the inside. */
  readonly windowTrim?: number
  readonly sill?: Sdl
}

export type Opens = 'window' | 'french' | 'passage' | 'door' | 'glass'

/** An opening in a wall; `x` is measured along the wall from the room's left or front corner. */
export interface Hole {
  readonly x: number
  readonly y?: number
  readonly w: number
  readonly h: number
  readonly kind: Opens
  /** No daylight of its own: it leads to another room. */
  readonly inner?: boolean
  /** Another frame than the style's. */
  readonly frame?: WindowMaker
}

/** What a room is like beside its style: its size and where its walls are open. */
export interface Plan {
  readonly w: number
  readonly d: number
  readonly holes: Partial<Readonly<Record<Side, readonly Hole[]>>>
}
