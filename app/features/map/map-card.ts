import type { MapMessage } from './map-message'

/** A listing's card on the map: formatted texts only. */
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

/** Limit of cards per request, and of cards in a list before its "more" button. */
export const cardsAtOnce = 12
