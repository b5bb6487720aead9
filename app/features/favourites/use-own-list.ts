import { useEffect, useState } from 'react'
import { fetchCards } from './fetch-cards'
import type { FoundCards, KeptCard } from './kept-card'

export type OwnListState<Card extends KeptCard> = FoundCards<Card> & {
  /** The device keeps homes whose cards are not there yet. */
  isWaiting: boolean
  hasFailed: boolean
  forgetGone: () => void
}

/**
 * The cards of what this device keeps. What is taken off stays among them until the next visit; what comes to it,
 * also in another tab, is asked for.
 * @param kept - undefined while the server draws
 */
export function useOwnList<Card extends KeptCard>(
  href: string,
  kept: readonly number[] | undefined,
): OwnListState<Card> {
  const [asked, setAsked] = useState<readonly number[]>([])
  const [found, setFound] = useState<FoundCards<Card>>({ cards: [], gone: [] })
  const [failed, setFailed] = useState<readonly number[]>()
  const isNew = kept?.some((id) => !asked.includes(id)) ?? false
  const isWaiting = kept === undefined || (isNew && failed !== kept)

  useEffect(() => {
    if (!kept || !isWaiting) return
    let isCurrent = true
    fetchCards<Card>(href, kept).then(
      (answer) => {
        if (!isCurrent) return
        setFound(answer)
        setAsked(kept)
      },
      () => isCurrent && setFailed(kept),
    )
    return () => {
      isCurrent = false
    }
  }, [href, kept, isWaiting])

  const forgetGone = () => setFound(({ cards }) => ({ cards, gone: [] }))
  return { ...found, isWaiting, hasFailed: isNew && failed === kept, forgetGone }
}
