import { useEffect, useState } from 'react'
import type { FavouriteCard, FoundCards } from './favourite-card'
import { withoutCard } from './favourite-ids'
import { fetchCards } from './fetch-cards'

export type OwnListState<Card extends FavouriteCard> = FoundCards<Card> & {
  /** Cards of some favourites are still loading. */
  isWaiting: boolean
  hasFailed: boolean
  forgetWithdrawn: () => void
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
        setFound({ cards, withdrawnIds: withoutCard(kept, cards) })
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
