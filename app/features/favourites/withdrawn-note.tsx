import { useText } from '~/i18n/use-text'
import type { FavouriteCard, FoundCards } from './favourite-card'
import styles from './favourites.module.css'

type WithdrawnNoteProps = FoundCards<FavouriteCard> & {
  /** Removes withdrawn listings from the list; absent on a shared list, which cannot be edited. */
  onForget?: () => void
}

/** Says above the cards which listings of the list are no longer available. */
export function WithdrawnNote({ withdrawnIds, cards, onForget }: WithdrawnNoteProps) {
  const { t } = useText()
  const closed = cards.filter(({ ribbon }) => ribbon?.kind === 'sold' || ribbon?.kind === 'rented').length
  if (withdrawnIds.length + closed === 0 && cards.length > 0) return null
  return (
    <div className={styles.note}>
      {closed > 0 && <p>{t('favourites:closed', { count: closed })}</p>}
      {withdrawnIds.length > 0 && <p>{t('favourites:gone', { count: withdrawnIds.length })}</p>}
      {withdrawnIds.length === 0 && cards.length === 0 && <p>{t('favourites:noneFound')}</p>}
      {withdrawnIds.length > 0 && onForget && (
        <button type="button" className="button" onClick={onForget}>
          {t('favourites:forgetGone')}
        </button>
      )}
    </div>
  )
}
