import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import type { ListingCard } from '../card/listing-card'
import { Price } from '../card/price'
import styles from './contact-panel.module.css'
import type { ListingContact } from './listing-contact'

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
      <div className={styles.agent}>
        <p className={styles.name}>{contact.name}</p>
        {contact.licence && (
          <p className={styles.licence}>{t('listings:contact.licence', { licence: contact.licence })}</p>
        )}
      </div>
      <a href={contact.phoneHref} className="button">
        <Icon name="phone" />
        {contact.phone}
      </a>
      <a href="#contact-me" className="button button-main">
        <Icon name="mail" />
        {t('listings:contact.askMore')}
      </a>
      {!closed && (
        <a href={bookHref ?? '#contact-appointment'} className="button">
          <Icon name="calendar" />
          {t('listings:contact.visit')}
        </a>
      )}
      <p className={styles.reference}>{t('listings:contact.reference', { id: reference })}</p>
    </aside>
  )
}
