import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Creates a file in a temporary folder; an object is written as JSON. */
export async function fileWith(name: string, content: string | Uint8Array | object): Promise<string> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'pignon-places-')), name)
  const isText = typeof content === 'string' || content instanceof Uint8Array
  await writeFile(file, isText ? content : JSON.stringify(content))
  return file
}

export const header = 'kind,name,name_nl,name_fr,lat,lng,zip\n'

/** A point of interest in Linkebeek, as a feature. */
export const station = (over: object = {}, coordinates: unknown = [4.3385, 50.7709]) => ({
  type: 'Feature',
  properties: { kind: 'station', name: 'Linkebeek', ...over },
  geometry: { type: 'Point', coordinates },
})

const square = [
  [4.32, 50.76],
  [4.35, 50.76],
  [4.35, 50.78],
  [4.32, 50.76],
]

/** The outline of Linkebeek, as a feature. */
export const outline = (over: object = {}, coordinates: unknown = [square], type = 'Polygon') => ({
  type: 'Feature',
  properties: { zip: '1630', name_nl: 'Linkebeek', ...over },
  geometry: { type, coordinates },
})

export const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })
