import { rm } from 'node:fs/promises'
import path from 'node:path'
import { deletePictureFiles } from '~/features/media/public.server'
import { pictureIdOf } from './site-picture'
import { siteFolder, storedFileName } from './stored-file.server'
import { teamSchema } from './team.schema'

type StoredFile = { name: string; hash: string }
type Stored = { settings: { key: string; value: unknown }[]; files: StoredFile[] }

/**
 * Deletes the portraits that an import took out of the site: other files stay for a while, a person's picture does not.
 * @param before - the site before the import
 * @param after - its files since
 */
export async function forgetPortraits(dataDir: string, before: Stored, after: StoredFile[]): Promise<void> {
  const kept = new Set(after.map(storedFileName))
  const shown = new Set(after.map(({ name }) => pictureIdOf(name)))
  const names = new Set(portraitsIn(before))
  for (const file of before.files.filter(({ name }) => names.has(name))) {
    const stored = storedFileName(file)
    const id = pictureIdOf(file.name)
    if (kept.has(stored) && shown.has(id)) continue
    if (!kept.has(stored)) await rm(path.join(siteFolder(dataDir), stored), { force: true })
    await deletePictureFiles(dataDir, id)
  }
}

function portraitsIn({ settings }: Stored): string[] {
  const team = teamSchema.safeParse(settings.find(({ key }) => key === 'team')?.value)
  return team.success ? team.data.flatMap(({ portrait }) => portrait?.file ?? []) : []
}
