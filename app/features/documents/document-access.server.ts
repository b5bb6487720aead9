import { brusselsDay } from '~/kernel/calendar'
import { addDays, brusselsInstant, dayMinutes } from '~/kernel/wall-time'
import type { App } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { type DocumentRow, findDocument } from './documents.repo.server'

/** Validity of mailed links, in days; the last one is a whole day. */
export const linkDays = 7

/** Until when links are good that are mailed at an instant: to the end in Brussels of the day that their mail names. */
export function linksEnd(at: Date): Date {
  const day = addDays(brusselsDay(at), linkDays)
  const dayEnd = brusselsInstant(day, dayMinutes) ?? new Date(at.getTime() + linkDays * 86_400_000)
  return new Date(dayEnd.getTime() - 1)
}

const links = defineSignedLinks<{ id: number }>('documents', { days: linkDays })

/** Why access to a document is refused. `unavailable`: its file cannot be fetched at the moment. */
export type AccessRefusal = {
  reason: 'gone' | 'by-request' | 'expired' | 'unavailable'
  /** Its listing or project, if that is still available. */
  owner?: { listing: string } | { project: string }
}

export type DocumentAccess = { document: DocumentRow } | AccessRefusal

const most = 2_147_483_647

/**
 * Decides about access to a document: public ones are open to everybody, others need a valid signed link, and both
 * require that the listing is still available (F6).
 */
export async function documentAccess(
  app: Pick<App, 'db' | 'keys' | 'clock'>,
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

/** Creates the token that opens a document until an instant. */
export const documentToken = (app: Pick<App, 'keys' | 'clock'>, id: number, until: Date): string =>
  links.toToken(app, { id }, until)

export const ownerOf = ({ listingId, projectId }: DocumentRow): NonNullable<AccessRefusal['owner']> =>
  listingId === null ? { project: String(projectId) } : { listing: String(listingId) }
