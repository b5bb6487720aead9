import { useText } from '~/i18n/use-text'
import styles from './favourites.module.css'
import { GoneNote } from './gone-note'
import { put } from './hearts.client'
import type { CardsComponent, FoundCards, KeptCard } from './kept-card'

export type Shared<Card extends KeptCard> = FoundCards<Card> & { ids: readonly number[] }

type SharedListProps<Card extends KeptCard> = {
  shared: Shared<Card>
  kept: readonly number[]
  ownPath: string
  Cards: CardsComponent<Card>
}

/** Somebody's list; all of it can be kept, before what was kept already. */
export function SharedList<Card extends KeptCard>(props: SharedListProps<Card>) {
  const { t } = useText()
  const { shared, kept, ownPath, Cards } = props
  const keepAll = () => put([...new Set([...shared.ids, ...kept])], 'keptAll')
  return (
    <>
      <p className={styles.quiet}>{t('favourites:shared.text')}</p>
      <div className={styles.tools}>
        <button type="button" className={`button button-main ${styles.scripted}`} onClick={keepAll}>
          {t('favourites:shared.keepAll')}
        </button>
        <a href={ownPath} className="button">
          {t('favourites:shared.toOwn')}
        </a>
      </div>
      <section className={styles.list} aria-label={t('favourites:listed')}>
        <GoneNote gone={shared.gone} cards={shared.cards} />
        <h2 className="visually-hidden">{t('favourites:listed')}</h2>
        {shared.cards.length > 0 && <Cards cards={shared.cards} heading="h3" priority />}
      </section>
    </>
  )
}
