import type { App } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { type DocumentRow, findDocument } from './documents.repo.server'

/** Days that the links of a mail are valid for. */
export const linkDays = 7

const links = defineSignedLinks<{ id: number }>('documents', { days: linkDays })

/** Why a document is not opened. `unavailable`: its file does not answer just now. */
export type AccessRefusal = {
  reason: 'gone' | 'by-request' | 'expired' | 'unavailable'
  /** What it belongs to, where it is still offered. */
  owner?: { listing: string } | { project: string }
}

export type DocumentAccess = { document: DocumentRow } | AccessRefusal

const most = 2_147_483_647

/**
 * Whether a document may be opened: a public one by everybody, another by who holds a link that we signed and that is
 * not too old, and each only while its listing is offered (F6).
 */
export async function documentAccess(
  app: Pick<App, 'db' | 'secret' | 'clock'>,
  id: number,
  token: string | null,
): Promise<DocumentAccess> {
  const document = id <= most ? await findDocument(app.db, id) : undefined
  if (!document?.isOpen) return { reason: 'gone' }
  if (document.public) return { document }
  const owner = ownerOf(document)
  if (token === null) return { reason: 'by-request', owner }
  const signed = links.read(app, token)
  return signed?.id === id ? { document } : { reason: 'expired', owner }
}

/** What is added to a document's address so that it opens until an instant. */
export const documentToken = (app: Pick<App, 'secret' | 'clock'>, id: number, until?: Date): string =>
  links.toToken(app, { id }, until)

export const ownerOf = ({ listingId, projectId }: DocumentRow): NonNullable<AccessRefusal['owner']> =>
  listingId === null ? { project: String(projectId) } : { listing: String(listingId) }
