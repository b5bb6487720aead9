/** Media types of the files that a site may have, by their extension, for each use that content has for a file. */
const types = {
  drawing: { '.svg': 'image/svg+xml' },
  picture: {
    '.webp': 'image/webp',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.avif': 'image/avif',
    '.gif': 'image/gif',
  },
  film: { '.mp4': 'video/mp4', '.webm': 'video/webm' },
}

export type FileUse = keyof typeof types

const mimetypes: Readonly<Record<string, string>> = { ...types.drawing, ...types.picture, ...types.film }

const extensionOf = (name: string) => /\.\w+$/.exec(name)?.[0].toLowerCase() ?? ''

/** The media type that a file's name says; undefined if a site has no such files. */
export const mimetypeOf = (name: string): string | undefined => mimetypes[extensionOf(name)]

/** All types that a site's files may have, as a message lists them. */
export const allTypes = Object.keys(mimetypes).join(', ')

/** Why a file cannot be shown where content names it; undefined if it can. */
export const misuseOf = (name: string, use: FileUse): string | undefined =>
  extensionOf(name) in types[use] ? undefined : `is not of type ${Object.keys(types[use]).join(', ')}`
