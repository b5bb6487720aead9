import { type KeyObject, verify } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { decryptWith } from './age-stream'
import { BackupProblem, type Opener } from './archive'
import { type OperatorKey, readOperatorKey, readServerKey, verifyingKeyOf } from './backup-keys'

type Choice = { keyFile?: string | undefined; isUnencrypted: boolean }

/** @throws {BackupProblem} when there is no key and nobody asked for a backup without one */
export async function chooseOpener({ keyFile, isUnencrypted }: Choice): Promise<Opener> {
  if (keyFile) return openerWith(await readOperatorKey(keyFile))
  if (isUnencrypted) return openOpener
  throw new BackupProblem(
    'Name the operator’s key with --key FILE, or say --unencrypted for a backup that was made without one.',
  )
}

/** Verifies without opening: the server's key is enough for it. @throws {BackupProblem} as `chooseOpener` */
export async function chooseVerifier({
  serverKeyFile,
  ...choice
}: Choice & { serverKeyFile?: string | undefined }): Promise<Pick<Opener, 'verify'>> {
  if (choice.keyFile || choice.isUnencrypted || !serverKeyFile) return await chooseOpener(choice)
  const key = verifyingKeyOf(await readServerKey(serverKeyFile))
  return { verify: (manifest, signature) => verifySignature(manifest, signature, key) }
}

/** For backups that were made without a key: nothing shows who made or changed them. */
export const openOpener: Opener = {
  read: (file) => pipeline(createReadStream(file), createZstdDecompress(), ignoreError),
  verify: (_manifest, signature) => {
    if (signature === undefined) return
    throw new BackupProblem('This backup was made with a key: name the operator’s key with --key FILE.')
  },
}

export const openerWith = ({ identity, verifyingKey }: OperatorKey): Opener => ({
  read: (file) =>
    pipeline(createReadStream(file), decryptWith(identity, file), createZstdDecompress(), ignoreError),
  verify: (manifest, signature) => verifySignature(manifest, signature, verifyingKey),
})

/** @throws {BackupProblem} unless the key signed these bytes */
export function verifySignature(manifest: Uint8Array, signature: string | undefined, key: KeyObject): void {
  if (signature === undefined)
    throw new BackupProblem(
      'This backup is not signed: it was made without a key, or somebody removed the signature. Say --unencrypted instead of a key only if you know that it was made without one.',
    )
  const bytes = Buffer.from(signature, 'base64')
  // Some letters of base64 may be changed without another byte coming out.
  if (bytes.toString('base64') !== signature || !verify(null, manifest, key, bytes))
    throw new BackupProblem(
      'The signature does not fit manifest.json: one of the two was changed, or this backup was made with another key.',
    )
}

/** The reader of the last stream gets the error too. */
const ignoreError = () => {}
