import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { BackupProblem, type Manifest, type Opener } from './archive'
import { manifestFile, readManifestBytes, signatureFile } from './backup-folder'

type Verifier = Pick<Opener, 'verify'>

const sealedFile = z.object({ size: z.number(), sha256: z.string() })

const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  release: z.string(),
  at: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  jobsVersion: z.number().nullable(),
  tables: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      checksum: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ path: z.string(), file: z.string() })),
  secret: z.string().nullable(),
  sealed: z.record(z.string(), sealedFile),
}) satisfies z.ZodType<Manifest>

/**
 * The manifest of a backup of which every byte is as it was written.
 * @throws {BackupProblem} naming the file that is missing, changed or added
 */
export async function checkBackup(folder: string, opener: Verifier): Promise<Manifest> {
  const manifest = await readManifest(folder, opener)
  const listed = new Set(Object.keys(manifest.sealed))
  for (const name of await filesOf(folder))
    if (!listed.has(name))
      throw new BackupProblem(`${name} was added to the backup: it is not in its manifest.`)
  for (const [name, sealed] of Object.entries(manifest.sealed)) await checkFile(folder, name, sealed)
  for (const name of usedFiles(manifest))
    if (!listed.has(name)) throw new BackupProblem(`${name} is missing in the list of the backup's files.`)
  return manifest
}

/** The manifest alone, with its signature verified; the files are not read. */
export async function readManifest(folder: string, opener: Verifier): Promise<Manifest> {
  const { bytes, signature } = await readManifestBytes(folder)
  opener.verify(bytes, signature)
  const parsed = manifestSchema.safeParse(parseJson(bytes))
  if (parsed.success) return parsed.data
  throw new BackupProblem(
    `The ${manifestFile} of ${folder} cannot be read: it was changed, or a newer release wrote it.`,
  )
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

const usedFiles = ({ tables, files, secret }: Manifest) => [
  ...[...tables, ...files].map(({ file }) => file),
  ...(secret === null ? [] : [secret]),
]

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== manifestFile && name !== signatureFile)
}

async function checkFile(folder: string, name: string, { size, sha256 }: { size: number; sha256: string }) {
  const hash = createHash('sha256')
  let found = 0
  try {
    await pipeline(createReadStream(path.join(folder, name)), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk)
        found += chunk.length
      }
    })
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    throw new BackupProblem(`${name} is missing in the backup.`)
  }
  if (found !== size || hash.digest('hex') !== sha256)
    throw new BackupProblem(`${name} is not as the backup wrote it.`)
}
