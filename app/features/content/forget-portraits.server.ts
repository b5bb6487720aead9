import { deletePictureFiles } from '~/features/media/public.server'
import type { Storage } from '~/platform/storage/storage'
import { pictureIdOf } from './site-picture'
import { siteKey } from './stored-file.server'
import { teamSchema } from './team.schema'

type StoredFile = { name: string; hash: string }
type StoredSite = { settings: { key: string; value: unknown }[]; files: StoredFile[] }

/**
 * Deletes the portraits that an import took out of the site: other files stay for a while, a person's picture does not.
 * @param before - the site before the import
 * @param after - its files since
 */
export async function forgetPortraits(
  storage: Storage,
  before: StoredSite,
  after: StoredFile[],
): Promise<void> {
  const kept = new Set(after.map(siteKey))
  const shown = new Set(after.map(({ name }) => pictureIdOf(name)))
  const names = new Set(portraitsIn(before))
  for (const file of before.files.filter(({ name }) => names.has(name))) {
    const stored = siteKey(file)
    const id = pictureIdOf(file.name)
    if (kept.has(stored) && shown.has(id)) continue
    if (!kept.has(stored)) await storage.delete(stored)
    await deletePictureFiles(storage, id)
  }
}

function portraitsIn({ settings }: StoredSite): string[] {
  const team = teamSchema.safeParse(settings.find(({ key }) => key === 'team')?.value)
  return team.success ? team.data.flatMap(({ portrait }) => portrait?.file ?? []) : []
}
