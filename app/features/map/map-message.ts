/**
 * Messages between a page and its map's frame. Both are our documents; still each accepts only messages from its own
 * origin and the expected window, in the form below.
 * @see docs/specification.md, chapter 7, and docs/requirements.md, D3
 */

import { type MapShape, mostCorners } from '~/kernel/places/map-shape'
import type { Extent } from './map-extent'

/** A marker: a point, or an area around a municipality's centre. Degrees, WGS 84. */
export type MapProperty = {
  id: number
  kind: 'point' | 'area'
  lat: number
  lng: number
  /** The public price as its marker shows it; absent where it is hidden. */
  price?: string
}

export const ribbonKinds = ['sold', 'rented', 'option', 'marquee'] as const

/** The complete map data, sent 50 ms after the frame reported that it is ready. */
export type MapMessage = {
  properties: MapProperty[]
  /** The built-in base map, or tiles of the agency's server; those with consent only. */
  mapType: 'plain' | 'tiles'
  /** `cards`: each marker opens the cards of its listings. `place`: it shows the position of the page's own listing. */
  marker: 'cards' | 'place'
  /** The map's name and notices. */
  messageInfo: MapInfo
  /** Ribbons that cards on the map omit. */
  marqueeIgnore: (typeof ribbonKinds)[number][]
}

/**
 * The map's name and notices, what it shows first, the words of a button that shows the listings outside of it, and the
 * area that the list is narrowed to.
 */
export type MapInfo = { label: string; notes: string[]; view?: Extent; outside?: string; shape?: MapShape }

/** The listing that is hovered or focused on either side; null when it is left. */
export type HighlightMessage = { marked: number | null }

/** Listings whose cards the page shows beside the map itself: their markers open none on it. */
export type BesideMessage = { beside: number[] }

/** A list of this area is asked for: a rectangle by two corners or a polygon; null for a list without an area. */
export type SearchMessage = { search: MapShape | null }

/** The frame is ready for the data. */
export type ReadyMessage = { prepared: true }

/** Milliseconds between the ready message and the data. @see docs/specification.md, chapter 7 */
export const sendAfterMs = 50

/** Length of the longest price on a marker. */
const longestPrice = 40

type ReceivedMessage = { origin: string; source: unknown; data: unknown }

/** Tells whether a message comes from the only allowed window. */
export const isFrom = ({ origin, source }: ReceivedMessage, ownOrigin: string, expected: unknown): boolean =>
  origin === ownOrigin && expected !== null && source === expected

/** Parses the map data; undefined for anything else. */
export function readMapMessage(data: unknown): MapMessage | undefined {
  if (!isRecord(data)) return undefined
  const { properties, mapType, marker, messageInfo, marqueeIgnore } = data
  const isSound =
    isListOf(properties, isProperty) &&
    (mapType === 'plain' || mapType === 'tiles') &&
    (marker === 'cards' || marker === 'place') &&
    isMapInfo(messageInfo) &&
    isListOf(marqueeIgnore, (kind) => ribbonKinds.some((known) => known === kind))
  return isSound ? ({ properties, mapType, marker, messageInfo, marqueeIgnore } as MapMessage) : undefined
}

const isMapInfo = (info: unknown) =>
  isRecord(info) &&
  typeof info.label === 'string' &&
  isListOf(info.notes, (note) => typeof note === 'string') &&
  (info.outside === undefined || typeof info.outside === 'string') &&
  (info.view === undefined || isExtent(info.view)) &&
  (info.shape === undefined || isShape(info.shape))

const isExtent = (view: unknown) =>
  isListOf(view, (value) => isWithin(value, 180)) && (view as number[]).length === 4

const isShape = (shape: unknown) =>
  isListOf(shape, isPoint) && (shape as unknown[]).length >= 2 && (shape as unknown[]).length <= mostCorners

const isPoint = (point: unknown) => isRecord(point) && isWithin(point.lat, 85) && isWithin(point.lng, 180)

/** The highlighted listing; undefined for another message. */
export function readHighlight(data: unknown): number | null | undefined {
  if (!isRecord(data) || !('marked' in data)) return undefined
  return data.marked === null || isId(data.marked) ? (data.marked as number | null) : undefined
}

/** The listings beside the map; undefined for another message. */
export function readBeside(data: unknown): number[] | undefined {
  if (!isRecord(data) || !isListOf(data.beside, isId)) return undefined
  return data.beside as number[]
}

/** The area that is asked for; undefined for another message. */
export function readSearch(data: unknown): MapShape | null | undefined {
  if (!isRecord(data) || !('search' in data)) return undefined
  return data.search === null || isShape(data.search) ? (data.search as MapShape | null) : undefined
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
  isWithin(one.lng, 180) &&
  (one.price === undefined || (typeof one.price === 'string' && one.price.length <= longestPrice))
