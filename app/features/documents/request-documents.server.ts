import { siteOf } from '~/features/content/public.server'
import { one } from '~/features/forms/public'
import type { AcceptResult, Submission } from '~/features/forms/public.server'
import { findOffer, type Offer } from '~/features/listings/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { linksEnd } from './document-access.server'
import { claimRequest, type DocumentOwner, findDocumentsOf } from './documents.repo.server'
import { documentsMail } from './documents-mails.server'

/** Saves the lead, and runs `answer` in its transaction. */
export type SaveLead = (
  app: App,
  submission: Submission,
  extras: { answer: (tx: Db) => Promise<void> },
) => Promise<unknown>

class AskedBefore extends Error {}

/**
 * Mails links to the documents of a listing or project that expire after a week, and saves a lead for the agency. A
 * repeated request while the links are valid gets a message instead (F6).
 */
export async function requestDocuments(
  app: App,
  submission: Submission,
  keepLead: SaveLead,
): Promise<AcceptResult> {
  const { values } = submission
  const offer = await findOffer(app, { listing: one(values, 'listing'), project: one(values, 'project') })
  const owner = ownerOf(offer)
  const documents = owner ? await findDocumentsOf(app.db, owner) : []
  const asked = documents.some((document) => document.isOpen && !document.public)
  if (!offer || !owner || !asked) return { problems: [{ field: 'email', problem: 'documentsNone' }] }
  const [site, sender] = await Promise.all([siteOf(app.db), senderIn(app, app.locale)])
  const at = app.clock.now()
  const until = linksEnd(at)
  const to = one(values, 'email').toLowerCase()
  try {
    const answer = async (tx: Db) => {
      if (!(await claimRequest(tx, to, owner, { at, until }))) throw new AskedBefore()
      const reader = { to, agency: sender.name }
      const mail = documentsMail(app, { reader, offer, documents, until, fallback: site.languages.default })
      await postMail(tx, app, sender, mail)
    }
    await keepLead(app, submission, { answer })
  } catch (error) {
    if (error instanceof AskedBefore) return { problems: [{ field: 'email', problem: 'documentsAlready' }] }
    throw error
  }
  return undefined
}

function ownerOf(offer: Offer | undefined): DocumentOwner | undefined {
  if (offer?.listing) return { listing: offer.listing }
  return offer?.project ? { project: offer.project } : undefined
}
