import { examineArchive, findArchive, storedArchive } from '~/features/map/public.server'
import { type ExaminedSite, type Finding, ok, problem } from './check'

/** A map file that was cut off, as on a full disk, leaves every map as it is without one. */
export async function checkMapFile({ storage }: Pick<ExaminedSite, 'storage'>): Promise<Finding[]> {
  const archive = await findArchive(storage)
  if (!archive) return [ok('There is no map file: maps are the built-in ones.')]
  const examined = await examineArchive(storedArchive(storage, archive))
  return 'mistake' in examined
    ? [
        problem(
          `The map file ${archive.key} in ${storage.place} ${examined.mistake}.`,
          'Run: npm run map -- import FILE',
        ),
      ]
    : [ok(`The map file has ${Math.ceil(archive.bytes / 1_000_000)} MB and can be read.`)]
}
