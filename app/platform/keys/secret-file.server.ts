import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createKeyRing, type KeyRing, type Secrets } from './key-ring.server'

/** Suffixes of a secret that is not the first: names of variables, in the file as in the environment. */
const names = { previous: 'SECRET_PREVIOUS', lasting: 'SECRET_LASTING' } as const

type SecretSettings = { secret?: Secrets | undefined; dataDir: string }

/**
 * What signs links and challenges: SECRET of the environment, else one made once in DATA_DIR. Processes of one site
 * on several machines need the same.
 */
export async function readKeys({ secret, dataDir }: SecretSettings): Promise<KeyRing> {
  return createKeyRing(secret ?? (await makeOnce(fileIn(dataDir))))
}

/** Replaces the file as a whole: a process that starts meanwhile reads the one before or the new one. */
export const writeKeys = (dataDir: string, keys: KeyRing) => writeWhole(fileIn(dataDir), keys)

/** Keeps the secret of a restore beside the file until the rows that it belongs to are committed. */
export const keepRestoredKeys = (dataDir: string, keys: KeyRing) => writeWhole(restoredIn(dataDir), keys)

export async function readRestoredKeys(dataDir: string): Promise<KeyRing | undefined> {
  const text = await readFile(restoredIn(dataDir), 'utf8').catch(undefinedIfGone)
  const secrets = text === undefined ? undefined : secretsIn(restoredIn(dataDir), text)
  return secrets && createKeyRing(secrets)
}

/** Puts it in the place of the file; a site that started meanwhile may have done so. */
export async function takeRestoredKeys(dataDir: string): Promise<void> {
  await rename(restoredIn(dataDir), fileIn(dataDir)).catch(undefinedIfGone)
}

export const dropRestoredKeys = (dataDir: string) => rm(restoredIn(dataDir), { force: true })

async function writeWhole(file: string, keys: KeyRing): Promise<void> {
  const beside = `${file}.${randomBytes(4).toString('hex')}`
  await writeNew(beside, textOf(keys))
  await rename(beside, file)
}

function undefinedIfGone(error: { code?: string }): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** What the file holds. */
export const textOf = (keys: KeyRing): string =>
  [keys.current.secret, ...variablesBeside(keys), ''].join('\n')

/** The variables of the environment that say the same. */
export const variablesOf = (keys: KeyRing): string[] => [
  `SECRET=${keys.current.secret}`,
  ...variablesBeside(keys),
]

const variablesBeside = ({ previous, lasting }: KeyRing): string[] => [
  ...(previous ? [`${names.previous}=${dayOf(previous.until)}:${previous.secret}`] : []),
  `${names.lasting}=${lasting.secret}`,
]

/** In UTC: the day at whose beginning it ends. */
export const dayOf = (until: Date): string => until.toISOString().slice(0, 10)

/** @returns undefined unless it is a day, a colon and a secret of 32 characters */
export function readPrevious(text: string): Secrets['previous'] {
  const [, day, secret] = /^(\d{4}-\d{2}-\d{2}):(.{32,})$/.exec(text) ?? []
  const until = new Date(`${day}T00:00:00Z`)
  return secret && !Number.isNaN(until.getTime()) ? { secret, until } : undefined
}

const fileIn = (dataDir: string) => path.join(dataDir, 'secret')
const restoredIn = (dataDir: string) => `${fileIn(dataDir)}.restored`

async function makeOnce(file: string): Promise<Secrets> {
  try {
    const secret = newSecret()
    await writeNew(file, secret)
    return { secret }
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
    return await readWhole(file)
  }
}

export const newSecret = () => randomBytes(32).toString('base64url')

async function writeNew(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(file, 'wx', 0o600)
  await handle.writeFile(text)
  await handle.sync()
  await handle.close()
}

/** Another process that starts at the same moment may have made the file and not written it yet. */
async function readWhole(file: string): Promise<Secrets> {
  for (let tries = 0; tries < 20; tries++) {
    const secrets = secretsIn(file, await readFile(file, 'utf8'))
    if (secrets) return secrets
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${file} holds no secret of at least 32 characters; delete it, and one is made`)
}

/**
 * Reads what `textOf` wrote; undefined when there is no secret in it.
 * @param file - named in errors
 */
export function secretsIn(file: string, text: string): Secrets | undefined {
  const [secret = '', ...others] = text.trim().split('\n')
  return secret.length >= 32 ? withOthers(file, secret, others) : undefined
}

function withOthers(file: string, secret: string, lines: string[]): Secrets {
  const lineOf = (name: string) => lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1)
  const [text, lasting] = [lineOf(names.previous), lineOf(names.lasting)]
  const previous = text === undefined ? undefined : readPrevious(text)
  if (text !== undefined && !previous)
    throw new Error(`${file}: ${names.previous} is no day, colon and secret`)
  return { secret, ...(previous && { previous }), ...(lasting && { lasting }) }
}
