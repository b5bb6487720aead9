import type { z } from 'zod'
import type { Locale } from '~/kernel/locale'
import { isLocale } from '~/kernel/locale'
import type { RecordKind, RecordProblem } from './feed-report'
import { type InvalidFields, readRecord } from './read-record'

export type IdentifiedRecord = { ID: number; language: Locale }

export type NumberedRecord<Rec> = { index: number; record: Rec }

/** A rejected record with its subject. */
export type RejectedRecord = { id: number; locale: Locale | null }

export type ReadRecords<Rec> = {
  /** By ID, one record per language, in the feed's order. */
  groups: Map<number, NumberedRecord<Rec>[]>
  rejected: RecordProblem[]
  warnings: RecordProblem[]
  spared: RejectedRecord[]
}

export type RecordFormat<Rec extends IdentifiedRecord> = InvalidFields & {
  kind: RecordKind
  schema: z.ZodType<Rec>
  /** Fields whose absence gives a warning, with its consequence. */
  recommended: Record<string, string>
}

/** Reads records one by one; an invalid one is rejected alone. */
export function readRecords<Rec extends IdentifiedRecord>(
  records: Iterable<readonly [index: number, raw: unknown]>,
  format: RecordFormat<Rec>,
): ReadRecords<Rec> {
  const read: ReadRecords<Rec> = { groups: new Map(), rejected: [], warnings: [], spared: [] }
  for (const [index, raw] of records) readInto(read, format, index, raw)
  return read
}

function readInto<Rec extends IdentifiedRecord>(
  { groups, rejected, warnings, spared }: ReadRecords<Rec>,
  { kind, schema, recommended, ...invalid }: RecordFormat<Rec>,
  index: number,
  raw: unknown,
) {
  const named = nameOf(raw)
  const reading = readRecord(schema, raw, invalid)
  if ('rejected' in reading) {
    rejected.push({ kind, index, id: named.id, ...reading.rejected })
    if (named.id !== null) spared.push({ id: named.id, locale: named.locale })
    return
  }
  const { value: record, ignored } = reading
  const group = groups.get(record.ID) ?? []
  if (group.some((one) => one.record.language === record.language)) {
    rejected.push({ kind, index, id: record.ID, field: 'ID', reason: `appears twice in ${record.language}` })
    return
  }
  for (const { field, reason } of ignored) {
    const consequence = invalid.readAs?.has(field) ? `read as ${invalid.readAs.get(field)}` : 'left out'
    warnings.push({ kind, index, id: record.ID, field, reason: `${reason}; ${consequence}` })
  }
  for (const [field, consequence] of Object.entries(recommended)) {
    if (record[field as keyof Rec] !== undefined) continue
    warnings.push({ kind, index, id: record.ID, field, reason: `is missing: ${consequence}` })
  }
  groups.set(record.ID, [...group, { index, record }])
}

/** ID and language of a record, as far as they are readable. */
function nameOf(raw: unknown): { id: number | null; locale: Locale | null } {
  const { ID, language } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  const id = typeof ID === 'string' && /^\s*\d{1,9}\s*$/.test(ID) ? Number(ID) : ID
  const locale = typeof language === 'string' ? language.trim().toLowerCase() : ''
  return {
    id: typeof id === 'number' && Number.isSafeInteger(id) ? id : null,
    locale: isLocale(locale) ? locale : null,
  }
}
