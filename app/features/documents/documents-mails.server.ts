import { agentBlocks, documentPath, type Offer, offerBlocks } from '~/features/listings/public.server'
import type { Mail } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import { inLocale, type Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { documentToken } from './document-access.server'
import type { DocumentRow } from './documents.repo.server'

type MailInput = {
  reader: { to: string; agency: string }
  offer: Offer
  documents: DocumentRow[]
  until: Date
  /** Language of document names that do not exist in the reader's. */
  fallback: Locale
}

/** Mail to the requester with a link for each document and their expiry day. */
export function documentsMail(app: App, { reader, offer, documents, until, fallback }: MailInput): Mail {
  const { locale, config } = app
  const t = translateTo(locale)
  const { to, agency } = reader
  const links = documents.map(({ id, names, url }) => {
    const name = inLocale(names, locale, fallback)
    const token = documentToken(app, id, until)
    return {
      text: name,
      href: `${config.publicUrl}${documentPath(locale, { id, name, url })}?token=${token}`,
    }
  })
  return {
    kind: 'documents',
    audience: 'unconfirmed',
    to,
    locale,
    content: {
      subject: t('documents:mail.subject', { title: offer.title }),
      title: t('documents:mail.title'),
      blocks: [
        { type: 'text', text: t('documents:mail.text', { day: formatDay(brusselsDay(until), locale) }) },
        { type: 'links', links },
        ...offerBlocks(offer, config.publicUrl),
        ...agentBlocks(offer, t('listings:contact.agent')),
        { type: 'note', text: t('documents:mail.why', { agency }) },
      ],
    },
  }
}
