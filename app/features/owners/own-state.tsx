import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import { ChangeTable } from './change-table'
import styles from './own-state.module.css'
import { StateFacts } from './state-facts'

/** Price and state of the listing, how they came to be, and the way to its own page. */
export function OwnState({ listing }: { listing: OwnListing }) {
  const { t } = useText()
  const { card, isWithdrawn } = listing
  return (
    <section aria-labelledby="state" className={styles.state}>
      <h2 id="state">{t('owners:listing.state.title')}</h2>
      <div>
        <ChangeTable {...listing} />
        <StateFacts listing={listing} />
      </div>
      {isWithdrawn ? (
        <p>{t('owners:listing.withdrawn')}</p>
      ) : (
        <p className={styles.ways}>
          <a href={card.href} className="button">
            <Icon name="arrow" />
            {t('owners:listing.public')}
          </a>
        </p>
      )}
    </section>
  )
}
