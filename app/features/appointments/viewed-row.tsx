import { kindAndPlace, type ListingCard } from '~/features/listings/public'
import { Picture } from '~/features/media/public'
import styles from './appointment.module.css'

/** The listing that is viewed in a row above the form, where the page has no room for its card. */
export function ViewedRow({ card }: { card: ListingCard }) {
  return (
    <div className={styles.row}>
      {card.picture && <Picture picture={card.picture} sizes="104px" widths={[250]} ratio="4:3" />}
      <p>
        <a href={card.href}>{card.title}</a>
        <span className={styles.left}>{kindAndPlace(card)}</span>
      </p>
    </div>
  )
}
