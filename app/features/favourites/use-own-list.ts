import { useEffect, useState } from 'react'
import type { FavouriteCard, FoundCards } from './favourite-card'
import { putBack, withoutCard } from './favourite-ids'
import { fetchCards } from './fetch-cards'

export type OwnListState<Card extends FavouriteCard> = FoundCards<Card> & {
  /** Cards of some favourites are still loading. */
  isWaiting: boolean
  hasFailed: boolean
  forgetWithdrawn: () => void
}

/** The cards of what is kept, with those that were removed since the visit began where they stood. */
function withRemoved<Card extends FavouriteCard>(
  cards: readonly Card[],
  before: readonly Card[],
  kept: readonly number[],
): Card[] {
  const removed = before.filter(({ id }) => !kept.includes(id))
  const order = before.map(({ id }) => id)
  const ids = removed.reduce(
    (all, { id }) => putBack(all, id, order),
    cards.map(({ id }) => id),
  )
  const byId = new Map([...removed, ...cards].map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Loads the cards of this device's favourites. Removed favourites keep their card until the next visit; cards of new
 * ones, also from another tab, are loaded.
 * @param kept - ids of the favourites; undefined while rendering on the server
 */
export function useOwnList<Card extends FavouriteCard>(
  href: string,
  kept: readonly number[] | undefined,
): OwnListState<Card> {
  const [loadedIds, setLoadedIds] = useState<readonly number[]>([])
  const [found, setFound] = useState<FoundCards<Card>>({ cards: [], withdrawnIds: [] })
  const [failed, setFailed] = useState<readonly number[]>()
  const isNew = kept?.some((id) => !loadedIds.includes(id)) ?? false
  const isWaiting = kept === undefined || (isNew && failed !== kept)

  useEffect(() => {
    if (!kept || !isWaiting) return
    let isCurrent = true
    fetchCards<Card>(href, kept).then(
      ({ cards }) => {
        if (!isCurrent) return
        // One that was withdrawn long ago is known no more, and must go from the device as well.
        const withdrawnIds = withoutCard(kept, cards)
        setFound((before) => ({ cards: withRemoved(cards, before.cards, kept), withdrawnIds }))
        setLoadedIds(kept)
      },
      () => isCurrent && setFailed(kept),
    )
    return () => {
      isCurrent = false
    }
  }, [href, kept, isWaiting])

  const forgetWithdrawn = () => setFound(({ cards }) => ({ cards, withdrawnIds: [] }))
  return { ...found, isWaiting, hasFailed: isNew && failed === kept, forgetWithdrawn }
}
