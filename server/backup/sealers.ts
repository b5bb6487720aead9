import { createHash, sign } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type Duplex, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { encryptTo } from './age-stream'
import { BackupProblem, type SealedFile, type Sealer } from './archive'
import { readServerKey, type ServerKey } from './backup-keys'

type Choice = { keyFile?: string | undefined; isUnencrypted: boolean }

/** @throws {BackupProblem} when there is no key and nobody asked for a backup that everybody can read */
export async function chooseSealer({ keyFile, isUnencrypted }: Choice): Promise<Sealer> {
  if (isUnencrypted) return openSealer
  if (keyFile) return sealerWith(await readServerKey(keyFile))
  throw new BackupProblem(
    'There is no key to encrypt the backup with. Run `npm run backup -- keys FOLDER` and name the server’s key in BACKUP_KEY_FILE, or say --unencrypted.',
  )
}

/** The files are only compressed: everybody who can read the folder can read them. */
export const openSealer: Sealer = {
  extension: '.zst',
  isEncrypted: false,
  write: (file, source) => writeHashed(file, [source, compress()]),
  sign: () => undefined,
}

/** The files are compressed and encrypted for the operator, and the manifest is signed. */
export const sealerWith = ({ recipient, signingKey }: ServerKey): Sealer => ({
  extension: '.zst.age',
  isEncrypted: true,
  write: (file, source) => writeHashed(file, [source, compress(), encryptTo(recipient)]),
  sign: (manifest) => sign(null, manifest, signingKey).toString('base64'),
})

/** Ten times as fast as gzip, so that encryption is what takes the time; `zstd -d` opens it. */
const compress = () => createZstdCompress()

/** Writes what comes out of the last stream to a new file, and flushes it to the disk. */
async function writeHashed(file: string, streams: [Readable, ...Duplex[]]): Promise<SealedFile> {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await pipeline([...streams, measure, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })])
  return { size, sha256: hash.digest('hex') }
}
