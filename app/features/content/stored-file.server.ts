import path from 'node:path'

/** Folder of the site's files. */
export const siteFolder = (dataDir: string): string => path.join(dataDir, 'site')

/** The name is a hash of the content, so that a stored file is never rewritten. */
export const storedFileName = ({ name, hash }: { name: string; hash: string }): string =>
  `${hash.slice(0, 32)}${path.extname(name).toLowerCase()}`
