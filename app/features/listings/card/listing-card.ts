import type { PictureSource } from '~/features/media/public'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type { EnergyLabel } from '~/kernel/energy'
import type { Locale } from '~/kernel/locale'
import { placeOfCode, type Region } from '~/kernel/region'
import type { PublicPrice, Ribbon } from '../projection/public-words'

/** Data of a card, from the public projection, so that it contains nothing hidden. */
export type ListingCard = {
  id: number
  href: string
  title: string
  typeName: string
  city: string
  /** As people write it: `1630`, `L-1648`. */
  zip: string
  address?: string
  price: PublicPrice
  ribbon?: { kind: Ribbon; text: string }
  energy?: { label: EnergyLabel; region: Region }
  bedrooms?: number
  /** m² */
  livingSurface?: number
  /** m², of a listing without living surface */
  plotSurface?: number
  picture?: PictureSource
  /** Addresses of the pictures after the first, as large as a phone shows them. */
  furtherPictures?: string[]
}

/** Sold or rented. */
export const isClosedCard = ({ ribbon }: Pick<ListingCard, 'ribbon'>): boolean =>
  ribbon?.kind === 'sold' || ribbon?.kind === 'rented'

/** `villa · 1630 Linkebeek`, with the street if it is published; a listing without a type has its place alone. */
export const kindAndPlace = ({ typeName, zip, city, address }: KindAndPlace): string =>
  [typeName, [address, `${zip} ${city}`].filter(Boolean).join(', ')].filter(Boolean).join(' · ')

type KindAndPlace = Pick<ListingCard, 'typeName' | 'zip' | 'city'> & { address?: string | undefined }

/** Language, names and texts that presenters need to turn rows into view data. */
export type PresenterContext = {
  locale: Locale
  /** The site's own language, used where there is no text in `locale` (L17). */
  defaultLocale: Locale
  /** Language whose style amounts have (P3). */
  moneyLocale: Locale
  t: Translate<TextKey>
  /** Looks up names of municipalities and types, from the product's own data or the feed. */
  names: Names
  /** Asset host of pictures; empty: the site itself. */
  mediaBaseUrl: string
}

export type Names = {
  city(countryId: number, zip: string, locale: Locale, fromFeed?: string): string
  type(webId: number, locale: Locale): string
}

/** The name of a postal code (`1180`, `L-1648`); the code itself where it has none. */
export function cityNamed({ city }: Names, code: string, locale: Locale): string {
  const { countryId, zip } = placeOfCode(code)
  const name = city(countryId, zip, locale)
  return name === zip ? code : name
}
