import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline, type Readable, Transform } from 'node:stream'
import { pipeline as run } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupProblem, type Opener, type SealedFile, type Sealer } from './archive'

/** The files are only compressed: everybody who can read the folder can read them. */
const openSealer: Sealer = {
  extension: '.gz',
  isEncrypted: false,
  write: (file, source) => writeHashed(file, [source, createGzip({ level: 6 })]),
  sign: () => undefined,
}

const openOpener: Opener = {
  read: (file) => pipeline(createReadStream(file), createGunzip(), ignoreError),
  verify: () => {},
}

/** The reader of the last stream gets the error too. */
const ignoreError = () => {}

/** Writes what comes out of the last stream to a new file, and flushes it to the disk. */
async function writeHashed(file: string, streams: [Readable, ...Transform[]]): Promise<SealedFile> {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await run([...streams, measure, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })])
  return { size, sha256: hash.digest('hex') }
}

/** @throws {BackupProblem} when it would not be encrypted and nobody asked for that */
export function chooseSealer({ unencrypted }: { unencrypted?: boolean | undefined }): Sealer {
  if (unencrypted) return openSealer
  throw new BackupProblem(
    'There is no key to encrypt the backup with. To write it so that everybody who can read the folder can read it, add --unencrypted.',
  )
}

export const chooseOpener = (): Opener => openOpener
