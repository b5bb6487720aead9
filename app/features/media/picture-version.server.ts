import { createHash } from 'node:crypto'
import { memo } from '~/kernel/memo'

/**
 * Eight hexadecimal digits that change when the picture does. A feed may replace the picture behind an id: the
 * version stands in the address, in the kept original's name and in every variant's, so nothing old is shown.
 * @param url - where the original is: an https address, or a path beside the feed file
 * @param modified - anything that changes when the file behind the same `url` does, such as its modification
 * time; a feed of addresses has none, there a new picture must come with a new address
 */
export function pictureVersion(url: string, modified = ''): string {
  return versionOf(`${url}\n${modified}`)
}

const versionOf = memo((source) => createHash('sha256').update(source).digest('hex').slice(0, 8))
