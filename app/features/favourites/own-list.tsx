import { useText } from '~/i18n/use-text'
import styles from './favourites.module.css'
import type { FavouritesPaths } from './favourites-body'
import { FavouritesEmpty } from './favourites-empty'
import { GoneNote } from './gone-note'
import { put } from './hearts.client'
import type { CardsComponent, KeptCard } from './kept-card'
import { putBack, without } from './kept-ids'
import { RemovedLine } from './removed-line'
import { ShareButton } from './share-button'
import type { OwnListState } from './use-own-list'

type OwnListProps<Card extends KeptCard> = {
  list: OwnListState<Card>
  /** Undefined while the server draws. */
  kept: readonly number[] | undefined
  paths: FavouritesPaths
  Cards: CardsComponent<Card>
}

/**
 * What the visitor's device keeps; without script it says what that needs. A home that is taken off leaves a line in
 * its place, with a way back; it is gone at the next visit.
 */
export function OwnList<Card extends KeptCard>({ list, kept, paths, Cards }: OwnListProps<Card>) {
  const { t } = useText()
  const isRemoved = ({ id }: Card) => !kept?.includes(id)
  const order = list.cards.map(({ id }) => id)
  const forgetGone = () => {
    if (put(list.gone.reduce<number[]>(without, [...(kept ?? [])]), 'removed')) list.forgetGone()
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  return (
    <>
      <p className={styles.quiet}>{t('favourites:text')}</p>
      {kept && kept.length > 0 && !list.hasFailed && <ShareButton ids={kept} />}
      <div className={styles.own} data-own-list="">
        {list.cards.length + list.gone.length > 0 && (
          <section className={styles.list} aria-label={t('favourites:listed')}>
            <GoneNote gone={list.gone} cards={list.cards} onForget={forgetGone} />
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
                  onUndo={() => put(putBack(kept ?? [], card.id, order), 'kept')}
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
