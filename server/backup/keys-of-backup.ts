import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createKeyRing, type KeyRing } from '~/platform/keys/key-ring.server'
import { secretsIn } from '~/platform/keys/secret-file.server'
import { BackupProblem, type Manifest, type Opener } from './archive'

/** SECRET of a backup, with its former ones; undefined where there is none in it. */
export async function keysOf(
  folder: string,
  opener: Opener,
  { secret }: Manifest,
): Promise<KeyRing | undefined> {
  if (secret === null) return undefined
  const secrets = secretsIn(secret, await text(opener.read(path.join(folder, secret))))
  if (!secrets) throw new BackupProblem(`${secret} of the backup holds no SECRET.`)
  return createKeyRing(secrets)
}
