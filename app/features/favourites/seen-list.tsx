import { useText } from '~/i18n/use-text'
import { notify } from '~/ui/notice/notice.client'
import type { CardsComponent, FavouriteCard } from './favourite-card'
import { seenKey } from './favourite-ids'
import styles from './favourites.module.css'
import { storeIds } from './stored-ids.client'

type SeenListProps<Card extends FavouriteCard> = {
  cards: Card[]
  onForget: () => void
  Cards: CardsComponent<Card>
}

/** Listings recently viewed on this device that are not among the favourites. */
export function SeenList<Card extends FavouriteCard>({ cards, onForget, Cards }: SeenListProps<Card>) {
  const { t } = useText()
  const forget = () => {
    storeIds(seenKey, [])
    onForget()
    document.querySelector<HTMLElement>('h1')?.focus()
    notify(t('favourites:seen.forgotten'))
  }
  return (
    <section className={styles.seen} data-seen-list="" aria-labelledby="seen">
      <h2 id="seen">{t('favourites:seen.title')}</h2>
      <p className={styles.quiet}>{t('favourites:seen.text')}</p>
      <button type="button" className="button" onClick={forget}>
        {t('favourites:seen.forget')}
      </button>
      <Cards cards={cards} heading="h3" />
    </section>
  )
}
