import { useEffect, useState } from 'react'
import { fetchCards } from './fetch-cards'
import type { KeptCard } from './kept-card'
import { keptKey, seenKey } from './kept-ids'
import { storedIds } from './stored-ids.client'

/**
 * The cards of the homes that were looked at on this device, but for those that it keeps.
 * @returns undefined until they are known; none where there are none or they do not arrive
 */
export function useSeenList<Card extends KeptCard>(href: string) {
  const [cards, setCards] = useState<Card[]>()
  useEffect(() => {
    const kept = storedIds(keptKey)
    const ids = storedIds(seenKey).filter((id) => !kept.includes(id))
    const found = ids.length > 0 ? fetchCards<Card>(href, ids) : Promise.resolve({ cards: [] })
    found.then(
      (answer) => setCards(answer.cards),
      () => setCards([]),
    )
  }, [href])
  return { cards, forget: () => setCards([]) }
}
