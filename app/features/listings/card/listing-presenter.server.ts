import { cardPicture, type PictureSource, pictureUrl } from '~/features/media/public'
import { pictureVersion } from '~/features/media/public.server'
import { pathTo } from '~/i18n/path-to'
import { capitalised } from '~/kernel/capitalised'
import { energyOf } from '~/kernel/energy'
import { memo } from '~/kernel/memo'
import { contracted } from '~/kernel/places/with-article'
import { postalCode } from '~/kernel/region'
import { slugOf } from '~/kernel/slug'
import type { CardRow, FurtherPicture, PictureRow } from '../projection/listing-rows'
import { publicAddress, publicPrice, ribbonOf } from '../projection/public-listing'
import type { ListingCard, PresenterContext } from './listing-card'
import { localisedName } from './localised-text'

/** Turns a public row into card data in the page's language. */
export function toListingCard(row: CardRow, context: PresenterContext): ListingCard {
  const { t } = context
  const ribbon = ribbonOf(row)
  const energy = energyOfRow(row)
  return {
    id: row.id,
    href: hrefOf(row, context),
    title: titleOf(row, context),
    typeName: typeNameOf(row, context),
    city: cityOf(row, context),
    zip: postalCode(row),
    address: publicAddress(row, t('listings:box')),
    price: publicPrice(row, row.text?.priceUnitText),
    ribbon: ribbon && { kind: ribbon, text: ribbonText(ribbon, row, context) },
    energy,
    bedrooms: row.bedrooms || undefined,
    // What a feed gives as 0 is unknown.
    livingSurface: row.livingSurface || undefined,
    plotSurface: row.livingSurface ? undefined : row.details.surfaces?.ground || undefined,
    picture: row.cover ? toPictureSource(row.cover, titleOf(row, context), context) : undefined,
  }
}

export function energyOfRow(row: Pick<CardRow, 'region' | 'energyValue' | 'energyLabel'>) {
  if (!row.region) return undefined
  const label = energyOf({
    region: row.region,
    // A label without a value is that of the certificate's text, which a value of 0 leaves to decide.
    value: row.energyValue ?? 0,
    labelText: row.energyLabel ?? '',
  })
  return label.kind === 'label' ? { label: label.label, region: row.region } : undefined
}

const citySlug = memo((name) => slugOf(name) || '-')

/** The canonical path of a listing in a language (L10). */
export function hrefOf(row: CardRow, context: PresenterContext): string {
  const name = row.goal === 'sale' ? 'listing.sale' : 'listing.rent'
  const slug = row.text?.slug || slugOf(titleOf(row, context))
  return pathTo(context.locale, name, { city: citySlug(cityOf(row, context)), slug: slug || '-', id: row.id })
}

export const cityOf = (row: CardRow, { names, locale }: PresenterContext) =>
  names.city(row.countryId, row.zip, locale, row.text?.city)

/** Feeds write types in lower case and in capitals; a page shows them all alike. */
const typeNameOf = (row: CardRow, { names, locale }: PresenterContext) =>
  capitalised(row.text?.typeName || names.type(row.webId, locale))

/** Returns the agency's own title, or one composed of facts if there is none in this language (L17). */
export function titleOf(row: CardRow, context: PresenterContext): string {
  if (row.text) return row.text.title
  const { t, names, locale } = context
  const facts = { type: names.type(row.webId, locale), city: cityOf(row, context) }
  const title = row.bedrooms
    ? t('listings:factTitle.withBedrooms', { ...facts, count: row.bedrooms })
    : t('listings:factTitle.plain', facts)
  return capitalised(contracted(title, locale))
}

function ribbonText(
  ribbon: NonNullable<ListingCard['ribbon']>['kind'],
  row: CardRow,
  { t }: PresenterContext,
): string {
  if (ribbon !== 'marquee') return t(`listings:ribbon.${ribbon}`)
  return capitalised(row.text?.marqueeName || t('listings:ribbon.marquee'))
}

/** A picture's alternative text is its own name, else the title of its listing. */
export function toPictureSource(row: PictureRow, title: string, context: PresenterContext): PictureSource {
  const { text, lang } = localisedName(row.names, context)
  const { width, height } = row
  const address = addressOf(row, text || title, context)
  return { ...address, alt: address.name, lang, width, height }
}

/** The address of a card's further picture. One size serves: it is loaded when a finger asks for it. */
export const furtherPictureUrl = (picture: FurtherPicture, title: string, context: PresenterContext) =>
  pictureUrl(addressOf(picture, localisedName(picture.names, context).text || title, context), furtherSize)

const furtherSize = { width: 600, ratio: cardPicture.ratio } as const

const addressOf = ({ id, url }: FurtherPicture, name: string, { mediaBaseUrl }: PresenterContext) => ({
  id,
  name,
  version: pictureVersion(url),
  base: mediaBaseUrl || undefined,
})
