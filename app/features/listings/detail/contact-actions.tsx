import { formSheet } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import { OpenSheet } from '~/ui/sheet/sheet'
import { Icon } from '~/ui/shell/icon'
import styles from './contact-actions.module.css'
import type { ListingContact } from './listing-contact'
import { PlanViewing } from './plan-viewing'

type ContactActionsProps = {
  contact: ListingContact
  bookHref: string | undefined
  /** Sold or rented, so viewings are no longer offered. */
  closed: boolean
}

/** Keeps call, ask and plan a viewing within thumb's reach where the panel is not beside the text. */
export function ContactActions({ contact, bookHref, closed }: ContactActionsProps) {
  const { t } = useText()
  return (
    <div className={styles.actions} data-bottom-actions="">
      <a href={contact.phoneHref} className="button" aria-label={t('listings:contact.call')}>
        <Icon name="phone" />
      </a>
      <OpenSheet opens={formSheet('contact-me')} className={`button ${closed ? 'button-main' : ''}`}>
        {t('listings:contact.ask')}
      </OpenSheet>
      {!closed && (
        <PlanViewing bookHref={bookHref} className="button button-main">
          {t('listings:contact.plan')}
        </PlanViewing>
      )}
    </div>
  )
}
