import { type Mail, postMail, senderIn } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { isBeyond } from '~/platform/limits/limit.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import type { Account, AccountKind, ResetRequest } from './account-kind'
import { findAccountByEmail, findLinkAccount, hasLink, insertLink } from './accounts.repo.server'
import { newToken } from './tokens.server'

/** Minutes that links are good for. */
export const linkLasts = { invitation: 7 * 24 * 60, reset: 10 } as const
export type LinkPurpose = keyof typeof linkLasts

/** Minutes for which an earlier link must still be valid to make a new one unnecessary. */
const stillGood = linkLasts.reset / 2

const inMinutes = ({ clock }: Pick<Services, 'clock'>, minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000)

const linksOf = ({ name }: AccountKind) =>
  defineSignedLinks<{ id: string }>(`${name}-link`, { minutes: linkLasts.reset })

/** Mails a link that sets a password; it is good once (O1). @param locale - of its reader */
export async function mailLink(
  kind: AccountKind,
  tx: Db,
  services: Services,
  account: Account,
  purpose: LinkPurpose,
  locale: Locale,
) {
  const sender = await senderIn(services, locale)
  const { id, expires } = await newLink(kind, tx, services, account, purpose)
  const path = kind.pathOf('password', locale)
  const href = services.config.publicUrl + linksOf(kind).addTo(path, services, { id }, expires)
  await postMail(
    tx,
    services,
    sender,
    linkMail(kind, { account, purpose, locale, href, agency: sender.name }),
  )
}

async function newLink(
  kind: AccountKind,
  tx: Db,
  services: Services,
  { id: accountId }: Account,
  purpose: LinkPurpose,
) {
  const expires = inMinutes(services, linkLasts[purpose])
  const id = newToken()
  await insertLink(tx, kind, { id, accountId, expires })
  return { id, expires }
}

type LinkMail = { account: Account; purpose: LinkPurpose; locale: Locale; href: string; agency: string }

function linkMail(kind: AccountKind, { account, purpose, locale, href, agency }: LinkMail): Mail {
  const t = translateTo(locale)
  const { email, name } = account
  const words = `${kind.room}:mail.${purpose}` as const
  return {
    kind: `${kind.name}-${purpose}`,
    audience: 'security',
    to: email,
    locale,
    content: {
      subject: t(`${words}.subject`, { agency }),
      title: t(`${words}.title`, { name }),
      blocks: [
        { type: 'text', text: t(`${words}.text`, { agency }) },
        { type: 'button', text: t(`${words}.button`), href },
        { type: 'note', text: t(`${words}.why`, { agency }) },
      ],
    },
  }
}

/**
 * Mails a link to an address with an account, and nothing to one without. However many strangers ask for one, there is
 * one that is good for minutes, and not a mailbox full of them.
 */
export async function mailReset(
  kind: AccountKind,
  services: Services,
  { email, locale }: ResetRequest,
): Promise<void> {
  const account = await findAccountByEmail(services.db, kind, email)
  if (!account) return
  const isFull = await isBeyond(services, kind.limits.linksToAccount, email)
  if (isFull && (await hasFreshLink(kind, services, account))) return
  await services.db.transaction(async (tx) => await mailLink(kind, tx, services, account, 'reset', locale))
}

/** An invitation does not answer this request: it may have come days ago. */
const hasFreshLink = async (kind: AccountKind, services: Services, { id }: Account) =>
  await hasLink(services.db, kind, id, [inMinutes(services, stillGood), inMinutes(services, linkLasts.reset)])

/** Whose link this is, while it is good. */
export async function accountOfLink(
  kind: AccountKind,
  services: Pick<Services, 'keys' | 'clock' | 'db'>,
  token: string,
) {
  const signed = linksOf(kind).read(services, token)
  const account = signed && (await findLinkAccount(services.db, kind, signed.id, services.clock.now()))
  return account && { id: signed.id, account }
}
