import { useText } from '~/i18n/use-text'
import styles from './favourites.module.css'
import type { FoundCards, KeptCard } from './kept-card'

type GoneNoteProps = FoundCards<KeptCard> & {
  /** Takes what is gone off the list; missing on a list that somebody shared, which cannot forget. */
  onForget?: () => void
}

/** What of a list can no longer be had, said before somebody hopes. */
export function GoneNote({ gone, cards, onForget }: GoneNoteProps) {
  const { t } = useText()
  const closed = cards.filter(({ ribbon }) => ribbon?.kind === 'sold' || ribbon?.kind === 'rented').length
  if (gone.length + closed === 0 && cards.length > 0) return null
  return (
    <div className={styles.note}>
      {closed > 0 && <p>{t('favourites:closed', { count: closed })}</p>}
      {gone.length > 0 && <p>{t('favourites:gone', { count: gone.length })}</p>}
      {gone.length === 0 && cards.length === 0 && <p>{t('favourites:noneFound')}</p>}
      {gone.length > 0 && onForget && (
        <button type="button" className="button" onClick={onForget}>
          {t('favourites:forgetGone')}
        </button>
      )}
    </div>
  )
}
