import { argon2Sync } from 'node:crypto'

/** The hash of a password that costs nothing to check, and says so as every hash does: for hundreds of guesses. */
export function cheapHash(password: string): string {
  const [nonce, tagLength] = [Buffer.alloc(16, 'salt'), 32]
  const tag = argon2Sync('argon2id', {
    memory: 8,
    passes: 1,
    parallelism: 1,
    message: password,
    nonce,
    tagLength,
  })
  const [salt, made] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${made}`
}
