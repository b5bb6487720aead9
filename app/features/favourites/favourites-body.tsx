import styles from './favourites.module.css'
import type { CardsComponent, KeptCard } from './kept-card'
import { KeptContext } from './kept-context'
import { OwnList } from './own-list'
import { SeenList } from './seen-list'
import { type Shared, SharedList } from './shared-list'
import { useKept } from './use-kept'
import { useOwnList } from './use-own-list'
import { useSeenList } from './use-seen-list'

export type FavouritesPaths = { own: string; cards: string; forSale: string; forRent: string }

export type FavouritesBodyProps<Card extends KeptCard> = {
  paths: FavouritesPaths
  /** A list that somebody shared; missing: the visitor's own. */
  shared?: Shared<Card>
  Cards: CardsComponent<Card>
}

/** A visitor's own list comes from their device, a shared one is there already; below it what was looked at. */
export function FavouritesBody<Card extends KeptCard>({ paths, shared, Cards }: FavouritesBodyProps<Card>) {
  const kept = useKept()
  const own = useOwnList<Card>(paths.cards, shared ? nothing : kept)
  const seen = useSeenList<Card>(paths.cards)
  return (
    <KeptContext value={kept ?? nothing}>
      <div className={styles.body} data-filled={kept && !own.isWaiting && seen.cards ? '' : undefined}>
        {shared ? (
          <SharedList shared={shared} kept={kept ?? nothing} ownPath={paths.own} Cards={Cards} />
        ) : (
          <OwnList list={own} kept={kept} paths={paths} Cards={Cards} />
        )}
        {/* It would be pushed away by what stands above it. */}
        {!own.isWaiting && seen.cards && seen.cards.length > 0 && (
          <SeenList cards={seen.cards} onForget={seen.forget} Cards={Cards} />
        )}
      </div>
    </KeptContext>
  )
}

const nothing: readonly number[] = []
