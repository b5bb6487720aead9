import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { lstat, mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { BackupProblem } from './archive'

/** Makes backups: encrypts and signs them, and cannot open them. */
export type ServerKey = { recipient: string; signingKey: KeyObject }

/** Opens backups, and verifies that the server's key signed them. */
export type OperatorKey = { identity: string; verifyingKey: KeyObject }

/** Names of the two files. */
export const keyFiles = { server: 'backup-server.key', operator: 'backup-operator.key' } as const

/**
 * Makes a pair of keys as two files of `folder`, for their user only.
 * @throws {BackupProblem} when one is there already: without the operator's file no backup made with it opens
 */
export async function makeKeys(folder: string, now: Date): Promise<{ server: string; operator: string }> {
  const identity = await generateX25519Identity()
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const files = { server: path.join(folder, keyFiles.server), operator: path.join(folder, keyFiles.operator) }
  const day = now.toISOString().slice(0, 10)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeOnce(
    files.operator,
    operatorText(day, identity, publicKey.export({ format: 'der', type: 'spki' })),
  )
  const signingKey = privateKey.export({ format: 'der', type: 'pkcs8' })
  await writeOnce(files.server, serverText(day, await identityToRecipient(identity), signingKey))
  return files
}

const serverText = (day: string, recipient: string, signingKey: Buffer) => `\
# Pignon, ${day}: the server’s key for its backups. It encrypts and signs them, and cannot open them.
# Keep it on the server, for the site's user only, and name it in BACKUP_KEY_FILE.
recipient: ${recipient}
signing key: ${signingKey.toString('base64')}
`

/** A file of identities for `age -d -i`, which skips comments. */
const operatorText = (day: string, identity: string, verifyingKey: Buffer) => `\
# Pignon, ${day}: the operator’s key for the backups. It opens them, and verifies who made them.
# Keep it away from the server, in two places: without it no backup can be opened.
# verifying key: ${verifyingKey.toString('base64')}
${identity}
`

async function writeOnce(file: string, text: string) {
  const handle = await open(file, 'wx', 0o600).catch((error: Error & { code?: string }) => {
    throw error.code === 'EEXIST'
      ? new BackupProblem(
          `${file} is there already. Without it no backup that was made with it can be opened: name another folder.`,
        )
      : error
  })
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** @throws {BackupProblem} when the file is missing, open to other users, or another one */
export async function readServerKey(file: string): Promise<ServerKey> {
  const text = await readKey(file)
  const [recipient, signingKey] = [lineOf(text, 'recipient'), lineOf(text, 'signing key')]
  if (!recipient || !signingKey)
    throw new BackupProblem(`${file} is not the server’s key: it has no lines "recipient" and "signing key".`)
  if ((await lstat(file)).mode & 0o077)
    throw new BackupProblem(`Other users of this machine can read ${file}. Run: chmod 600 ${file}`)
  const key = { key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' } as const
  return { recipient, signingKey: keyIn(file, () => createPrivateKey(key)) }
}

/** @throws {BackupProblem} when the file is missing, or another one */
export async function readOperatorKey(file: string): Promise<OperatorKey> {
  const text = await readKey(file)
  const identity = /^AGE-SECRET-KEY-1\S+$/m.exec(text)?.[0]
  const verifyingKey = lineOf(text, '# verifying key')
  if (!identity || !verifyingKey)
    throw new BackupProblem(
      `${file} is not the operator’s key: it has no identity of age, or no line "# verifying key".`,
    )
  const key = { key: Buffer.from(verifyingKey, 'base64'), format: 'der', type: 'spki' } as const
  return { identity, verifyingKey: keyIn(file, () => createPublicKey(key)) }
}

/** Verifies a backup where it was made; only the operator’s key opens it. */
export const verifyingKeyOf = ({ signingKey }: ServerKey): KeyObject => createPublicKey(signingKey)

async function readKey(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new BackupProblem(`The key ${file} cannot be read (${(error as { code?: string }).code}).`)
  }
}

const lineOf = (text: string, name: string) =>
  text
    .split(/\r?\n/)
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2)
    .trim()

function keyIn(file: string, read: () => KeyObject): KeyObject {
  try {
    const key = read()
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {}
  throw new BackupProblem(`${file} is damaged: it holds no Ed25519 key.`)
}
