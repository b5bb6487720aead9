import path from 'node:path'
import type { Clock } from '~/platform/clock'
import { bumpContentVersion } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import {
  deleteOutlines,
  deletePlaces,
  insertOutlines,
  insertPlaces,
  lockPlaces,
  readOutlines,
  readPlaces,
} from './places.repo.server'
import type { DraftOutline, DraftPlace, PlacesMistake } from './places-file'
import { readPlacesFile } from './read-places-file.server'

export type PlacesServices = { db: Db; clock: Clock }

export type PlacesImportOptions = {
  /** Reports what would change and changes nothing. */
  dryRun?: boolean
  /** Name of the source, by default the file's; a later import of the same name replaces it. */
  source?: string
}

type Counts = { created: number; removed: number; unchanged: number }

export type PlacesReport =
  | { outcome: 'refused'; file: string; mistakes: PlacesMistake[] }
  | { outcome: 'imported' | 'unchanged' | 'dry-run'; source: string; places: Counts; outlines: Counts }

/**
 * Replaces the places of a source by those of its file, in one transaction. Importing the same file again changes
 * nothing.
 * @see docs/places.md
 */
export async function importPlaces(
  { db, clock }: PlacesServices,
  file: string,
  { dryRun = false, source = path.basename(file) }: PlacesImportOptions = {},
): Promise<PlacesReport> {
  const draft = await readPlacesFile(file)
  if (draft.mistakes.length > 0) return { outcome: 'refused', file, mistakes: draft.mistakes }
  return await db.transaction(async (tx): Promise<PlacesReport> => {
    await lockPlaces(tx)
    const places = changesOf(draft.places, await readPlaces(tx, source), placeKey)
    const outlines = changesOf(draft.outlines, await readOutlines(tx, source), outlineKey)
    const isChanged = [places, outlines].some(({ created, removed }) => created.length + removed.length > 0)
    if (isChanged && !dryRun) {
      const given = { source, importedAt: clock.now() }
      await deletePlaces(
        tx,
        places.removed.map(({ id }) => id),
      )
      await deleteOutlines(tx, source, outlines.removed)
      await insertPlaces(
        tx,
        places.created.map((place) => ({ ...place, ...given })),
      )
      await insertOutlines(
        tx,
        outlines.created.map((outline) => ({ ...outline, ...given })),
      )
      await bumpContentVersion(tx)
    }
    const outcome = dryRun ? 'dry-run' : isChanged ? 'imported' : 'unchanged'
    return { outcome, source, places: counted(places), outlines: counted(outlines) }
  })
}

type Changes<GivenRow, StoredRow> = { created: GivenRow[]; removed: StoredRow[]; unchanged: number }

/** Counts added and removed places against the previous import of the source; a changed place is both. */
function changesOf<GivenRow, StoredRow extends GivenRow>(
  given: GivenRow[],
  stored: StoredRow[],
  keyOf: (row: GivenRow) => string,
): Changes<GivenRow, StoredRow> {
  const before = new Set(stored.map(keyOf))
  const after = new Set(given.map(keyOf))
  const created = given.filter((row) => !before.has(keyOf(row)))
  const removed = stored.filter((row) => !after.has(keyOf(row)))
  return { created, removed, unchanged: given.length - created.length }
}

const counted = ({ created, removed, unchanged }: Changes<unknown, unknown>): Counts => ({
  created: created.length,
  removed: removed.length,
  unchanged,
})

/** Sorts the names, because PostgreSQL returns JSON keys in an order of its own. */
const namesKey = ({ name, names }: Pick<DraftPlace, 'name' | 'names'>) => [name, Object.entries(names).sort()]

const placeKey = (place: DraftPlace) =>
  JSON.stringify([place.kind, place.latitude, place.longitude, place.zip, namesKey(place)])

const outlineKey = (outline: DraftOutline) =>
  JSON.stringify([outline.countryId, outline.zip, outline.polygons, namesKey(outline)])
