import type { Locale } from '~/kernel/locale'
import { feedSchema } from './feed.schema'
import type { RecordProblem } from './feed-report'
import { mergeListings, mergeProjects } from './merge-records'
import type { FeedBody } from './parse-feed'
import { toCatalogue } from './to-catalogue'
import { type KnownFields, knownFields, unknownFields } from './unknown-fields'

export type Offers = ReturnType<typeof readOffers>

/** All records of a feed, read and merged, with the problems found. */
export function readOffers(body: FeedBody, defaultLocale: Locale) {
  const listings = mergeListings(body.properties, defaultLocale)
  const projects = body.projects && mergeProjects(body.projects, defaultLocale)
  const { types, cities, warnings } = toCatalogue(body, {
    listings: listings.merged,
    projects: projects?.merged ?? [],
  })
  const rejected: RecordProblem[] = [...listings.rejected, ...(projects?.rejected ?? [])]
  return {
    listings,
    projects,
    types,
    cities,
    rejected,
    mostlyRejected: rejected.length * 2 > body.properties.length + (body.projects?.length ?? 0),
    warnings: [
      ...body.notLists.map(notList),
      ...listings.warnings,
      ...(projects?.warnings ?? []),
      ...warnings,
    ],
    unknownFields: countUnknown(body.raw),
  }
}

const notList = (field: string): RecordProblem => ({
  kind: 'feed',
  index: null,
  id: null,
  field,
  reason: 'is not a list; left out',
})

let known: KnownFields | undefined

function countUnknown(raw: Record<string, unknown>) {
  const unknown = unknownFields()
  // Only imports need the list; making it would slow the start of every command.
  known ??= knownFields(feedSchema)
  unknown.count('', raw, known)
  return unknown.counts()
}
