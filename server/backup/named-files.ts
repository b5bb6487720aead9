import { siteKey } from '~/features/content/public.server'
import { uploadKey } from '~/features/media/public.server'
import { BackupProblem } from './archive'
import type { KeptFiles } from './kept-files'
import { findTables, type Queries } from './tables'

/** Keys of the files of the site, and of the pictures of testimonials and members, that rows name. */
export async function findNamedFiles(client: Queries): Promise<string[]> {
  const tables = await findTables(client)
  // A database that an older release left may lack them.
  const has = (name: string, column: string) =>
    tables.some((table) => table.name === name && table.columns.includes(column))
  const files = has('public.site_files', 'hash') ? await findSiteFiles(client) : []
  const pictures: string[] = []
  for (const table of ['public.testimonials', 'public.staff'] as const)
    if (has(table, 'picture')) pictures.push(...(await findPictures(client, table)))
  return [...files.map(siteKey), ...pictures.map(uploadKey)]
}

/**
 * @param findNamed - asked again where files are missing: they may have been erased with their rows meanwhile
 * @throws {BackupProblem} when files are missing, as with the DATA_DIR of another site
 */
export async function refuseMissing(
  named: string[],
  { files }: Pick<KeptFiles, 'files'>,
  findNamed: () => Promise<string[]>,
) {
  const kept = new Set(files.map((file) => file.path))
  const notKept = named.filter((file) => !kept.has(file))
  if (notKept.length === 0) return
  const still = new Set(await findNamed())
  const missing = notKept.filter((file) => still.has(file))
  if (missing.length === 0) return
  const some = missing.slice(0, 3).join(', ')
  throw new BackupProblem(
    `Files that the database names are not in DATA_DIR (${missing.length}): ${some}${missing.length > 3 ? ' …' : ''}. Run the backup with the DATA_DIR of the site. If they are lost, \`npm run doctor\` says how to bring them back; --incomplete makes a backup without them.`,
  )
}

async function findSiteFiles(client: Queries) {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from public.site_files',
  )
  return rows
}

async function findPictures(
  client: Queries,
  table: 'public.testimonials' | 'public.staff',
): Promise<string[]> {
  const { rows } = await client.query<{ picture: string }>(
    `select picture from ${table} where picture is not null`,
  )
  return rows.map(({ picture }) => picture)
}
