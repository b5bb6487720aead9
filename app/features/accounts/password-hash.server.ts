import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * What a guess costs: memory in KiB, passes over it, lanes.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html, "Argon2id"
 */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
/** Bytes. @see RFC 9106, 3.1 */
const saltLength = 16
const tagLength = 32

const derive = promisify(argon2)
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** @returns the hash in PHC form: it says by itself what it cost */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltLength)
  const tag = await derive('argon2id', { ...cost, message: messageOf(password), nonce, tagLength })
  return written(nonce, tag)
}

function written(nonce: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

/**
 * Whether a password is the one that was hashed.
 * @param hash - none: takes as long, and is never true, so that nobody learns whether there is an account
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const { tag, ...parameters } = read(hash ?? dummyHash)
  const made = await derive('argon2id', { ...parameters, message: messageOf(password) })
  return timingSafeEqual(made, tag) && typeof hash === 'string'
}

/** Hash of no password, so that a missing account takes as long to check. */
const dummyHash = written(randomBytes(saltLength), randomBytes(tagLength))

type Hash = Omit<Argon2Parameters, 'message'> & { tag: Buffer }

function read(hash: string): Hash {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? []
  const bytes = Buffer.from(tag, 'base64')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: bytes.length,
    tag: bytes,
  }
}

/** The same letters typed on another keyboard are the same password. @see NIST SP 800-63B, 3.1.1.2 */
const messageOf = (password: string) => password.normalize('NFKC')
