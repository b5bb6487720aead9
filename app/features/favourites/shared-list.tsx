import { useText } from '~/i18n/use-text'
import { CompareLink } from './compare-link'
import type { CardsComponent, FavouriteCard, FoundCards } from './favourite-card'
import styles from './favourites.module.css'
import type { FavouritesPaths } from './favourites-body'
import { keepAll } from './hearts.client'
import { WithdrawnNote } from './withdrawn-note'

export type SharedCards<Card extends FavouriteCard> = FoundCards<Card> & { ids: readonly number[] }

type SharedListProps<Card extends FavouriteCard> = {
  shared: SharedCards<Card>
  paths: Pick<FavouritesPaths, 'own' | 'compare'>
  Cards: CardsComponent<Card>
}

/** A list that somebody shared. All of it can be saved, ahead of the visitor's own favourites. */
export function SharedList<Card extends FavouriteCard>(props: SharedListProps<Card>) {
  const { t } = useText()
  const { shared, paths, Cards } = props
  const keepFound = () => keepAll(shared.cards.map(({ id }) => id))
  return (
    <>
      <p className={styles.quiet}>{t('favourites:shared.text')}</p>
      <div className={styles.tools}>
        <button type="button" className="button button-main scripted" onClick={keepFound}>
          {t('favourites:shared.keepAll')}
        </button>
        <CompareLink ids={shared.ids} count={shared.cards.length} path={paths.compare} />
        <a href={paths.own} className="button">
          {t('favourites:shared.toOwn')}
        </a>
      </div>
      <section className={styles.list} aria-label={t('favourites:listed')}>
        <WithdrawnNote withdrawnIds={shared.withdrawnIds} cards={shared.cards} />
        <h2 className="visually-hidden">{t('favourites:listed')}</h2>
        {shared.cards.length > 0 && <Cards cards={shared.cards} heading="h3" priority />}
      </section>
    </>
  )
}
