import type { MailBlock } from '~/features/mail/public.server'
import type { Offer } from './offer.server'

/** What is offered, as a mail shows it; nothing where a mail is about nothing of it. */
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

/** Width of a mail's column in pixels, at which mail programs that know no style draw it. */
const columnWidth = 520

const shownPicture = ({ width, height, alt }: NonNullable<Offer['picture']>) => ({
  alt,
  width: columnWidth,
  height: Math.round((height * columnWidth) / width),
})
