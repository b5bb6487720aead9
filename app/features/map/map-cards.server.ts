import { siteOf } from '~/features/content/public.server'
import { kindAndPlace, type ListingCard, priceText } from '~/features/listings/public'
import { cardsOf } from '~/features/listings/public.server'
import { heightFor, pictureUrl, srcSet } from '~/features/media/public'
import { translateTo } from '~/i18n/texts.server'
import { moneyLocaleOf } from '~/kernel/money'
import type { App } from '~/platform/app.server'
import type { MapCard } from './map-card'

/** Finds the cards of listings, in the order of the ids. */
export async function mapCardsOf(app: App, ids: number[]): Promise<MapCard[]> {
  const [{ cards }, site] = await Promise.all([cardsOf(app, ids), siteOf(app.db)])
  const moneyLocale = moneyLocaleOf(site.languages.amounts, app.locale)
  const context = { t: translateTo(app.locale), moneyLocale }
  return cards.map((card) => ({
    id: card.id,
    href: card.href,
    title: card.title,
    place: kindAndPlace({ ...card, address: undefined }),
    address: card.address,
    price: priceText(card.price, context),
    ribbon: card.ribbon,
    picture: card.picture && pictureOf(card.picture),
  }))
}

const shown = { widths: [250, 400], ratio: '4:3' } as const

function pictureOf(picture: NonNullable<ListingCard['picture']>): MapCard['picture'] {
  const { alt, lang } = picture
  const src = pictureUrl(picture, { width: 250, ratio: shown.ratio })
  return { src, srcSet: srcSet(picture, shown), width: 250, height: heightFor(250, shown.ratio), alt, lang }
}
