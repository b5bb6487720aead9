import path from 'node:path'

/** Folder of the site's files, in the storage. */
export const siteFolder = 'site/'

/** The name is a hash of the content, so that a stored file is never rewritten. */
export const storedFileName = ({ name, hash }: { name: string; hash: string }): string =>
  `${hash.slice(0, 32)}${path.extname(name).toLowerCase()}`

/** Where a file of the site is stored. */
export const siteKey = (file: { name: string; hash: string }): string => siteFolder + storedFileName(file)
