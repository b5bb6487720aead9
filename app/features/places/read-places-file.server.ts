import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parsePlacesCsv } from './parse-csv'
import { parsePlacesGeoJson } from './parse-geojson'
import { emptyDraft, type PlacesDraft } from './places-file'

/** Maximum size in bytes; all of Belgium's daily amenities take a tenth of this. */
const mostBytes = 64 * 1024 * 1024

const parsers: Record<string, (text: string) => PlacesDraft> = {
  '.geojson': parsePlacesGeoJson,
  '.json': parsePlacesGeoJson,
  '.csv': parsePlacesCsv,
}

/**
 * Reads a file of places, with its mistakes.
 * @see docs/places.md
 */
export async function readPlacesFile(file: string): Promise<PlacesDraft> {
  const parse = parsers[path.extname(file).toLowerCase()]
  if (!parse) return refused('a file of places ends in .geojson, .json or .csv')
  try {
    const { size } = await stat(file)
    if (size > mostBytes) return refused(`is larger than ${mostBytes / 1024 / 1024} MiB`)
    const draft = parse(decode(await readFile(file)))
    return draft.mistakes.length > 0 ? draft : whole(draft)
  } catch (error) {
    if (error instanceof WrongEncoding) return refused('is not UTF-8', `line ${error.line}`)
    if (!(error instanceof Error && 'code' in error)) throw error
    return refused(error.code === 'ENOENT' ? 'is not there' : `cannot be read: ${error.code}`)
  }
}

const refused = (reason: string, at?: string): PlacesDraft => ({
  ...emptyDraft(),
  mistakes: [{ at, reason }],
})

/** Checks across all lines and features. */
function whole(draft: PlacesDraft): PlacesDraft {
  if (draft.places.length + draft.outlines.length === 0) return refused('holds no place and no municipality')
  const { places, outlines } = draft
  const doubles = [
    ...repeated(
      places.map(({ kind, name, names, latitude, longitude }) =>
        [kind, name ?? Object.values(names)[0], latitude, longitude].join(' '),
      ),
    ),
    ...repeated(outlines.map(({ countryId, zip }) => `municipality ${zip} of country ${countryId}`)),
  ]
  return { ...draft, mistakes: doubles.map((double) => ({ reason: `has this twice: ${double}` })) }
}

function repeated(keys: string[]): string[] {
  const seen = new Set<string>()
  return keys.filter((key) => seen.size === seen.add(key).size)
}

class WrongEncoding extends Error {
  readonly line: number
  constructor(line: number) {
    super(`line ${line} is not UTF-8`)
    this.line = line
  }
}

/** @throws {WrongEncoding} with the first line that is not UTF-8 */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new WrongEncoding(firstWrongLine(bytes))
  }
}

/** A line feed is never part of another letter in UTF-8, so lines can be read one by one. */
function firstWrongLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(10, start)
    const end = feed < 0 ? bytes.length : feed
    try {
      decoder.decode(bytes.subarray(start, end))
    } catch {
      return line
    }
    start = end + 1
  }
  return line
}
