import { formSheet } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import { OpenSheet } from '~/ui/sheet/sheet'
import { BottomBar } from '../page/bottom-bar'
import type { ListingContact } from './listing-contact'
import { PlanViewing } from './plan-viewing'

type ContactActionsProps = {
  contact: ListingContact
  bookHref: string | undefined
  /** Sold or rented, so viewings are no longer offered. */
  closed: boolean
}

/** Call, ask and plan a viewing, which stay at the bottom of a phone. */
export function ContactActions({ contact, bookHref, closed }: ContactActionsProps) {
  const { t } = useText()
  return (
    <BottomBar phoneHref={contact.phoneHref}>
      <OpenSheet opens={formSheet('contact-me')} className="button">
        {t('listings:contact.ask')}
      </OpenSheet>
      {!closed && (
        <PlanViewing bookHref={bookHref} className="button button-main">
          {t('listings:contact.plan')}
        </PlanViewing>
      )}
    </BottomBar>
  )
}
