import type { MailBlock } from '~/features/mail/public.server'
import type { Offer } from './offer.server'

/** Mail blocks that show a listing, unit or project; empty if the mail is about none. */
export function offerBlocks(offer: Offer | undefined, publicUrl: string): MailBlock[] {
  if (!offer) return []
  const { title, unitName, place, price, href, picture } = offer
  const card = {
    href: publicUrl + href,
    title: unitName ? `${title}, ${unitName}` : title,
    place,
    price,
    ...(picture ? { picture: { ...shownPicture(picture), src: publicUrl + picture.url } } : {}),
  }
  return [{ type: 'card', card }]
}

/** The mail block of the agent who handles a listing; empty where the feed names none. @param about - who they are */
export function agentBlocks(offer: Offer | undefined, about: string): MailBlock[] {
  if (!offer?.agent) return []
  const { name, initials, phone, phoneHref, email } = offer.agent
  return [{ type: 'person', person: { name, initials, about, phone, phoneHref, email } }]
}

/** Width of a mail's column in pixels, for mail programs that ignore style sheets. */
const columnWidth = 520

const shownPicture = ({ width, height, alt }: NonNullable<Offer['picture']>) => ({
  alt,
  width: columnWidth,
  height: Math.round((height * columnWidth) / width),
})
