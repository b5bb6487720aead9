import { type Mail, postMail, senderIn } from '~/features/mail/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { isBeyond } from '~/platform/limits/limit.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { linksToOwner } from './limits'
import { findLinkOwner, findOwnerByEmail, hasLink, insertLink, type Owner } from './owners.repo.server'
import { newToken } from './tokens.server'

/** Minutes that links are good for. */
export const linkLasts = { invitation: 7 * 24 * 60, reset: 10 } as const
export type LinkKind = keyof typeof linkLasts

/** Minutes for which an earlier link must still be valid to make a new one unnecessary. */
const stillGood = linkLasts.reset / 2

const inMinutes = ({ clock }: Pick<Services, 'clock'>, minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000)

const links = defineSignedLinks<{ id: string }>('owner-link', { minutes: linkLasts.reset })

/** Mails a link that sets a password; it is good once (O1). @param locale - of its reader */
export async function mailLink(tx: Db, services: Services, owner: Owner, kind: LinkKind, locale: Locale) {
  const sender = await senderIn(services, locale)
  const href = await newLink(tx, services, owner, kind, locale)
  await postMail(tx, services, sender, linkMail({ owner, kind, locale, href, agency: sender.name }))
}

async function newLink(tx: Db, services: Services, { id: ownerId }: Owner, kind: LinkKind, locale: Locale) {
  const { config } = services
  const expires = inMinutes(services, linkLasts[kind])
  const id = newToken()
  await insertLink(tx, { id, accountId: ownerId, expires })
  return config.publicUrl + links.addTo(pathTo(locale, 'login.password'), services, { id }, expires)
}

type LinkMail = { owner: Owner; kind: LinkKind; locale: Locale; href: string; agency: string }

function linkMail({ owner: { email, name }, kind, locale, href, agency }: LinkMail): Mail {
  const t = translateTo(locale)
  return {
    kind: `owner-${kind}`,
    audience: 'security',
    to: email,
    locale,
    content: {
      subject: t(`owners:mail.${kind}.subject`, { agency }),
      title: t(`owners:mail.${kind}.title`, { name }),
      blocks: [
        { type: 'text', text: t(`owners:mail.${kind}.text`, { agency }) },
        { type: 'button', text: t(`owners:mail.${kind}.button`), href },
        { type: 'note', text: t(`owners:mail.${kind}.why`, { agency }) },
      ],
    },
  }
}

/**
 * Mails a link to an address with an account, and nothing to one without. However many strangers ask for one, its owner has
 * one that is good for minutes, and not a mailbox full of them.
 */
export async function mailReset(services: Services, email: string, locale: Locale): Promise<void> {
  const owner = await findOwnerByEmail(services.db, email)
  if (!owner) return
  const isFull = await isBeyond(services, linksToOwner, email)
  if (isFull && (await hasFreshLink(services, owner))) return
  await services.db.transaction(async (tx) => await mailLink(tx, services, owner, 'reset', locale))
}

/** An invitation does not answer this request: it may have come days ago. */
const hasFreshLink = async (services: Services, { id }: Owner) =>
  await hasLink(services.db, id, inMinutes(services, stillGood), inMinutes(services, linkLasts.reset))

/** Whose link this is, while it is good. */
export async function ownerOfLink(services: Services, token: string) {
  const signed = links.read(services, token)
  const owner = signed && (await findLinkOwner(services.db, signed.id, services.clock.now()))
  return owner && { id: signed.id, owner }
}
