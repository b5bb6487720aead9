import type { MapArchive } from './archive/map-archive'
import type { MapMessage } from './map-message'

/** A map in a page: the document of its frame, and the message to it. */
export type MapFrame = {
  /** Address of the frame's document. */
  href: string
  /** The agency has a tile server; it is contacted with consent only. */
  tiles: boolean
  /** The frame's accessible name. */
  title: string
  /** Address of the positions for the message; without it the message has them already. */
  source?: string
  message: MapMessage
  /** Shown if the map does not load. */
  failed: string
}

/** The map of one listing or project. */
export type PlaceMap = {
  frame: MapFrame
  /** The address or the municipality, in words. */
  place: string
  /** Explains why an area is shown. */
  note?: string
  /** Link to an external street view; for published addresses only. */
  streetView?: string
}

/** Data for the frame's script. */
export type FrameOptions = {
  baseMap: string
  cards: string
  outlines: string
  tiles?: { url: string; subdomains: string[]; maxZoom: number; attribution: { text: string; url?: string } }
  /** The agency's own map file. */
  archive?: MapArchive
  lang: string
  texts: FrameTexts
}

export type FrameTexts = {
  zoomIn: string
  zoomOut: string
  /** `{{count}}` listings at one place. */
  homes: string
  /** The listing `{{id}}`. */
  home: string
  /** The price of a listing whose price is hidden. */
  onRequest: string
  here: string
  area: string
  more: string
  close: string
  /** Buttons of a search of an area, and what to do while drawing one. */
  searchHere: string
  draw: string
  stopDrawing: string
  drawHint: string
  clearArea: string
  loading: string
  failed: string
}
