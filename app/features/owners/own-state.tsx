import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import { ChangeTable } from './change-table'
import styles from './own-state.module.css'
import { StateFacts } from './state-facts'

/** Price and state of the listing, their changes, and a link to its public page. */
export function OwnState({ listing }: { listing: OwnListing }) {
  const { t } = useText()
  const { card, isWithdrawn } = listing
  return (
    <div className={styles.state}>
      <ChangeTable {...listing} />
      <StateFacts listing={listing} />
      {isWithdrawn ? (
        <p>{t('owners:listing.withdrawn')}</p>
      ) : (
        <a href={card.href} className={styles.way}>
          {t('owners:listing.public')}
          <Icon name="arrow" />
        </a>
      )}
    </div>
  )
}
