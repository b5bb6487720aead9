import { useEffect, useState } from 'react'
import type { FavouriteCard } from './favourite-card'
import { favouritesKey, seenKey } from './favourite-ids'
import { fetchCards } from './fetch-cards'
import { storedIds } from './stored-ids.client'

/**
 * Loads the cards of recently viewed listings that are not favourites.
 * @returns undefined until loaded; empty where there are none or the request fails
 */
export function useSeenList<Card extends FavouriteCard>(href: string) {
  const [cards, setCards] = useState<Card[]>()
  useEffect(() => {
    const kept = storedIds(favouritesKey)
    const ids = storedIds(seenKey).filter((id) => !kept.includes(id))
    const found = ids.length > 0 ? fetchCards<Card>(href, ids) : Promise.resolve({ cards: [] })
    found.then(
      (answer) => setCards(answer.cards),
      () => setCards([]),
    )
  }, [href])
  return { cards, forget: () => setCards([]) }
}
