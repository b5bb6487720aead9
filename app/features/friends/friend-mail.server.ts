import { type Offer, offerBlocks } from '~/features/listings/public.server'
import type { Mail } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'

type FriendMail = {
  to: string
  /** Who asked for it. */
  from: { name: string; email: string }
  offer: Offer
  agency: string
}

/** The mail to the friend: who asked for it, the home, and that no other follows. */
export function friendMail(
  { to, from, offer, agency }: FriendMail,
  { locale, config }: Pick<App, 'locale' | 'config'>,
): Mail {
  const t = translateTo(locale)
  return {
    kind: 'friend',
    to,
    locale,
    content: {
      subject: t('friends:mail.subject', { name: from.name, agency }),
      title: t('friends:mail.title', { name: from.name }),
      blocks: [
        { type: 'text', text: t('friends:mail.text', { name: from.name, email: from.email }) },
        ...offerBlocks(offer, config.publicUrl),
        { type: 'button', text: t('friends:mail.button'), href: config.publicUrl + offer.href },
        { type: 'note', text: t('friends:mail.why', { agency, name: from.name }) },
      ],
    },
  }
}
