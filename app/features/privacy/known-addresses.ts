/**
 * Mail addresses in a text, in lower case. A character before the address may belong to it or to the sentence
 * (`'ada@post.example'`, `to:ada@post.example`), so every reading is returned: they are only compared with hashes.
 */
export function addressesIn(text: string): string[] {
  return [...text.toLowerCase().matchAll(written)].flatMap(([, local = '', domain = '']) =>
    readings(local).flatMap((mailbox) => endings(domain).map((host) => `${mailbox}@${host}`)),
  )
}

/** What `isMailAddress` takes, without its bounds. */
const written = /([a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@([a-z0-9.-]+)/g

/** The whole, and what follows each sign in it. */
function readings(local: string): string[] {
  const starts = [...local.matchAll(/[^a-z0-9]/g)].flatMap(({ index }) => [index, index + 1])
  return [...new Set([0, ...starts])].map((start) => local.slice(start)).filter((mailbox) => mailbox !== '')
}

/** The whole and what ends before each of its dots, for a sentence that goes on without a space. */
function endings(domain: string): string[] {
  const labels = domain.replace(/[.-]+$/, '').split('.')
  return labels.slice(1).map((_, last) => labels.slice(0, last + 2).join('.'))
}
