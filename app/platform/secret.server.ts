import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * What signs links and challenges: SECRET of the environment, else one made once in DATA_DIR. Processes of one site
 * on several machines need the same.
 * @returns at least 32 characters
 */
export async function readSecret({ secret, dataDir }: { secret?: string; dataDir: string }): Promise<string> {
  return secret ?? (await makeOnce(path.join(dataDir, 'secret')))
}

async function makeOnce(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  try {
    const handle = await open(file, 'wx', 0o600)
    const made = randomBytes(32).toString('base64url')
    await handle.writeFile(made)
    await handle.sync()
    await handle.close()
    return made
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
    return await readWhole(file)
  }
}

/** Another process that starts at the same moment may have made the file and not written it yet. */
async function readWhole(file: string): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const kept = (await readFile(file, 'utf8')).trim()
    if (kept.length >= 32) return kept
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${file} holds no secret of at least 32 characters; delete it, and one is made`)
}
