import type { Mail } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { confirmDays } from './newsletter-links.server'

/** Of a mail that brings news. */
export const newsKind = 'newsletter'

type To = { to: string; locale: Locale; agency: string }

/** That somebody wants the newsletter at this address; nothing else is sent before it is confirmed. */
export function confirmMail({ to, locale, agency }: To, href: string): Mail {
  const t = translateTo(locale)
  return {
    kind: 'newsletter-confirm',
    audience: 'unconfirmed',
    to,
    locale,
    content: {
      subject: t('newsletter:confirmMail.subject', { agency }),
      title: t('newsletter:confirmMail.title'),
      blocks: [
        { type: 'text', text: t('newsletter:confirmMail.text', { agency, days: confirmDays }) },
        { type: 'button', text: t('newsletter:confirm.button'), href },
        { type: 'note', text: t('newsletter:confirmMail.why', { agency }) },
      ],
    },
  }
}

/** The same answer to a subscriber: the page says nothing of it, only the owner of the mailbox may know. */
export function alreadySubscribedMail({ to, locale, agency }: To, unsubscribe: string): Mail {
  const t = translateTo(locale)
  return {
    kind: 'newsletter-already',
    audience: 'confirmed',
    to,
    locale,
    unsubscribe,
    content: {
      subject: t('newsletter:alreadyMail.subject', { agency }),
      title: t('newsletter:alreadyMail.title'),
      blocks: [
        { type: 'text', text: t('newsletter:alreadyMail.text', { agency }) },
        unsubscribeNote(locale, agency, unsubscribe),
      ],
    },
  }
}

/** Why a mail came, and how no other comes. */
export function unsubscribeNote(locale: Locale, agency: string, href: string) {
  const t = translateTo(locale)
  return {
    type: 'note' as const,
    text: t('newsletter:mail.why', { agency }),
    link: { text: t('newsletter:mail.stop'), href },
  }
}
