import { Link } from 'react-router'
import type { OwnListing } from '~/features/listings/public.server'
import { cardPicture, Picture } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import styles from './own-card.module.css'
import { StateFacts } from './state-facts'

type OwnCardProps = { listing: OwnListing; visitsToday: number; href: string }

/** A listing of the owner in their list. */
export function OwnCard({ listing, visitsToday, href }: OwnCardProps) {
  const { t } = useText()
  const { card } = listing
  return (
    <article className={styles.card}>
      {card.picture && (
        <div className={styles.picture}>
          <Picture picture={card.picture} sizes="(width >= 700px) 260px, 92vw" {...cardPicture} />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={href}>{card.title}</Link>
        </h2>
        <p className={styles.quiet}>
          {card.zip} {card.city} · {t('owners:listing.reference', { id: card.id })}
        </p>
        <StateFacts listing={listing} brief />
        <p>{t('owners:portal.visitsToday', { count: visitsToday })}</p>
      </div>
    </article>
  )
}
