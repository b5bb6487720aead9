import { createHash } from 'node:crypto'
import { siteOf } from '~/features/content/public.server'
import { one, type Values } from '~/features/forms/public'
import { privacyWords, type Submission, spendChallenge } from '~/features/forms/public.server'
import { findOffer } from '~/features/listings/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import type { App } from '~/platform/app.server'
import { agencyMail, confirmationMail } from './lead-mails.server'
import { hasLeadSince, insertLead, lockDigest } from './leads.repo.server'

/** Minutes within which the same once more is a second press of the button. */
const doubleWithin = 10

/**
 * Keeps a lead and asks for its mails, in one transaction: to the agency what was said, to the visitor that it
 * arrived. The same once more within ten minutes is the same lead (F4, F5).
 */
export async function acceptLead(app: App, { form, values, page, met }: Submission): Promise<void> {
  const now = app.clock.now()
  const digest = digestOf(form.name, values)
  const asked = {
    listing: one(values, 'listing'),
    project: one(values, 'project'),
    unit: one(values, 'unit'),
  }
  const offer = await findOffer(app, asked)
  const { languages } = await siteOf(app.db)
  const offerAtHome = await findOffer(app, asked, languages.default)
  const sender = await senderIn(app, app.locale)
  const atHome = await senderIn(app, languages.default)
  await app.db.transaction(async (tx) => {
    await lockDigest(tx, digest)
    if (await hasLeadSince(tx, digest, new Date(now.getTime() - doubleWithin * 60_000))) return
    if (met) await spendChallenge(tx, met)
    const email = one(values, 'email').toLowerCase()
    await insertLead(tx, {
      at: now,
      form: form.name,
      locale: app.locale,
      email,
      fields: said(values),
      listingId: offer?.listing,
      projectId: offer?.project,
      unitId: offer?.unit,
      page,
      consentVersion: privacyWords(app.locale),
      digest,
    })
    const common = { form, values, link: app.config.publicUrl + page, publicUrl: app.config.publicUrl }
    const to = app.config.mailAgency ?? sender.email
    const toAgency = { ...common, to, locale: languages.default, offer: offerAtHome }
    await postMail(tx, app, atHome, agencyMail(toAgency))
    const toVisitor = { ...common, to: email, locale: app.locale, offer }
    const confirmation = confirmationMail(toVisitor, sender.name)
    await postMail(tx, app, sender, confirmation)
  })
}

const digestOf = (form: string, values: Values) =>
  createHash('sha256')
    .update(JSON.stringify([form, said(values)]))
    .digest('base64url')

/** What was said; fields left empty are left out. */
const said = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0))
