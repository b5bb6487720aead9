import { createHash, randomBytes } from 'node:crypto'

/** 128 random bits: what a cookie or a link holds. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** What is kept of a token. It is random, so that a quick hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
