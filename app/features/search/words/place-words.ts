import type { PhraseMeaning, ReadingState } from './meaning'
import type { PlacesMeant } from './place-names'
import { centreIn } from './radius'
import type { Kind } from './vocabulary'

/** How far "near Halle" reaches, as the crow flies. */
const nearKm = 8

export function readPlace(state: ReadingState, at: number): PhraseMeaning | undefined {
  const { zips, areas } = state.items[at] ?? {}
  return zips || areas ? placeRead(state, at, 1, { zips, areas }) : undefined
}

/** "Bij Halle" is the place and what is around it. */
export function placeRead(
  { items, meaning }: ReadingState,
  at: number,
  length: number,
  { zips, areas }: PlacesMeant,
): PhraseMeaning {
  const is = (kind: Kind, index: number) => items[index]?.kinds.has(kind) ?? false
  let before = at - 1
  while (is('stop', before) && !is('near', before)) before -= 1
  const centre = is('near', before) || is('around', before) ? centreIn({ zips, areas }) : undefined
  if (centre && !meaning.radius)
    return { length, filters: { radius: { centre, km: nearKm, isStation: false } } }
  return { length, filters: { ...(zips && { zips }), ...(areas && { areas }) } }
}

/** A station or a school that a home is to be near. */
export function readNear({ items }: ReadingState, at: number): PhraseMeaning | undefined {
  const near = (['station', 'school'] as const).find((kind) => items[at]?.kinds.has(kind))
  return near && { length: 1, filters: { near: [near] } }
}
