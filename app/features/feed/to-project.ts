import type { projects, projectTexts, units } from '#db/schema'
import type { Translations } from '#db/schema/columns'
import { slugOf } from '~/kernel/slug'
import { unitPlanKind } from '~/kernel/unit-plan'
import { cents } from './convert'
import { safeDescription } from './description.server'
import { type FeedOrigin, locate } from './feed-origin'
import type { MergedRecord } from './merge-records'
import type { ProjectRecord } from './project-record.schema'
import { toProjectFacts } from './to-details'
import { type DocumentRow, distinct, type PictureRow, toDocuments, toPictures } from './to-files'
import type { Conversion } from './to-listing'
import { cityName, toPlace } from './to-place'

type ProjectRow = typeof projects.$inferInsert
type ProjectTextRow = typeof projectTexts.$inferInsert
type UnitRow = typeof units.$inferInsert

export type ProjectRows = {
  project: ProjectRow
  texts: ProjectTextRow[]
  units: UnitRow[]
  pictures: PictureRow[]
  documents: DocumentRow[]
}

/** Converts a record into a project's rows; prices in cents, texts sanitised. */
export function toProject(merged: MergedRecord<ProjectRecord>, conversion: Conversion): ProjectRows {
  const owner = { projectId: merged.id }
  const documents = toDocuments(merged, owner, conversion.place)
  return {
    project: projectRow(merged, conversion),
    texts: merged.records.map((record) => textRow(merged.id, record)),
    units: toUnits(merged, conversion.place),
    pictures: toPictures(merged, owner, conversion.place),
    documents: [...documents, ...toUnitPlans(merged, documents, conversion.place)],
  }
}

function projectRow(
  { id, facts }: MergedRecord<ProjectRecord>,
  { contentHash, now, firstSeen }: Conversion,
): ProjectRow {
  const details = facts.Details ?? {}
  return {
    id,
    goal: facts.Goal === 0 ? 'sale' : 'rent',
    state: details.State ?? 'for-sale',
    number: details.Number ?? null,
    ...toPlace(facts),
    publishAddress: facts.PublicAddress ?? false,
    externalWeb: facts.ExternalWeb ?? null,
    webId: facts.WebID ?? null,
    progress: details.Progress === undefined ? null : Math.round(details.Progress),
    details: toProjectFacts(details),
    contentHash,
    createdAt: firstSeen,
    modifiedAt: now,
    withdrawnAt: null,
  }
}

function textRow(projectId: number, record: ProjectRecord): ProjectTextRow {
  const city = cityName(record)
  const title = record.Details?.Title ?? [record.WebIDName, city].filter(Boolean).join(' ')
  return {
    projectId,
    locale: record.language,
    title,
    slug: slugOf(title) || String(projectId),
    description: safeDescription(record.Details?.Description ?? ''),
    city,
    typeName: record.WebIDName ?? '',
    delivery: record.Details?.Delivery ?? '',
  }
}

type Unit = NonNullable<NonNullable<NonNullable<ProjectRecord['Details']>['Units']>[number]>

const unitsOf = (record: ProjectRecord) => distinct(record.Details?.Units)

/** Their positions are smallint. */
const maxUnits = 10_000

/** Units in the order of the price list. */
function toUnits(
  { id: projectId, facts, records }: MergedRecord<ProjectRecord>,
  place: FeedOrigin,
): UnitRow[] {
  return unitsOf(facts)
    .slice(0, maxUnits)
    .map((unit, position) => ({
      projectId,
      id: unit.ID,
      position,
      state: unit.State,
      names: collectTranslations(records, unit.ID, (one) => one.Name),
      floors: collectTranslations(records, unit.ID, (one) => one.Floor),
      types: collectTranslations(records, unit.ID, (one) => one.Type),
      surface: unit.Surface ?? null,
      terrace: unit.Terrace ?? null,
      bedrooms: unit.Bedrooms ?? null,
      priceCents: cents(unit.Price) ?? null,
      planUrl: unit.PlanUrl ? locate(unit.PlanUrl, place).url : null,
    }))
}

/** Plans of units, public like the price list; a plan that is already a document of the project is not repeated. */
function toUnitPlans(
  { id: projectId, facts, records }: MergedRecord<ProjectRecord>,
  documents: DocumentRow[],
  place: FeedOrigin,
): DocumentRow[] {
  const known = new Set(documents.map(({ url }) => url))
  return unitsOf(facts).flatMap((unit) => {
    if (!unit.PlanUrl) return []
    const located = locate(unit.PlanUrl, place)
    if (known.has(located.url)) return []
    known.add(located.url)
    const names = collectTranslations(records, unit.ID, (one) => one.Name)
    // Negative ids cannot clash with the feed's documents, which start at 0.
    return [{ projectId, sourceId: -1 - unit.ID, names, ...located, kind: unitPlanKind, public: true }]
  })
}

function collectTranslations(
  records: ProjectRecord[],
  id: number,
  of: (unit: Unit) => string | undefined,
): Translations {
  const entries = records.flatMap((record) => {
    const unit = unitsOf(record).find((one) => one.ID === id)
    const text = unit && of(unit)
    return text ? [[record.language, text]] : []
  })
  return Object.fromEntries(entries)
}
