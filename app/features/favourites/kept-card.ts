import type { ComponentType, ReactNode } from 'react'

/** What a list has to know of a card; the room of listings draws it. */
export type KeptCard = { id: number; title: string; ribbon?: { kind: string } }

/** The homes of a list that are there, in its order, and the ids of what the agency no longer offers. */
export type FoundCards<Card extends KeptCard> = { cards: Card[]; gone: number[] }

/** Draws cards side by side. */
export type CardsComponent<Card extends KeptCard> = ComponentType<{
  cards: Card[]
  heading: 'h3'
  priority?: boolean
  isHidden?: (card: Card) => boolean
  beside?: (card: Card) => ReactNode
}>
