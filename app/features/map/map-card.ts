import type { MapMessage } from './map-message'

/** A listing as a card on the map says it: words only, ready to be shown. */
export type MapCard = {
  id: number
  href: string
  title: string
  /** `Appartement · 1180 Ukkel` */
  place: string
  address?: string
  price: string
  ribbon?: { kind: MapMessage['marqueeIgnore'][number]; text: string }
  picture?: { src: string; srcSet: string; width: number; height: number; alt: string; lang?: string }
}

/** How many cards may be asked for at once, and stand in a list before its button is pressed. */
export const cardsAtOnce = 12
