import { Duplex } from 'node:stream'
import { ReadableStream as NodeStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupProblem } from './archive'

type Bytes = AsyncIterable<Uint8Array>

/**
 * A step of a pipeline that encrypts with age (https://age-encryption.org/v1), 64 KiB at a time.
 * @param recipient - `age1…`
 */
export const encryptTo = (recipient: string): Duplex =>
  Duplex.from(async function* (plain: Bytes): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter()
    encrypter.addRecipient(recipient)
    yield* await encrypter.encrypt(streamOf(plain))
  })

/**
 * A step of a pipeline that decrypts, 64 KiB at a time. A changed, missing or added byte is an error of the stream.
 * @param identity - `AGE-SECRET-KEY-1…`
 * @param file - named in the error
 */
export const decryptWith = (identity: string, file: string): Duplex =>
  Duplex.from(async function* (sealed: Bytes): AsyncGenerator<Uint8Array> {
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    try {
      yield* await decrypter.decrypt(streamOf(sealed))
    } catch (error) {
      if (isSystemError(error)) throw error
      throw new BackupProblem(`${file} cannot be opened: ${reasonOf(error)}.`)
    }
  })

/** The same class has one type of Node and another of browsers. */
const streamOf = (bytes: Bytes) => NodeStream.from(bytes) as unknown as ReadableStream<Uint8Array>

/** The disk failed, not the encryption. */
const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error

const reasonOf = (error: unknown) =>
  error instanceof Error && /no identity matched/.test(error.message)
    ? 'it was encrypted for another key'
    : 'its bytes were changed, or it is not whole'
