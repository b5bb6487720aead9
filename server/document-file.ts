import {
  type AccessRefusal,
  type DocumentFiles,
  documentAccess,
  type DocumentFile as File,
  ownerOf,
} from '~/features/documents/public.server'
import { documentFileName } from '~/features/listings/public.server'
import { pathTo } from '~/i18n/path-to'
import { inLocale, type Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { inTime, lookUpMs } from './deadline'
import { documentPath } from './document-path'
import { streamFile } from './stream-file'

const wholeDocumentPath = new RegExp(`^${documentPath.source}$`)

/** The number of the document in a path of a language; undefined without one. */
export function documentAt(pathname: string, locale: Locale): number | undefined {
  const folder = pathTo(locale, 'documents')
  if (!pathname.startsWith(folder)) return undefined
  const id = wholeDocumentPath.exec(pathname.slice(folder.length))?.groups?.id
  return id === undefined ? undefined : Number(id)
}

/** A document as a file, or why access is refused. */
export async function documentFile(
  request: Request,
  services: Services,
  files: DocumentFiles,
  { id, locale }: { id: number; locale: Locale },
): Promise<Response | AccessRefusal> {
  const token = new URL(request.url).searchParams.get('token')
  const access = await inTime(documentAccess(services, id, token), lookUpMs)
  if (!('document' in access)) return access
  const { document } = access
  const found = await files.find(document)
  if (!found) return { reason: 'unavailable', owner: ownerOf(document) }
  const name = inLocale(document.names, locale, locale)
  return await streamFile(
    request,
    found,
    headersOf(found, documentFileName({ ...document, name }), document.public),
  )
}

/** Files that browsers cannot show are downloaded; uploads never run as one of our pages. */
const headersOf = ({ type }: File, name: string, isPublic: boolean) => ({
  'content-type': type,
  'content-disposition': `${type === 'application/octet-stream' ? 'attachment' : 'inline'}; filename="${name}"`,
  'cache-control': isPublic ? 'public, max-age=300' : 'private, no-store',
  'x-robots-tag': 'noindex',
})
