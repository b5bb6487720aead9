import type { listings, listingTexts } from '#db/schema'
import { slugOf } from '~/kernel/slug'
import { cents } from './convert'
import { safeDescription } from './description.server'
import type { FeedOrigin } from './feed-origin'
import type { ListingRecord } from './listing-record.schema'
import type { MergedRecord } from './merge-records'
import { toDetails, toWords } from './to-details'
import { toEnergy } from './to-energy'
import { type DocumentRow, type PictureRow, toDocuments, toPictures } from './to-files'
import { cityName, toPlace } from './to-place'
import { vatAdded } from './vat-added'

type ListingRow = Omit<typeof listings.$inferInsert, 'closed' | 'annuity'>
type ListingTextRow = typeof listingTexts.$inferInsert

export type ListingRows = {
  listing: ListingRow
  texts: ListingTextRow[]
  pictures: PictureRow[]
  documents: DocumentRow[]
}

/** Context of the conversion, beside the record. */
export type Conversion = {
  place: FeedOrigin
  contentHash: string
  now: Date
  /** First import of the record, for records without a creation date. */
  firstSeen: Date
}

/** Converts a record into a listing's rows; prices in cents, texts sanitised. */
export function toListing(merged: MergedRecord<ListingRecord>, conversion: Conversion): ListingRows {
  const owner = { listingId: merged.id }
  return {
    listing: listingRow(merged, conversion),
    texts: merged.records.map((record) => textRow(merged, record)),
    pictures: toPictures(merged, owner, conversion.place),
    documents: toDocuments(merged, owner, conversion.place),
  }
}

function listingRow(
  merged: MergedRecord<ListingRecord>,
  { contentHash, now, firstSeen }: Conversion,
): ListingRow {
  const { id, facts } = merged
  const details = annuityDetails(facts)
  const place = toPlace(facts)
  return {
    id,
    goal: facts.Goal === 0 ? 'sale' : 'rent',
    state: details.State ?? 'available',
    ...place,
    publishAddress: facts.PublishAddress ?? false,
    priceCents: isAnnuity(facts)
      ? null
      : (cents(facts.Price ?? (facts.Goal === 0 ? undefined : details.MonthlyRent)) ?? null),
    publishPrice: facts.PublishPrice ?? true,
    priceUnit: facts.PriceUnit ?? null,
    marquee: facts.Marquee ?? 0,
    webId: facts.WebID,
    webIds: typeIds(facts),
    recordFile: facts.RecordFile ?? null,
    bedrooms: details.Bedrooms ?? null,
    livingSurface: details.Surfaces?.Living ?? null,
    ...toEnergy(facts, place.region),
    details: toDetails({ ...details, Finance: { ...details.Finance, VatAdded: vatAdded(merged) } }),
    contentHash,
    createdAt: details.Created ? new Date(details.Created) : firstSeen,
    modifiedAt: details.Modified ? new Date(details.Modified) : now,
    withdrawnAt: null,
  }
}

/** A life annuity sale has a bouquet and an annuity instead of a price. */
const isAnnuity = ({ Goal, Details: { Viager } = {} }: ListingRecord): boolean =>
  Goal === 0 && Boolean(Viager?.Bouquet || Viager?.MonthlyAnnuity || Viager?.Age1)

/** What such a sale names as its price is its bouquet, unless that is given apart. */
function annuityDetails(facts: ListingRecord): NonNullable<ListingRecord['Details']> {
  const details = facts.Details ?? {}
  if (!isAnnuity(facts)) return details
  return { ...details, Viager: { ...details.Viager, Bouquet: details.Viager?.Bouquet || facts.Price } }
}

/** The main type and the others (V5: a text of comma-separated numbers). */
function typeIds(facts: ListingRecord): number[] {
  const others = (facts.WebIDs ?? '').split(',').filter((part) => /^\s*\d{1,9}\s*$/.test(part))
  return [...new Set([facts.WebID, ...others.map(Number)])]
}

function textRow({ id: listingId }: MergedRecord<ListingRecord>, record: ListingRecord): ListingTextRow {
  const city = cityName(record)
  const title = record.TypeDescription ?? [record.MainTypeName, city].filter(Boolean).join(' ')
  return {
    listingId,
    locale: record.language,
    title,
    slug: slugOf(title) || String(listingId),
    description: safeDescription(record.Details?.Description ?? ''),
    city,
    // Also where it is that of the facts: a partial feed in another language may change those.
    street: record.Street ?? null,
    typeName: record.MainTypeName ?? '',
    priceUnitText: record.PriceUnitText ?? '',
    marqueeName: record.MarqueeName ?? '',
    words: toWords(record.Details),
  }
}
