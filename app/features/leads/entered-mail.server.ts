import { agentBlocks, type Offer, offerBlocks } from '~/features/listings/public.server'
import type { Mail, MailSender } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'

type EnteredMail = {
  to: string
  locale: Locale
  /** What was asked about, in the visitor's language. */
  offer: Offer | undefined
  /** Origin of the site, without a trailing slash. */
  publicUrl: string
}

/**
 * Tells a visitor that what they asked on the telephone or at the counter is noted. Nobody confirmed the address, so the
 * mail repeats nothing of what was said (S-01).
 */
export function enteredMail({ to, locale, offer, publicUrl }: EnteredMail, agency: MailSender): Mail {
  const t = translateTo(locale)
  const { name, phone, email } = agency
  return {
    kind: 'lead-entered',
    audience: 'unconfirmed',
    to,
    locale,
    content: {
      subject: t('leads:entered.subject', { agency: name }),
      title: t('leads:confirmation.title'),
      blocks: [
        { type: 'text', text: t('leads:entered.text') },
        ...offerBlocks(offer, publicUrl),
        ...agentBlocks(offer, t('listings:contact.agent')),
        { type: 'text', text: t('leads:confirmation.reach', { phone, email }) },
        { type: 'note', text: t('leads:entered.why', { agency: name }) },
      ],
    },
  }
}
