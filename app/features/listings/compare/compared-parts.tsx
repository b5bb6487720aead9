import { FavouriteButton } from '~/features/favourites/public'
import { cardPicture, Picture, PicturePlaceholder } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import { EnergyLabel } from '../card/energy-label'
import type { ListingCard } from '../card/listing-card'
import styles from './compare.module.css'
import type { ComparedCell, ComparedColumn } from './comparison'

type ColumnPictureProps = { card: ListingCard; sizes: string }

/** A listing's first picture; the title beside it names the listing, so the picture needs no text. */
export function ColumnPicture({ card, sizes }: ColumnPictureProps) {
  const { t } = useText()
  const { picture, ribbon } = card
  return (
    <div className={styles.picture}>
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} sizes={sizes} {...cardPicture} />
      ) : (
        <PicturePlaceholder label={t('listings:noPicture')} />
      )}
      {ribbon && ribbon.kind !== 'marquee' && <span className={styles.ribbon}>{ribbon.text}</span>}
      <FavouriteButton id={card.id} title={card.title} />
    </div>
  )
}

type PlanViewingProps = { column: ComparedColumn; look?: 'button-small' | 'button-main' }

export function PlanViewing({ column: { card, viewingHref }, look = 'button-small' }: PlanViewingProps) {
  const { t } = useText()
  if (!viewingHref) return null
  return (
    <a href={viewingHref} className={`button ${look} ${styles.viewing}`}>
      {t('listings:contact.plan')}
      <span className="visually-hidden">: {card.title}</span>
    </a>
  )
}

export function LeaveOut({ column: { card, removeHref } }: { column: ComparedColumn }) {
  const { t } = useText()
  return (
    <a href={removeHref} className={styles.remove}>
      <Icon name="close" />
      {t('listings:compare.remove')}
      <span className="visually-hidden">: {card.title}</span>
    </a>
  )
}

/** An answer with its energy label, its mark and its condition. */
export const CellText = ({ cell: { energy, text, lang, mark, note, noteLang } }: { cell: ComparedCell }) => (
  <>
    {energy && <EnergyLabel label={energy} />}
    <span lang={lang}>{text}</span>
    {mark && (
      <>
        {' '}
        <strong className={styles.mark}>{mark}</strong>
      </>
    )}
    {note && (
      <small lang={noteLang} className={styles.note}>
        {note}
      </small>
    )}
  </>
)
