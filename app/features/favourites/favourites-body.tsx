import type { CardsComponent, FavouriteCard } from './favourite-card'
import styles from './favourites.module.css'
import { FavouritesContext } from './favourites-context'
import { OwnList } from './own-list'
import { SeenList } from './seen-list'
import { type SharedCards, SharedList } from './shared-list'
import { useFavouriteIds } from './use-favourite-ids'
import { useOwnList } from './use-own-list'
import { useSeenList } from './use-seen-list'

export type FavouritesPaths = {
  own: string
  cards: string
  compare: string
  forSale: string
  forRent: string
}

export type FavouritesBodyProps<Card extends FavouriteCard> = {
  paths: FavouritesPaths
  /** A list that somebody shared; missing: the visitor's own. */
  shared?: SharedCards<Card>
  Cards: CardsComponent<Card>
}

/** The visitor's own list is read from their device, a shared list is in the page. Recently viewed listings follow. */
export function FavouritesBody<Card extends FavouriteCard>({
  paths,
  shared,
  Cards,
}: FavouritesBodyProps<Card>) {
  const kept = useFavouriteIds()
  const own = useOwnList<Card>(paths.cards, shared ? nothing : kept)
  const seen = useSeenList<Card>(paths.cards)
  return (
    <FavouritesContext value={kept ?? nothing}>
      <div className={styles.body} data-filled={kept && !own.isWaiting && seen.cards ? '' : undefined}>
        {shared ? (
          <SharedList shared={shared} paths={paths} Cards={Cards} />
        ) : (
          <OwnList list={own} kept={kept} paths={paths} Cards={Cards} />
        )}
        {/* Rendered last, because the content above would push it down. */}
        {!own.isWaiting && seen.cards && seen.cards.length > 0 && (
          <SeenList cards={seen.cards} onForget={seen.forget} Cards={Cards} />
        )}
      </div>
    </FavouritesContext>
  )
}

const nothing: readonly number[] = []
