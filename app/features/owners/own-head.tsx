import type { ReactNode } from 'react'
import type { OwnListing } from '~/features/listings/public.server'
import { acrossPhone, Picture, PicturePlaceholder } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { describePrice, describeState } from './describe-state'
import styles from './own-head.module.css'

type OwnHeadProps = {
  listing: OwnListing
  /** The figures of the week, right below the title. */
  figures: ReactNode
  /** The card of the agent. */
  children: ReactNode
}

/** The listing at a glance: its picture, title, state, price and week. */
export function OwnHead({ listing, figures, children }: OwnHeadProps) {
  const { t } = useText()
  const { card } = listing
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        {card.picture ? (
          <Picture
            picture={card.picture}
            sizes={`(min-width: 1200px) 580px, (min-width: 767px) 38vw, ${acrossPhone}`}
            widths={[400, 600, 1360]}
            ratio="4:3"
            priority
          />
        ) : (
          <PicturePlaceholder label={t('owners:listing.noPicture')} />
        )}
      </div>
      <header className={styles.words}>
        <p className={styles.quiet}>
          {card.zip} {card.city} · {t('owners:listing.reference', { id: card.id })}
        </p>
        <h1>{card.title}</h1>
        <p className={styles.price}>
          {describePrice(t, listing)} <span className={styles.state}>{describeState(t, listing)}</span>
        </p>
      </header>
      {figures}
      {children}
    </div>
  )
}
