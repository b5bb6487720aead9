import type { MapMessage } from './map-message'

/** A map in a page: which document its frame loads, and what that is told. */
export type MapFrame = {
  /** Address of the frame's document. */
  href: string
  /** The agency has a tile server; it is asked with consent only. */
  tiles: boolean
  /** The frame's name for those who cannot see it. */
  title: string
  /** Where the places come from that the message is to have; without it they are in the message. */
  source?: string
  message: MapMessage
  /** Said where the map does not arrive. */
  failed: string
}

/** The map of one listing or project. */
export type PlaceMap = {
  frame: MapFrame
  /** Where it is, in words: the address, or the municipality. */
  place: string
  /** Why it is an area. */
  note?: string
  /** A street view at a service elsewhere; published addresses only. */
  streetView?: string
}

/** What the frame's document tells its script. */
export type FrameOptions = {
  ground: string
  cards: string
  outlines: string
  tiles?: { url: string; subdomains: string[]; maxZoom: number; attribution: { text: string; url?: string } }
  texts: FrameTexts
}

export type FrameTexts = {
  zoomIn: string
  zoomOut: string
  /** `{{count}}` listings at one place. */
  homes: string
  /** The listing `{{id}}`. */
  home: string
  here: string
  area: string
  more: string
  close: string
  loading: string
  failed: string
}
