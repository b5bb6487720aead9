import { formSheet } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import { OpenSheet } from '~/ui/sheet/sheet'
import { Icon } from '~/ui/shell/icon'
import type { ListingCard } from '../card/listing-card'
import { Price } from '../card/price'
import { AgentBadge } from './agent-badge'
import styles from './contact-panel.module.css'
import type { ListingContact } from './listing-contact'
import { PlanViewing } from './plan-viewing'

type ContactPanelProps = {
  contact: ListingContact
  listing: ListingCard
  reference: string
  /** Set when viewings can be booked directly; otherwise visitors request one. */
  bookHref?: string | undefined
  /** Sold or rented, so viewings are no longer offered. */
  closed: boolean
}

/** The panel that stays in view: price, contact person and actions. */
export function ContactPanel({ contact, listing, reference, bookHref, closed }: ContactPanelProps) {
  const { t } = useText()
  return (
    <aside className={styles.panel} aria-label={t('listings:contact.title')}>
      <p className={styles.price}>
        <Price price={listing.price} />
      </p>
      <AgentBadge contact={contact} />
      {!closed && (
        <PlanViewing bookHref={bookHref} className={`button button-main ${styles.inBar}`}>
          <Icon name="calendar" />
          {t('listings:contact.visit')}
        </PlanViewing>
      )}
      <OpenSheet opens={formSheet('contact-me')} className={`button ${styles.inBar}`}>
        <Icon name="mail" />
        {t('listings:contact.askMore')}
      </OpenSheet>
      <a href={contact.phoneHref} className="button">
        <Icon name="phone" />
        {contact.phone}
      </a>
      <p className={styles.reference}>{t('listings:contact.reference', { id: reference })}</p>
    </aside>
  )
}
