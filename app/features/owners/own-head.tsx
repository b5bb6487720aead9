import type { ReactNode } from 'react'
import type { OwnListing } from '~/features/listings/public.server'
import { acrossPhone, Picture, PicturePlaceholder } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { describePrice, describeState } from './describe-state'
import styles from './own-head.module.css'

type OwnHeadProps = {
  listing: OwnListing
  /** What its owner comes for, and whom they ask. */
  children: ReactNode
}

/** The listing at a glance: its picture, title, state and price. */
export function OwnHead({ listing, children }: OwnHeadProps) {
  const { t } = useText()
  const { card } = listing
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        {card.picture ? (
          <Picture
            picture={card.picture}
            sizes={`(min-width: 1280px) 740px, (min-width: 1000px) 58vw, (min-width: 767px) 48vw, ${acrossPhone}`}
            widths={[400, 600, 1360]}
            ratio="3:2"
            priority
          />
        ) : (
          <PicturePlaceholder label={t('owners:listing.noPicture')} />
        )}
        <p className={styles.state}>{describeState(t, listing)}</p>
      </div>
      <header className={styles.words}>
        <p className={styles.quiet}>
          {card.zip} {card.city} · {t('owners:listing.reference', { id: card.id })}
        </p>
        <h1>{card.title}</h1>
        <p className={styles.price}>{describePrice(t, listing)}</p>
      </header>
      {children}
    </div>
  )
}
