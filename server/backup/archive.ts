import type { Readable } from 'node:stream'

/**
 * Interface between what a backup holds and how it lies on the disk. `sealers.ts` has the ways: compressed only, or
 * compressed, encrypted and signed.
 */

/** One file of a backup, as it lies on the disk. */
export type SealedFile = { size: number; sha256: string }

/** Writes the files of one backup. */
export type Sealer = {
  /** Behind the name of every sealed file: `.zst` or `.zst.age`. */
  extension: string
  /** Whether nobody reads the files without the operator's key. */
  isEncrypted: boolean
  /**
   * Compresses, encrypts and writes `source` to a new file, and flushes it to the disk. Memory stays bounded.
   * @throws the error of `source`, or of the file (ENOSPC, EACCES)
   */
  write(file: string, source: Readable): Promise<SealedFile>
  /** The signature of the manifest's bytes; undefined when there is no key. */
  sign(manifest: Uint8Array): string | undefined
}

/** Reads the files of one backup. */
export type Opener = {
  /** What `Sealer.write` was given; errors of the file or of decryption are errors of the stream. */
  read(file: string): Readable
  /**
   * Verifies the manifest before anything in it is believed.
   * @throws {BackupProblem} when the signature is missing, of another key, or of other bytes
   */
  verify(manifest: Uint8Array, signature: string | undefined): void
}

/** A table of a backup: `schema.name`. */
export type BackedUpTable = {
  name: string
  /** Its file, relative to the backup's folder. */
  file: string
  /** In the order of the file; generated ones are left out. */
  columns: string[]
  rows: number
  /** Sum of the rows' hashes: the same in any order. */
  checksum: string
}

export type BackedUpSequence = { name: string; value: string; isCalled: boolean }

/** A file of DATA_DIR. */
export type BackedUpFile = {
  /** Relative to DATA_DIR, with slashes. */
  path: string
  /** Relative to the backup's folder. */
  file: string
}

/** `manifest.json` of a backup. */
export type Manifest = {
  /** Of this format; another one is refused. */
  format: 1
  /** Distinguishes one backup from another, whatever its folder is called. */
  id: string
  release: string
  /** When its snapshot was taken. */
  at: string
  postgres: string
  /** Hashes of the migrations that its tables had, in order. */
  migrations: string[]
  /** Version of pg-boss's own tables; null when there are none. */
  jobsVersion: number | null
  tables: BackedUpTable[]
  sequences: BackedUpSequence[]
  files: BackedUpFile[]
  /** File with SECRET and its former ones; null where files stay as they are. */
  secret: string | null
  /** Every file of the folder but the manifest and its signature, as it lies on the disk, by its name. */
  sealed: Record<string, SealedFile>
}

/** A backup that cannot be made, read or restored; the message says what to do. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
