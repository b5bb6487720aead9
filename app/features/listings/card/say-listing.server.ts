import type { PictureSource } from '~/features/media/public'
import { pictureVersion } from '~/features/media/public.server'
import { pathTo } from '~/i18n/path-to'
import { energyOf } from '~/kernel/energy'
import { memo } from '~/kernel/memo'
import { slugOf } from '~/kernel/slug'
import type { CardRow, PictureRow } from '../projection/listing-rows'
import { publicAddress, publicPrice, ribbonOf } from '../projection/public-listing'
import type { ListingCard, Saying } from './listing-card'
import { spokenName } from './spoken-text'

/** A row as the public may see it, in the page's language. */
export function sayCard(row: CardRow, saying: Saying): ListingCard {
  const { t } = saying
  const ribbon = ribbonOf(row)
  const energy = energyOfRow(row)
  return {
    id: row.id,
    href: hrefOf(row, saying),
    title: titleOf(row, saying),
    typeName: typeNameOf(row, saying),
    city: cityOf(row, saying),
    zip: row.zip,
    address: publicAddress(row, t('listings:box')),
    price: publicPrice(row, row.text?.priceUnitText),
    ribbon: ribbon && { kind: ribbon, text: ribbonText(ribbon, row, saying) },
    energy,
    bedrooms: row.bedrooms ?? undefined,
    livingSurface: row.livingSurface ?? undefined,
    picture: row.cover ? sayPicture(row.cover, titleOf(row, saying), saying) : undefined,
  }
}

export function energyOfRow(row: Pick<CardRow, 'region' | 'energyValue' | 'energyLabel'>) {
  if (!row.region) return undefined
  const label = energyOf({
    region: row.region,
    value: row.energyValue ?? undefined,
    labelText: row.energyLabel ?? '',
  })
  return label.kind === 'label' ? { label: label.label, region: row.region } : undefined
}

const citySlug = memo((name) => slugOf(name) || '-')

/** The one address of a listing in a language (L10). */
export function hrefOf(row: CardRow, saying: Saying): string {
  const name = row.goal === 'sale' ? 'listing.sale' : 'listing.rent'
  const slug = row.text?.slug || slugOf(titleOf(row, saying))
  return pathTo(saying.locale, name, { city: citySlug(cityOf(row, saying)), slug: slug || '-', id: row.id })
}

export const cityOf = (row: CardRow, { names, locale }: Saying) =>
  names.city(row.countryId, row.zip, locale, row.text?.city)

const typeNameOf = (row: CardRow, { names, locale }: Saying) =>
  row.text?.typeName || names.type(row.webId, locale)

/** The agency's own title, or a sentence made of facts where it wrote none in this language (L17). */
export function titleOf(row: CardRow, saying: Saying): string {
  if (row.text) return row.text.title
  const { t, names, locale } = saying
  const facts = { type: names.type(row.webId, locale), city: cityOf(row, saying) }
  const title = row.bedrooms
    ? t('listings:factTitle.withBedrooms', { ...facts, count: row.bedrooms })
    : t('listings:factTitle.plain', facts)
  return title.charAt(0).toLocaleUpperCase(locale) + title.slice(1)
}

function ribbonText(ribbon: NonNullable<ListingCard['ribbon']>['kind'], row: CardRow, { t }: Saying): string {
  if (ribbon !== 'marquee') return t(`listings:ribbon.${ribbon}`)
  return row.text?.marqueeName || t('listings:ribbon.marquee')
}

/** A picture by its name, or by the title of what it shows. */
export function sayPicture(row: PictureRow, title: string, saying: Saying): PictureSource {
  const { text, lang } = spokenName(row.names, saying)
  const name = text || title
  const { id, width, height } = row
  const version = pictureVersion(row.url)
  return { id, name, alt: name, lang, width, height, version, base: saying.mediaBaseUrl || undefined }
}
