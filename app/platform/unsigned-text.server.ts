import type { Services } from './app.server'
import { hasEnded, type Purpose, purposeOf, signAgain, signaturePattern } from './signed-links.server'

type Signing = Pick<Services, 'keys' | 'clock'>

const token = new RegExp(`(?<![\\w-])([\\w-]+)\\.${signaturePattern}(?![\\w-])`, 'g')
const unsignedToken = /(?<![\w-])[\w-]+\.unsigned\.[\w-]+\.[\w-]+/g

/**
 * A text for the database: each signed link that is good loses its signature, so that a copy of the database opens
 * nothing (S-12). What was typed to look like such a link is cut out: nobody writes by hand what `signText` would sign.
 * @param key - a word of this text alone
 */
export const unsignText = (services: Signing, text: string, key: string): string =>
  text.replace(unsignedWith(key), '…').replace(token, (whole, body: string) => {
    const purpose = purposeOf(services, whole)
    return purpose ? `${body}.unsigned.${purpose}.${key}` : whole
  })

/**
 * The same text with fresh signatures, for its reader.
 * @param time - `new` for what we wrote. What somebody typed keeps its `old` end: nobody renews a link by typing it
 */
export const signText = (services: Signing, text: string, key: string, time: 'new' | 'old'): string =>
  text.replace(unsignedWith(key), (_, body: string, purpose: Purpose) =>
    signAgain(services, purpose, body, time),
  )

/** What the links of a text are for, and whether fresh signatures would still come too late. */
export const unsignedLinksIn = (
  services: Pick<Signing, 'clock'>,
  text: string,
  key: string,
): UnsignedLink[] =>
  [...text.matchAll(unsignedWith(key))].map(([, body = '', purpose]) => ({
    purpose: purpose as Purpose,
    isOver: hasEnded(services, body),
  }))

type UnsignedLink = { purpose: Purpose; isOver: boolean }

const unsignedWith = (key: string) => new RegExp(`(?<![\\w-])([\\w-]+)\\.unsigned\\.([a-z-]+)\\.${key}`, 'g')

/** The same text without what its links carry, for readers who must not follow them. */
export const withoutTokens = (text: string): string => text.replace(unsignedToken, '…').replace(token, '…')
