import type { documents, pictures } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import type { PictureRecord } from './details.schema'
import { type FeedOrigin, locate } from './feed-origin'
import { containsStreet, type HiddenStreet, hiddenStreets } from './hidden-address'
import type { ListingRecord } from './listing-record.schema'
import type { MergedRecord } from './merge-records'
import type { ProjectRecord } from './project-record.schema'

export type Owner = { listingId: number } | { projectId: number }
export type PictureRow = typeof pictures.$inferInsert
export type DocumentRow = typeof documents.$inferInsert

type Rec = ListingRecord | ProjectRecord
type Names = Partial<Record<Locale, string>>

/** Assumed size of pictures without one: only the shape of their place on the page depends on it. */
const usualSize = { width: 1440, height: 1080 }
/** Width of a feed's "extra large" picture. */
const largeWidth = 1360
/** smallint */
const maxPictures = 1000

/** Pictures and floor plans in order; the card's picture is used if there are no others. */
export function toPictures(merged: MergedRecord<Rec>, owner: Owner, place: FeedOrigin): PictureRow[] {
  const { Details: details } = merged.facts
  const streets = hiddenStreets(merged.facts, merged.records)
  const row =
    (kind: 'picture' | 'floor-plan', of: (record: Rec) => NamedFiles) =>
    (picture: PictureRecord, position: number) => ({
      ...owner,
      kind,
      position,
      sourceId: picture.ID,
      ...locate(picture.Url, place),
      width: picture.Width ?? usualSize.width,
      height: picture.Height ?? usualSize.height,
      names: namesOf(merged.records, streets, picture.ID, of),
    })
  const shown = distinct(details?.Pictures)
  return [
    ...(shown.length > 0 ? shown : cardPicture(merged.facts)).map(row('picture', picturesOf)),
    ...distinct(details?.FloorPlans).map(row('floor-plan', (record) => distinct(record.Details?.FloorPlans))),
  ].slice(0, maxPictures)
}

type NamedFiles = { ID: number; Name?: string | undefined }[]

const picturesOf = (record: Rec) => [
  ...distinct(record.Details?.Pictures),
  ...distinct([record.SmallPictureItem]),
]

/** Removes file names that reveal a hidden address; such a file is named after its listing. */
function namesOf(
  records: Rec[],
  streets: readonly HiddenStreet[],
  id: number,
  of: (record: Rec) => NamedFiles,
): Names {
  const names = records.flatMap((record) => {
    const name = of(record).find(({ ID }) => ID === id)?.Name
    return name && !containsStreet(name, streets) ? [[record.language, name]] : []
  })
  return Object.fromEntries(names)
}

/** Feeds without `Details` still have the card's picture, small and perhaps large. */
function cardPicture(facts: Rec): PictureRecord[] {
  const { SmallPictureItem: small, XLargePictureItem: large } = facts
  const address = 'SmallPicture' in facts ? facts.SmallPicture : undefined
  const url = large?.Url ?? small?.Url ?? address
  if (!url) return []
  const size = url === small?.Url ? small : enlarged(large, small)
  return [
    {
      ID: small?.ID ?? large?.ID ?? 0,
      Name: small?.Name,
      Url: url,
      Width: size?.Width,
      Height: size?.Height,
    },
  ]
}

type Size = { Width?: number | undefined; Height?: number | undefined }

/** The large picture has the same shape as the small one. */
function enlarged(large: Size | undefined, small: Size | undefined): Size {
  if (large?.Width && large.Height) return large
  if (!small?.Width || !small.Height) return {}
  return { Width: largeWidth, Height: Math.round((largeWidth * small.Height) / small.Width) }
}

export function toDocuments(merged: MergedRecord<Rec>, owner: Owner, place: FeedOrigin): DocumentRow[] {
  const streets = hiddenStreets(merged.facts, merged.records)
  return distinct(merged.facts.Details?.Documents).map((document) => ({
    ...owner,
    sourceId: document.ID,
    names: namesOf(merged.records, streets, document.ID, (record) => distinct(record.Details?.Documents)),
    ...locate(document.Url, place),
    kind: document.Kind ?? null,
    public: document.Public ?? false,
  }))
}

/** Removes absent items and repeated IDs. */
export function distinct<T extends { ID: number }>(items: readonly (T | undefined)[] = []): T[] {
  const byId = new Map<number, T>()
  for (const item of items) if (item && !byId.has(item.ID)) byId.set(item.ID, item)
  return [...byId.values()]
}
