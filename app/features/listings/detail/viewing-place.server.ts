import type { Locale } from '~/kernel/locale'
import { postalCode } from '~/kernel/region'
import type { App } from '~/platform/app.server'
import { presenterContextOf, withLocale } from '../card/presenter-context.server'
import { isDatabaseId } from '../page/page-parts.server'
import { publicAddress } from '../projection/public-listing'
import { findListingTexts, findListingWithHiddenValues } from './listing.repo.server'
import { referenceOf } from './listing-sections.server'

/** Where a listing is viewed. Contains a hidden address: for the agency, and for visitors only as it decides. */
export type ViewingPlace = {
  reference: string
  /** With street and number if the feed has them. */
  full: string
  /** What everybody may know. */
  shown: string
}

/** Finds where a listing is, also one that is sold or withdrawn; undefined if the feed never contained it. */
export async function findViewingPlace(
  app: App,
  listing: number,
  locale: Locale,
): Promise<ViewingPlace | undefined> {
  const row = isDatabaseId(listing) ? await findListingWithHiddenValues(app.db, listing) : undefined
  if (!row) return undefined
  const texts = await findListingTexts(app.db, { ...row, publishAddress: true })
  const text = texts.find((one) => one.locale === locale) ?? null
  const { t, names } = withLocale(await presenterContextOf(app), locale)
  const town = `${postalCode(row)} ${names.city(row.countryId, row.zip, locale)}`
  const placeOf = (publishAddress: boolean) =>
    [publicAddress({ ...row, text, publishAddress }, t('listings:box')), town].filter(Boolean).join(', ')
  return {
    reference: referenceOf(row.id, row.details),
    full: placeOf(true),
    shown: placeOf(row.publishAddress),
  }
}

/** Tells whether a listing that takes no viewings is sold or rented; undefined if it is unknown or withdrawn. */
export async function findClosedState({ db }: Pick<App, 'db'>, listing: number) {
  const row = isDatabaseId(listing) ? await findListingWithHiddenValues(db, listing) : undefined
  if (!row || row.withdrawnAt) return undefined
  return row.state === 'sold' || row.state === 'rented' ? row.state : undefined
}
