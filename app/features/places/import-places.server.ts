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
  /** Says what would change and changes nothing. */
  dryRun?: boolean
  /** What the file is called; the next file of this name replaces it. Its own name where none is given. */
  source?: string
}

type Counts = { created: number; removed: number; unchanged: number }

export type PlacesReport =
  | { outcome: 'refused'; file: string; mistakes: PlacesMistake[] }
  | { outcome: 'imported' | 'unchanged' | 'dry-run'; source: string; places: Counts; outlines: Counts }

/**
 * Makes the places of a source what its file says: all of it or nothing. The same file twice changes nothing.
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

type Changes<Given, Stored> = { created: Given[]; removed: Stored[]; unchanged: number }

/** What a file adds to and takes from what its source gave before; something changed is both. */
function changesOf<Given, Stored extends Given>(
  given: Given[],
  stored: Stored[],
  keyOf: (row: Given) => string,
): Changes<Given, Stored> {
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

/** Names in one order: PostgreSQL gives the keys of JSON back in its own. */
const namesKey = ({ name, names }: Pick<DraftPlace, 'name' | 'names'>) => [name, Object.entries(names).sort()]

const placeKey = (place: DraftPlace) =>
  JSON.stringify([place.kind, place.latitude, place.longitude, place.zip, namesKey(place)])

const outlineKey = (outline: DraftOutline) =>
  JSON.stringify([outline.countryId, outline.zip, outline.polygons, namesKey(outline)])
