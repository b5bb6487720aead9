import { randomUUID } from 'node:crypto'
import { siteOf, spokenLocale } from '~/features/content/public.server'
import { findMailStates, senderIn } from '~/features/mail/public.server'
import type { Locale } from '~/kernel/locale'
import { shapeOf } from '~/platform/office/may-act.server'
import type { Loading } from '~/platform/office/may-load.server'
import { readId } from '~/platform/office/read-id'
import { findLead } from '../lead.repo.server'
import { readerOf } from '../reader.server'
import { findMailEntries } from './answer.repo.server'
import { answerAct, answerAgainAct } from './answer-acts.server'
import { answerValues, signatureOf } from './answer-values.server'
import { placeholderWords } from './placeholder-words.server'
import { fillPlaceholders } from './placeholders'
import { findTemplates, type Template } from './templates.repo.server'

type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>

/** What the lead's page shows of answers: the form, filled in from the template of the address, and what was sent. */
export async function leadAnswer(loading: Loading) {
  const { app, params, url } = loading
  const found = await findLead(app.db, readId(params.id), readerOf(loading))
  if (!found) return undefined
  const [site, templates, entries] = await Promise.all([
    siteOf(app.db),
    findTemplates(app.db),
    findMailEntries(app.db, found.id),
  ])
  const lead = { ...found, locale: spokenLocale(site, found.locale) }
  const { languages } = site
  const states = await findMailStates(
    app.db,
    entries.map(({ mailId }) => mailId),
  )
  const chosen = templates.find(({ id }) => String(id) === url.searchParams.get('template'))
  const text = chosen && textIn(chosen, lead.locale, languages.default)
  return {
    ...(await filledIn(loading, lead, text)),
    template: chosen ? String(chosen.id) : '',
    templates: templates
      .filter((one) => textIn(one, lead.locale, languages.default))
      .map(({ id, name }) => ({ id: String(id), name })),
    email: states.find(({ id }) => id === entries[0]?.mailId)?.recipient ?? lead.email ?? '',
    language: lead.locale,
    replyTo: loading.member.email,
    once: randomUUID(),
    revision: String(lead.revision),
    failed: states.filter(({ state }) => state === 'failed').map(({ id, recipient }) => ({ id, recipient })),
    mailStates: states.map(({ id, state }) => ({ id, state })),
    answer: shapeOf(answerAct, loading),
    again: shapeOf(answerAgainAct, loading),
  }
}

/** In the visitor's language, else in that of the agency. */
const textIn = ({ texts }: Template, locale: Locale, home: Locale) => texts[locale] ?? texts[home]

async function filledIn(
  { app, member }: Loading,
  lead: Lead,
  text: { subject: string; body: string } | undefined,
) {
  const sender = await senderIn(app, lead.locale)
  const signature = await signatureOf(app, member, sender)
  if (!text) return { subject: '', body: '', signature }
  const [words, values] = [placeholderWords(), await answerValues(app, lead, member, sender)]
  const filled = (part: string) => fillPlaceholders(part, words, values).text
  return { subject: filled(text.subject), body: filled(text.body), signature }
}

export type ShownAnswer = NonNullable<Awaited<ReturnType<typeof leadAnswer>>>
