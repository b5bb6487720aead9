import { CsvError, parse } from 'csv-parse/sync'
import { type Fields, placeOf, textOf } from './place-record'
import { emptyDraft, type PlacesDraft } from './places-file'

const needed = ['kind', 'lat', 'lng']

/** A row with the line of the file on which it ends. */
type Row = { record: Fields; info: { lines: number } }

/**
 * Parses points of interest from a CSV with a header, separated by commas or semicolons; with semicolons 50,8 may stand
 * for 50.8.
 * @see docs/places.md, "CSV"
 */
export function parsePlacesCsv(text: string): PlacesDraft {
  const draft = emptyDraft()
  const { mistakes } = draft
  try {
    const rows = rowsOf(text)
    const missing = needed.filter((name) => rows[0] && !(name in rows[0].record))
    if (missing.length > 0) return { ...draft, mistakes: [{ at: 'line 1', reason: missingColumns(missing) }] }
    for (const { record, info } of rows) {
      const say = (reason: string) => mistakes.push({ at: `line ${info.lines}`, reason })
      const place = placeOf(record, degrees(record.lat), degrees(record.lng), say)
      if (place) draft.places.push(place)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    mistakes.push({ reason: `is no CSV: ${error.message}` })
  }
  return draft
}

function rowsOf(text: string): Row[] {
  const [header = ''] = text.split(/\r?\n/, 1)
  return parse<Row>(text, {
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    delimiter: header.includes(';') ? ';' : ',',
    info: true,
    skip_empty_lines: true,
    trim: true,
  } as Parameters<typeof parse<Row>>[1])
}

const missingColumns = (missing: string[]) =>
  `has no column ${missing.map((name) => `"${name}"`).join(', ')}; there are kind, name, lat and lng, and more`

/** Not `Number`: it reads an empty cell as zero, and 0x33 as a place. */
function degrees(value: unknown): number {
  const text = textOf(value)?.replace(',', '.') ?? ''
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
