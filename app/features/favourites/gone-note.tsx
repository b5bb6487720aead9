import { useText } from '~/i18n/use-text'
import styles from './favourites.module.css'

type GoneNoteProps = {
  /** Ids of what the agency no longer offers. */
  gone: number[]
  cards: { ribbon?: { kind: string } }[]
}

/** What of a list can no longer be had, said before somebody hopes. */
export function GoneNote({ gone, cards }: GoneNoteProps) {
  const { t } = useText()
  const closed = cards.filter(({ ribbon }) => ribbon?.kind === 'sold' || ribbon?.kind === 'rented').length
  if (gone.length + closed === 0 && cards.length > 0) return null
  return (
    <div className={styles.note}>
      {closed > 0 && <p>{t('favourites:closed', { count: closed })}</p>}
      {gone.length > 0 && <p>{t('favourites:gone', { count: gone.length })}</p>}
      {gone.length === 0 && cards.length === 0 && <p>{t('favourites:noneFound')}</p>}
      {gone.length > 0 && (
        <button type="button" className="button" data-act="forget-gone" data-ids={gone.join()}>
          {t('favourites:forgetGone')}
        </button>
      )}
    </div>
  )
}
