import { createHash } from 'node:crypto'
import type { GivenEstimate } from '#db/schema'
import { localise, siteOf } from '~/features/content/public.server'
import { one, type Values } from '~/features/forms/public'
import { privacyWords, type Submission, spendChallenge } from '~/features/forms/public.server'
import { findOffer } from '~/features/listings/public.server'
import { type MailBlock, postIfAllowed, postMail, senderIn } from '~/features/mail/public.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { agencyMail, confirmationMail } from './lead-mails.server'
import { findSameLead } from './leads.repo.server'
import { writeLead } from './write-lead.server'

/** Additions to a lead and its mails beyond the submitted values. */
export type LeadExtras = {
  estimate?: GivenEstimate
  /** For both mails, in the reader's language. @param lead - its number */
  blocks?: (lead: number, reader: Locale, to: 'agency' | 'visitor') => MailBlock[]
  /**
   * Answers the visitor instead of the usual confirmation, in the lead's transaction: what it throws undoes both. It
   * says itself whether the same was asked before.
   */
  answer?: (tx: Db) => Promise<void>
}

/**
 * Stores a lead and posts its mails in one transaction: the enquiry to the agency, and an acknowledgement to the
 * visitor unless their address got too many mails today. A repeated submission within ten minutes is the same lead (F4,
 * F5).
 * @returns its number
 */
export async function saveLead(
  app: App,
  { form, values, page, solved }: Submission,
  { estimate, blocks = () => [], answer }: LeadExtras = {},
): Promise<number> {
  const now = app.clock.now()
  const asked = {
    listing: one(values, 'listing'),
    project: one(values, 'project'),
    unit: one(values, 'unit'),
  }
  const offer = await findOffer(app, asked)
  const site = await siteOf(app.db)
  const home = site.languages.default
  const offerAtHome = await findOffer(app, asked, home)
  const sender = await senderIn(app, app.locale)
  const agencySender = await senderIn(app, home)
  const entry = site.entryByAddress.get(page)
  const article = entry?.kind === 'article' ? entry : undefined
  // A form of an article asks about what the article does, such as one of two vans.
  const digest = digestOf(form.name, values, article && page)
  const articleIn = (reader: Locale) => article && localise(site, reader)(article.title)
  return await app.db.transaction(async (tx) => {
    const same = await findSameLead(tx, digest, now)
    if (same !== undefined && !answer) return same
    await answer?.(tx)
    if (solved) await spendChallenge(tx, solved)
    const email = one(values, 'email').toLowerCase()
    const { id: lead, isSpam } = await writeLead(
      tx,
      app,
      {
        at: now,
        form: form.name,
        locale: app.locale,
        email,
        fields: nonEmptyFields(values),
        listingId: offer?.listing,
        projectId: offer?.project,
        unitId: offer?.unit,
        estimate,
        page,
        consentVersion: privacyWords(app.locale),
        digest,
      },
      offer?.agent?.email,
    )
    const { publicUrl } = app.config
    const mailIn = (locale: Locale) => ({ form, values, publicUrl, locale, article: articleIn(locale) })
    const toAgency = {
      ...mailIn(home),
      to: app.config.mailAgency ?? sender.email,
      offer: offerAtHome,
      link: publicUrl + page,
      blocks: blocks(lead, home, 'agency'),
    }
    // Spam waits in the office, and nobody is told of it (B23).
    if (!isSpam) await postMail(tx, app, agencySender, agencyMail(toAgency))
    if (answer) return lead
    const toVisitor = {
      ...mailIn(app.locale),
      to: email,
      offer,
      // Other addresses have room for words of whoever made them up.
      link: entry && publicUrl + page,
      blocks: blocks(lead, app.locale, 'visitor'),
      answerDays: site.forms.answerDays,
    }
    await postIfAllowed(tx, app, sender, confirmationMail(toVisitor, sender))
    return lead
  })
}

/** Keeps what needs nothing but to be read and answered. */
export async function acceptLead(app: App, submission: Submission): Promise<void> {
  await saveLead(app, submission)
}

const digestOf = (form: string, values: Values, article: string | undefined) =>
  createHash('sha256')
    .update(JSON.stringify([form, nonEmptyFields(values), article]))
    .digest('base64url')

/** The answers; empty fields are left out. */
const nonEmptyFields = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0))
