import { useText } from '~/i18n/use-text'
import { CompareLink } from './compare-link'
import type { CardsComponent, FavouriteCard } from './favourite-card'
import { putBack, without } from './favourite-ids'
import styles from './favourites.module.css'
import type { FavouritesPaths } from './favourites-body'
import { FavouritesEmpty } from './favourites-empty'
import { saveFavourites } from './hearts.client'
import { RemovedLine } from './removed-line'
import { ShareButton } from './share-button'
import type { OwnListState } from './use-own-list'
import { WithdrawnNote } from './withdrawn-note'

type OwnListProps<Card extends FavouriteCard> = {
  list: OwnListState<Card>
  /** Undefined while rendering on the server. */
  kept: readonly number[] | undefined
  paths: FavouritesPaths
  Cards: CardsComponent<Card>
}

/**
 * The favourites of the visitor's device; without script it says that favourites need it. A listing that is removed
 * leaves a line with an undo button, until the next visit.
 */
export function OwnList<Card extends FavouriteCard>({ list, kept, paths, Cards }: OwnListProps<Card>) {
  const { t } = useText()
  const isRemoved = ({ id }: Card) => !kept?.includes(id)
  const order = list.cards.map(({ id }) => id)
  const forgetWithdrawn = () => {
    if (saveFavourites(list.withdrawnIds.reduce<number[]>(without, [...(kept ?? [])]), 'removed'))
      list.forgetWithdrawn()
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  return (
    <>
      <p className={styles.quiet}>{t('favourites:text')}</p>
      {kept && kept.length > 0 && !list.hasFailed && (
        <div className={styles.tools}>
          <CompareLink
            ids={kept}
            count={list.cards.filter((card) => !isRemoved(card)).length}
            path={paths.compare}
          />
          <ShareButton ids={kept} />
        </div>
      )}
      <div className={styles.own} data-own-list="">
        {list.cards.length + list.withdrawnIds.length > 0 && (
          <section className={styles.list} aria-label={t('favourites:listed')}>
            <WithdrawnNote withdrawnIds={list.withdrawnIds} cards={list.cards} onForget={forgetWithdrawn} />
            <h2 className="visually-hidden">{t('favourites:listed')}</h2>
            <Cards
              cards={list.cards}
              heading="h3"
              priority
              isHidden={isRemoved}
              beside={(card) => (
                <RemovedLine
                  title={card.title}
                  isRemoved={isRemoved(card)}
                  onUndo={() => saveFavourites(putBack(kept ?? [], card.id, order), 'kept')}
                />
              )}
            />
          </section>
        )}
      </div>
      {list.hasFailed && (
        <p className={styles.failed} role="alert">
          {t('favourites:loadFailed')}
        </p>
      )}
      {!kept?.length && <FavouritesEmpty paths={paths} isKnown={kept !== undefined} />}
    </>
  )
}
