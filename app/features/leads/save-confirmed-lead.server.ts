import { createHash } from 'node:crypto'
import { siteOf } from '~/features/content/public.server'
import { type FormDefinition, one, type Values } from '~/features/forms/public'
import { privacyWords } from '~/features/forms/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { agencyMail } from './lead-mails.server'
import { writeLead } from './write-lead.server'

type KeptLead = {
  form: FormDefinition
  values: Values
  /** Path of the page that showed the form. */
  page: string
  /** The visitor's language. */
  locale: Locale
  /** Localised values whose texts come from data, in the agency's language. */
  worded: (locale: Locale) => Promise<Values>
}

/** Saves a lead whose visitor has already been answered, and mails the agency, in the caller's transaction. */
export async function saveConfirmedLead(
  tx: Db,
  app: Services,
  { form, values, page, locale, worded }: KeptLead,
) {
  const { languages } = await siteOf(app.db)
  const agencySender = await senderIn(app, languages.default)
  const email = one(values, 'email').toLowerCase()
  const { isSpam } = await writeLead(tx, app, {
    at: app.clock.now(),
    form: form.name,
    locale,
    email,
    fields: values,
    page,
    consentVersion: privacyWords(locale),
    digest: createHash('sha256')
      .update(JSON.stringify([form.name, values]))
      .digest('base64url'),
  })
  // Spam waits in the office, and nobody is told of it (B23).
  if (isSpam) return
  const localised = await worded(languages.default)
  const mail = agencyMail({
    to: app.config.mailAgency ?? agencySender.email,
    form,
    values: localised,
    link: app.config.publicUrl + page,
    publicUrl: app.config.publicUrl,
    article: undefined,
    blocks: [],
    locale: languages.default,
    offer: undefined,
  })
  await postMail(tx, app, agencySender, mail)
}
