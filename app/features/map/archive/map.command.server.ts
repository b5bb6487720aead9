import type { Services } from '~/platform/app.server'
import { defineCommand, type Print } from '~/platform/command.server'
import { bumpContentVersion } from '~/platform/content-version.server'
import { deleteArchives, findArchive, storeArchive } from './archive-store.server'
import { type ArchiveFacts, examineArchive, examineFile } from './examine-archive.server'
import { storedArchive } from './open-archive.server'

const help = `map import FILE   imports a map file: streets, woods and waters below the listings (docs/operating.md)
map status        says what map file the site has
map remove        removes it: maps are the built-in ones again

A map file is a PMTiles archive (version 3) of vector tiles with the layers of Protomaps or OpenMapTiles. It replaces the
one before, while the site runs or not, and is served from the site itself.

  --help         prints this

Exit code: 0 success or nothing to do, 1 refused (the map is as it was), 2 usage error.
`

type MapServices = Pick<Services, 'db' | 'storage'>

/** The command `map`. */
export const runMapCommand = defineCommand({
  help,
  options: {},
  choose({ verb, objects }) {
    const [object = ''] = objects
    if (verb === 'import' && object && objects.length === 1)
      return (services: MapServices, print) => importArchive(services, object, print)
    if (objects.length > 0) return undefined
    if (verb === 'status') return printStatus
    return verb === 'remove' ? removeArchive : undefined
  },
})

async function importArchive({ db, storage }: MapServices, file: string, print: Print): Promise<number> {
  const examined = await examineFile(file)
  if ('mistake' in examined) {
    print(`Refused: ${file} ${examined.mistake}. The map is as it was.\n`)
    return 1
  }
  const name = await storeArchive(storage, file)
  await bumpContentVersion(db)
  await deleteArchives(storage, name)
  print(`The map has streets and woods of ${file}.\n${describe(examined.facts)}`)
  return 0
}

async function printStatus({ storage }: MapServices, print: Print): Promise<number> {
  const archive = await findArchive(storage)
  if (!archive) {
    print('There is no map file: maps are the built-in ones.\n')
    return 0
  }
  const examined = await examineArchive(storedArchive(storage, archive))
  print(`${archive.key} in ${storage.place}, imported ${archive.at.toISOString().slice(0, 10)}\n`)
  print('mistake' in examined ? `It ${examined.mistake}. Import it again.\n` : describe(examined.facts))
  return 'mistake' in examined ? 1 : 0
}

async function removeArchive({ db, storage }: MapServices, print: Print): Promise<number> {
  const removed = await deleteArchives(storage)
  if (removed > 0) await bumpContentVersion(db)
  print(removed > 0 ? 'The map file is gone: maps are the built-in ones.\n' : 'There is no map file.\n')
  return 0
}

function describe({ bytes, minZoom, maxZoom, bounds, layers, attribution }: ArchiveFacts): string {
  const [south, west, north, east] = bounds.map((degrees) => degrees.toFixed(3))
  return [
    `  size     ${(bytes / 1_000_000).toFixed(1)} MB`,
    `  zoom     ${minZoom} to ${maxZoom}`,
    `  region   ${west},${south},${east},${north}`,
    `  layers   ${layers.join(', ')}`,
    `  source   ${attribution || 'not named in the file: find out whom the map has to name'}`,
    '',
  ].join('\n')
}
