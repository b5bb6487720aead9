import type { Readable } from 'node:stream'

/** First and last byte, counted from 0. */
export type ByteRange = { start: number; end: number }

/** @property modified - when it was written, or marked as in use */
export type StoredFile = { key: string; bytes: number; modified: Date }

/**
 * Files that every process of the site reads and writes: a folder, or a bucket of an S3-compatible service. A key is a
 * path without a leading slash, such as `site/3f9a….webp`; a file is there whole or not at all, and what one process
 * wrote or deleted every other one finds so at once.
 * Methods reject with {@link StorageUnavailable} when a bucket gives no answer or refuses, and with the error of the file
 * system of a folder.
 */
export type Storage = {
  /** For people; holds no password. */
  place: string
  /** Not DATA_DIR: a process keeps copies of its own of what it shows often. */
  isApart: boolean
  write(key: string, content: Uint8Array | Readable): Promise<void>
  /** Undefined when there is no such file. */
  read(key: string, range?: ByteRange): Promise<Buffer | undefined>
  /** A file that `find` just found. */
  stream(key: string, range?: ByteRange): Promise<Readable>
  /** What decoders take: the path of a file on this disk, else its bytes; undefined when there is no such file. */
  original(key: string): Promise<string | Buffer | undefined>
  find(key: string): Promise<StoredFile | undefined>
  /** Files whose key begins with a prefix, by key; half-written ones are not among them. */
  list(prefix: string): Promise<StoredFile[]>
  /** Marks a file as in use, so that it counts as young. @param at - on storage with a clock of its own, now */
  touch(key: string, at: Date): Promise<void>
  /** Deletes a file, if it is there. */
  delete(key: string): Promise<void>
  /** Removes what killed processes began to write before an instant. @returns how many */
  removeUnfinishedBefore(instant: Date): Promise<number>
  /** Writes, reads and deletes a small file: proves that the storage can be used. */
  check(): Promise<void>
  close(): void
}

/** The storage gave no answer, or refused; the message names no secret. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'

  constructor(place: string, cause: unknown) {
    super(`the storage ${place} cannot be used: ${reasonOf(cause)}`, { cause })
  }
}

function reasonOf(cause: unknown): string {
  const { name = '', message = '', code } = (cause ?? {}) as Partial<Error> & { code?: string }
  return [code ?? name, message].filter(Boolean).join(', ') || String(cause)
}

/** Where files are written before they are whole. */
export const unfinishedFolder = 'tmp'

/** Deletes every file whose key begins with a prefix. @returns how many */
export async function deleteListed(
  storage: Pick<Storage, 'list' | 'delete'>,
  prefix: string,
  mayGo: (file: StoredFile) => boolean = () => true,
): Promise<number> {
  const files = (await storage.list(prefix)).filter(mayGo)
  for (const { key } of files) await storage.delete(key)
  return files.length
}

/** The name of a file in its folder. */
export const nameIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1)
