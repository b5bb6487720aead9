import { offerBlocks } from '~/features/listings/public.server'
import type { Mail, MailBlock, MailFact } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'
import { confirmHours } from './demand-links.server'

type Offer = Parameters<typeof offerBlocks>[0]
type Sender = { name: string; url: string }
type MailEnvelope = { to: string; locale: Locale; sender: Sender }

/** Requests confirmation of a search alert; contains no listing, because the sender may not own the address. */
export function confirmationMail(mail: MailEnvelope & { facts: MailFact[]; href: string }): Mail {
  const { to, locale, sender, facts, href } = mail
  const t = translateTo(locale)
  return {
    kind: 'demand-confirm',
    audience: 'unconfirmed',
    to,
    locale,
    content: {
      subject: t('alerts:confirmMail.subject', { agency: sender.name }),
      title: t('alerts:confirmMail.title'),
      blocks: [
        { type: 'text', text: t('alerts:confirmMail.text', { hours: confirmHours }) },
        { type: 'button', text: t('alerts:confirm.button'), href },
        { type: 'heading', text: t('alerts:yours') },
        { type: 'facts', facts },
        { type: 'note', text: t('alerts:confirmMail.why', { agency: sender.name }) },
      ],
    },
  }
}

/** A listing of an alert. @property toldCents - previously mailed price in cents; only if the listing costs less now */
export type AlertListing = { offer: NonNullable<Offer>; toldCents: number | null }

/** Number of listings shown as cards in one mail; the others are behind a link. */
const mostCards = 12

type AlertMail = MailEnvelope & {
  /** Language whose style amounts have (P3). */
  moneyLocale: Locale
  fresh: AlertListing[]
  cheaper: AlertListing[]
  /** Address of the page to change or stop it. */
  href: string
  /** Address of a list that holds every listing of the mail. */
  listHref: string
}

/** Of a mail that tells listings. */
export const alertKind = 'alert'

/** Mails new listings and price drops; the first of them as cards. */
export function alertMail(mail: AlertMail): Mail {
  const { to, locale, sender, fresh, cheaper, href, listHref } = mail
  const t = translateTo(locale)
  const count = fresh.length + cheaper.length
  const freshCards = fresh.slice(0, mostCards)
  const cheaperCards = cheaper.slice(0, mostCards - freshCards.length)
  const more = count - freshCards.length - cheaperCards.length
  const part = (title: string, listings: AlertListing[]): MailBlock[] =>
    listings.length === 0
      ? []
      : [{ type: 'heading', text: title }, ...listings.flatMap((listing) => cardOf(listing, mail))]
  return {
    kind: alertKind,
    audience: 'confirmed',
    to,
    locale,
    unsubscribe: href,
    content: {
      subject: subjectOf(fresh, cheaper, locale),
      title: t('alerts:mail.title', { count }),
      blocks: [
        ...part(t('alerts:mail.new', { count: fresh.length }), freshCards),
        ...part(t('alerts:mail.priceDrop', { count: cheaper.length }), cheaperCards),
        ...(more > 0
          ? [{ type: 'button' as const, text: t('alerts:mail.more', { count: more }), href: listHref }]
          : []),
        {
          type: 'note',
          text: t('alerts:mail.why', { agency: sender.name }),
          link: { text: t('alerts:mail.change'), href },
        },
      ],
    },
  }
}

/** A mail about one listing has it in the subject. */
function subjectOf(fresh: AlertListing[], cheaper: AlertListing[], locale: Locale): string {
  const t = translateTo(locale)
  const count = fresh.length + cheaper.length
  const [listing] = [...fresh, ...cheaper]
  if (count !== 1 || !listing) return t('alerts:mail.subject', { count })
  const { title, price } = listing.offer
  return fresh.length === 1
    ? t('alerts:mail.subjectNew', { title, price })
    : t('alerts:mail.subjectPriceDrop', { title, price })
}

function cardOf({ offer, toldCents }: AlertListing, { sender, locale, moneyLocale }: AlertMail): MailBlock[] {
  const facts =
    toldCents === null
      ? undefined
      : translateTo(locale)('alerts:mail.before', { price: formatPrice(toldCents, moneyLocale) })
  return offerBlocks(offer, sender.url).map((block) =>
    block.type === 'card' ? { ...block, card: { ...block.card, facts } } : block,
  )
}

/** Informs the owner that the alert expired, and links to the form for a new one. */
export function endedMail(mail: MailEnvelope & { facts: MailFact[]; againHref: string | undefined }): Mail {
  const { to, locale, sender, facts, againHref } = mail
  const t = translateTo(locale)
  return {
    kind: 'demand-ended',
    audience: 'confirmed',
    to,
    locale,
    content: {
      subject: t('alerts:endedMail.subject', { agency: sender.name }),
      title: t('alerts:endedMail.title'),
      blocks: [
        { type: 'text', text: t('alerts:endedMail.text') },
        { type: 'facts', facts },
        ...(againHref ? [{ type: 'button' as const, text: t('alerts:again'), href: againHref }] : []),
      ],
    },
  }
}
