/**
 * What a page and the map in its frame tell each other. Both are documents of ours; still each believes only what
 * comes from its own origin and from the window it knows, and has the form below.
 * @see docs/specification.md, chapter 7, and docs/requirements.md, D3
 */

/** Something on the map: a point, or an area around a municipality's centre. Degrees, WGS 84. */
export type MapProperty = { id: number; kind: 'point' | 'area'; lat: number; lng: number }

export const ribbonKinds = ['sold', 'rented', 'option', 'marquee'] as const

/** The whole of it, sent 50 ms after the frame said that it is prepared. */
export type MapMessage = {
  properties: MapProperty[]
  /** Our own plain map, or the tiles of the agency's tile server; those only with consent. */
  mapType: 'plain' | 'tiles'
  /** `cards`: each marker opens the cards of its listings. `place`: it shows where the page's own home stands. */
  marker: 'cards' | 'place'
  /** The name of the map, and what there is to say about it. */
  messageInfo: { label: string; notes: string[] }
  /** Ribbons that cards on the map leave out. */
  marqueeIgnore: (typeof ribbonKinds)[number][]
}

/** One listing, hovered or focused on either side; null when it is left. */
export type HighlightMessage = { marked: number | null }

/** The frame can take a message now. */
export type ReadyMessage = { prepared: true }

/** Milliseconds between "prepared" and the message. @see docs/specification.md, chapter 7 */
export const sendAfterMs = 50

type Heard = { origin: string; source: unknown; data: unknown }

/** Whether a message comes from the one window that may send it. */
export const isFrom = ({ origin, source }: Heard, ownOrigin: string, expected: unknown): boolean =>
  origin === ownOrigin && expected !== null && source === expected

/** The message, if that is what it is; anything else is nothing to us. */
export function readMapMessage(data: unknown): MapMessage | undefined {
  if (!isRecord(data)) return undefined
  const { properties, mapType, marker, messageInfo, marqueeIgnore } = data
  const isSound =
    isListOf(properties, isProperty) &&
    (mapType === 'plain' || mapType === 'tiles') &&
    (marker === 'cards' || marker === 'place') &&
    isRecord(messageInfo) &&
    typeof messageInfo.label === 'string' &&
    isListOf(messageInfo.notes, (note) => typeof note === 'string') &&
    isListOf(marqueeIgnore, (kind) => ribbonKinds.some((known) => known === kind))
  return isSound ? ({ properties, mapType, marker, messageInfo, marqueeIgnore } as MapMessage) : undefined
}

/** The listing that is marked; undefined when the message is another. */
export function readHighlight(data: unknown): number | null | undefined {
  if (!isRecord(data) || !('marked' in data)) return undefined
  return data.marked === null || isId(data.marked) ? (data.marked as number | null) : undefined
}

export const isReadyMessage = (data: unknown): boolean => isRecord(data) && data.prepared === true

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isListOf = (value: unknown, isOne: (one: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne)

const isId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0

const isWithin = (value: unknown, bound: number) => typeof value === 'number' && Math.abs(value) <= bound

const isProperty = (one: unknown) =>
  isRecord(one) &&
  isId(one.id) &&
  (one.kind === 'point' || one.kind === 'area') &&
  isWithin(one.lat, 85) &&
  isWithin(one.lng, 180)
