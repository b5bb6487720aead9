import { examineArchive, findArchive } from '~/features/map/public.server'
import { type Examined, type Finding, ok, problem } from './check'

/** A map file that was cut off, as on a full disk, leaves every map as it is without one. */
export async function checkMapFile({ config }: Pick<Examined, 'config'>): Promise<Finding[]> {
  const archive = await findArchive(config.dataDir)
  if (!archive) return [ok('There is no map file: maps are the built-in ones.')]
  const examined = await examineArchive(archive.file)
  return 'mistake' in examined
    ? [problem(`The map file ${archive.file} ${examined.mistake}.`, 'Run: npm run map -- import FILE')]
    : [ok(`The map file has ${Math.ceil(archive.bytes / 1_000_000)} MB and can be read.`)]
}
