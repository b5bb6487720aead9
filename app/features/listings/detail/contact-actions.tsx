import { formSheet } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import { BottomBar } from '~/ui/bottom-bar/bottom-bar'
import { OpenSheet } from '~/ui/sheet/sheet'
import type { ListingContact } from './listing-contact'
import { PlanViewing } from './plan-viewing'

type ContactActionsProps = {
  contact: ListingContact
  bookHref: string | undefined
  /** Sold or rented, so viewings are no longer offered. */
  closed: boolean
  /** Where to be told of the next one like it. */
  alertHref: string | undefined
  /** Without price and address: they are asked for first. */
  isDiscreet: boolean
}

/** Call, ask and plan a viewing, or be told of the next one, which stay at the bottom of a phone. */
export function ContactActions({ contact, bookHref, closed, alertHref, isDiscreet }: ContactActionsProps) {
  const { t } = useText()
  const ask = alertHref ? (
    <a href={alertHref} className="button button-main">
      {t('listings:inform.link')}
    </a>
  ) : (
    <OpenSheet opens={formSheet('contact-me')} className={isDiscreet ? 'button button-main' : 'button'}>
      {t(isDiscreet ? 'listings:discreet.short' : 'listings:contact.ask')}
    </OpenSheet>
  )
  return (
    <BottomBar phoneHref={contact.phoneHref} callLabel={t('listings:contact.call')}>
      {!isDiscreet && ask}
      {!closed && (
        <PlanViewing bookHref={bookHref} className={isDiscreet ? 'button' : 'button button-main'}>
          {t('listings:contact.plan')}
        </PlanViewing>
      )}
      {isDiscreet && ask}
    </BottomBar>
  )
}
