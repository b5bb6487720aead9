import type { Site } from '~/features/content/public'
import { coloursOf } from '~/features/content/public.server'
import type { PictureSource } from '~/features/media/public'
import { type SocialCard, socialSize, socialVersion } from '~/features/media/public.server'
import { capitalised } from '~/kernel/capitalised'
import type { Locale } from '~/kernel/locale'
import type { PageInfo } from '~/ui/page/page-info'
import type { ListingCard, PresenterContext } from '../card/listing-card'
import { priceText } from '../card/price-text'

/** Preview picture of a shared listing, made from the public projection only, like its card. */
export const socialCardOfListing = (card: ListingCard, site: Site, context: PresenterContext): SocialCard =>
  socialCardIn(site, card.picture, {
    headline: priceText(card.price, context),
    lines: [card.typeName, card.city],
    title: card.title,
    ribbon: card.ribbon?.text,
  })

type Words = Pick<SocialCard, 'headline' | 'lines' | 'title' | 'ribbon'>

/** A social card in the agency's colours. */
export function socialCardIn(
  { brand, identity }: Site,
  picture: PictureSource | undefined,
  words: Words,
): SocialCard {
  const { primary, action, paper } = coloursOf(brand.colours)
  return {
    ...words,
    headline: capitalised(words.headline),
    lines: words.lines.filter(Boolean).map(capitalised),
    agency: identity.name,
    colours: { primary, action, paper },
    picture: picture && { id: String(picture.id), version: picture.version },
  }
}

export type SocialKind = 'listing' | 'project'

/** The URL of a page's preview picture; it changes with the picture's content. */
export const socialPictureOf = (
  card: SocialCard,
  { kind, id, locale }: { kind: SocialKind; id: number; locale: Locale },
): PageInfo['socialPicture'] => ({
  url: `/social/${kind}/${id}/${locale}-${socialVersion(card)}.jpg`,
  ...socialSize,
  alt: [card.title, card.headline, ...card.lines]
    .filter((text, index, all) => all.indexOf(text) === index)
    .join(', '),
})
