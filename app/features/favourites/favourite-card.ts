import type { ComponentType, ReactNode } from 'react'

/** The fields of a card that the favourites need; the listings room renders the card. */
export type FavouriteCard = { id: number; title: string; ribbon?: { kind: string } }

/** The available listings of a list, in its order, and the ids of those that the agency no longer offers. */
export type FoundCards<Card extends FavouriteCard> = { cards: Card[]; withdrawnIds: number[] }

/** Renders cards in a grid. */
export type CardsComponent<Card extends FavouriteCard> = ComponentType<{
  cards: Card[]
  heading: 'h3'
  priority?: boolean
  isHidden?: (card: Card) => boolean
  beside?: (card: Card) => ReactNode
}>
