import { type Offer, offerBlocks } from '~/features/listings/public.server'
import type { Mail } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'

type FriendMail = {
  to: string
  offer: Offer
  agency: string
}

/**
 * The mail to the friend: the listing, and that no further mail follows. It does not name the sender, whose identity is
 * unverified (S-01).
 */
export function friendMail(
  { to, offer, agency }: FriendMail,
  { locale, config }: Pick<App, 'locale' | 'config'>,
): Mail {
  const t = translateTo(locale)
  return {
    kind: 'friend',
    audience: 'unconfirmed',
    to,
    locale,
    content: {
      subject: t('friends:mail.subject', { agency }),
      title: t('friends:mail.title'),
      blocks: [
        { type: 'text', text: t('friends:mail.text') },
        ...offerBlocks(offer, config.publicUrl),
        { type: 'button', text: t('friends:mail.button'), href: config.publicUrl + offer.href },
        { type: 'note', text: t('friends:mail.why', { agency }) },
      ],
    },
  }
}
