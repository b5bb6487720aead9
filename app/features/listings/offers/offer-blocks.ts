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

/** Width of a mail's column in pixels, for mail programs that ignore style sheets. */
const columnWidth = 520

const shownPicture = ({ width, height, alt }: NonNullable<Offer['picture']>) => ({
  alt,
  width: columnWidth,
  height: Math.round((height * columnWidth) / width),
})
