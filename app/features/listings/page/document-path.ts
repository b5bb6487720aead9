import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import { slugOf } from '~/kernel/slug'

type ListingDocument = { id: number; name: string; url: string }

/** The extension of a file's address, in lower case. */
export const extensionOf = (url: string): string | undefined =>
  /[^/]\.([a-z0-9]{2,4})$/i.exec(URL.parse(url)?.pathname ?? url)?.[1]?.toLowerCase()

/** File name of a saved document. */
export const documentFileName = ({ id, name, url }: ListingDocument): string =>
  `${slugOf(name) || `document-${id}`}.${extensionOf(url) ?? 'pdf'}`

/** Path of a document: its number identifies it, the name is for readers. */
export const documentPath = (locale: Locale, document: ListingDocument): string =>
  `${pathTo(locale, 'documents')}${document.id}/${documentFileName(document)}`
