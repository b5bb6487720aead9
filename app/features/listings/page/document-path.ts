import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import { slugOf } from '~/kernel/slug'

type Named = { id: number; name: string; url: string }

/** The ending of a file's address, in lower case. */
export const extensionOf = (url: string): string | undefined =>
  /[^/]\.([a-z0-9]{2,4})$/i.exec(URL.parse(url)?.pathname ?? url)?.[1]?.toLowerCase()

/** What a document is called when it is saved. */
export const documentFileName = ({ id, name, url }: Named): string =>
  `${slugOf(name) || `document-${id}`}.${extensionOf(url) ?? 'pdf'}`

/** Where a document is opened: its number counts, the name is for people. */
export const documentPath = (locale: Locale, document: Named): string =>
  `${pathTo(locale, 'documents')}${document.id}/${documentFileName(document)}`
