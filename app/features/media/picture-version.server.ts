import { hash } from 'node:crypto'
import { memo } from '~/kernel/memo'

/**
 * Returns eight hexadecimal digits that change with the picture. A feed may replace the picture behind an id: the
 * version is part of the address and of all stored file names, so no outdated picture is shown.
 * @param url - of the original: an https address, or a path relative to the feed file
 * @param modified - anything that changes with the file behind the same `url`, such as its modification time; absent
 * for feeds of addresses, where a new picture needs a new address
 */
export function pictureVersion(url: string, modified = ''): string {
  return versionOf(`${url}\n${modified}`)
}

const versionOf = memo((source) => hash('sha256', source).slice(0, 8))
