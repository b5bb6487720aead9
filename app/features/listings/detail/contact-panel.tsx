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
  /** Sold or rented: nothing of it is offered any more, only somebody to talk to. */
  closed: boolean
  /** Without price and address: they are asked for first. */
  isDiscreet: boolean
}

/** The panel that stays in view: price, contact person and actions. */
export function ContactPanel(props: ContactPanelProps) {
  const { contact, listing, reference, bookHref, closed, isDiscreet } = props
  const { t } = useText()
  const look = (isMain: boolean) => `${isMain ? 'button button-main' : 'button'} ${styles.inBar}`
  const ask = (
    <OpenSheet opens={formSheet('contact-me')} className={look(isDiscreet)}>
      <Icon name="mail" />
      {t(isDiscreet ? 'listings:discreet.ask' : 'listings:contact.askMore')}
    </OpenSheet>
  )
  return (
    <aside className={styles.panel} aria-label={t('listings:contact.title')}>
      <p className={styles.price} data-former={closed ? '' : undefined}>
        <Price price={listing.price} />
      </p>
      {isDiscreet && ask}
      {!closed && (
        <PlanViewing bookHref={bookHref} className={look(!isDiscreet)}>
          <Icon name="calendar" />
          {t('listings:contact.visit')}
        </PlanViewing>
      )}
      <AgentBadge contact={contact} />
      {!isDiscreet && !closed && ask}
      <a href={contact.phoneHref} className="button">
        <Icon name="phone" />
        {contact.phone}
      </a>
      <p className={styles.reference}>{t('listings:contact.reference', { id: reference })}</p>
    </aside>
  )
}
