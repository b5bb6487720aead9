import type { Db } from '~/platform/database.server'
import type { Storage } from '~/platform/storage/storage'
import { versioned } from '~/platform/versioned.server'
import { findArchive } from './archive-store.server'
import { examineArchive } from './examine-archive.server'
import type { MapArchive } from './map-archive'
import { storedArchive } from './open-archive.server'

/** Folder of the address of the map file. */
export const archivePath = '/map-files/'

/** The map file of the site, as its frame needs it; read again when the content changes, as by an import. */
export const mapArchiveOf = versioned(
  async (_: Db, storage: Storage): Promise<MapArchive | undefined> => {
    const archive = await findArchive(storage)
    const examined = archive && (await examineArchive(storedArchive(storage, archive)))
    if (!archive || !examined || 'mistake' in examined) return undefined
    const { bounds, minZoom, maxZoom, attribution } = examined.facts
    return { href: archivePath + archive.name, bounds, minZoom, maxZoom, attribution }
  },
  ({ place }) => place,
)
