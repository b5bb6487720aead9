import type { Config } from '~/platform/config.server'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { findArchive } from './archive-store.server'
import { examineArchive } from './examine-archive.server'
import type { MapArchive } from './map-archive'

/** Folder of the address of the map file. */
export const archivePath = '/map-files/'

/** The map file of the site, as its frame needs it; read again when the content changes, as by an import. */
export const mapArchiveOf = versioned(
  async (_: Db, dataDir: Config['dataDir']): Promise<MapArchive | undefined> => {
    const archive = await findArchive(dataDir)
    const examined = archive && (await examineArchive(archive.file))
    if (!archive || !examined || 'mistake' in examined) return undefined
    const { bounds, minZoom, maxZoom, attribution } = examined.facts
    return { href: archivePath + archive.name, bounds, minZoom, maxZoom, attribution }
  },
)
