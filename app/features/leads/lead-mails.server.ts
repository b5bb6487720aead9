import {
  choiceText,
  type Field,
  type FormDefinition,
  formKey,
  fullNameIn,
  labelText,
  many,
  one,
  type Values,
  variantIn,
} from '~/features/forms/public'
import { agentBlocks, type Offer, offerBlocks } from '~/features/listings/public.server'
import type { Mail, MailBlock, MailFact, MailSender } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import { formatDay } from '~/kernel/day'
import type { Locale } from '~/kernel/locale'
import { groupPhone } from '~/kernel/phone'
import { readDay } from '~/kernel/typed-day'

type LeadMail = {
  to: string
  form: FormDefinition
  values: Values
  /** Origin of the site, without a trailing slash. */
  publicUrl: string
  locale: Locale
  /** The listing, unit or project in question, in the reader's language. */
  offer: Offer | undefined
  /** Title of the article whose page showed the form, in the reader's language. */
  article: string | undefined
  /** Further facts, such as an estimate. */
  blocks: MailBlock[]
}

/** The enquiry for the agency; its reply goes to the visitor. @property link - the page that showed the form */
export function agencyMail(mail: LeadMail & { link: string }): Mail {
  const { to, form, values, link, publicUrl, locale, offer, article, blocks } = mail
  const t = translateTo(locale)
  const name = fullNameIn(values) || one(values, 'email')
  const title = t(formKey(form, 'subject', variantIn(form, values)))
  return {
    kind: 'lead-agency',
    audience: 'agency',
    to,
    locale,
    replyTo: one(values, 'email').toLowerCase(),
    content: {
      subject: t('leads:agency.subject', { title, name }),
      title,
      blocks: [
        ...offerBlocks(offer, publicUrl),
        ...headingOf(article),
        { type: 'facts', facts: factsOf(form, values, locale) },
        ...remarkOf(values),
        ...blocks,
        { type: 'links', links: [{ text: t('leads:agency.page'), href: link }] },
      ],
    },
  }
}

/** Forms with a question that somebody answers; others say themselves what happens next. */
export const questions: ReadonlySet<string> = new Set(['contact-me', 'contact-construction', 'site-contact'])

type Confirmation = LeadMail & {
  /** The page that showed the form, if it is one of the agency's. */
  link: string | undefined
  /** Working days within which the agency says that it usually answers. */
  answerDays: number | undefined
}

/**
 * The acknowledgement for the visitor: what it is about, and how to reach the agency. The address may be somebody
 * else's, so it repeats nothing that was typed (S-01).
 */
export function confirmationMail(mail: Confirmation, agency: MailSender): Mail {
  const { to, form, values, link, publicUrl, locale, offer, article, blocks, answerDays } = mail
  const t = translateTo(locale)
  const back = link ?? (offer && publicUrl + offer.href)
  const { name, phone, email } = agency
  return {
    kind: 'lead-confirmation',
    audience: 'unconfirmed',
    to,
    locale,
    content: {
      subject: t('leads:confirmation.subject', { agency: name }),
      title: t('leads:confirmation.title'),
      blocks: [
        { type: 'text', text: t(formKey(form, 'confirmation', variantIn(form, values))) },
        ...(answerDays && questions.has(form.name)
          ? [{ type: 'text' as const, text: t('leads:confirmation.soon', { count: answerDays }) }]
          : []),
        ...offerBlocks(offer, publicUrl),
        ...agentBlocks(offer, t('listings:contact.agent')),
        ...headingOf(article),
        ...blocks,
        ...chosenOf(form, values, locale),
        { type: 'text', text: t('leads:confirmation.reach', { phone, email }) },
        // One button: what the mail brings comes before the way back.
        ...(back && !blocks.some(({ type }) => type === 'button')
          ? [{ type: 'button' as const, text: t('leads:confirmation.page'), href: back }]
          : []),
        { type: 'note', text: t('leads:confirmation.why', { agency: name }) },
      ],
    },
  }
}

const headingOf = (text: string | undefined): MailBlock[] => (text ? [{ type: 'heading', text }] : [])

const remarkOf = (values: Values): MailBlock[] =>
  one(values, 'remark') ? [{ type: 'quote', text: one(values, 'remark') }] : []

/** Values chosen from lists, and dates. The form of address is left out: only the agency needs it. */
function chosenOf({ room, fields }: FormDefinition, values: Values, locale: Locale): MailBlock[] {
  const chosen = fields.filter(({ name, choices }) => choices && name !== 'title')
  const known = chosen.map(({ name, choices }): [string, string[]] => [
    name,
    many(values, name).filter((value) => choices?.includes(value)),
  ])
  const days = fields.filter(
    ({ name, kind }) => kind === 'date' && typeof readDay(one(values, name)) === 'string',
  )
  const facts = factsOf(
    { room, fields: [...days, ...chosen] },
    { ...values, ...Object.fromEntries(known) },
    locale,
  )
  return facts.length > 0 ? [{ type: 'facts', facts }] : []
}

/** Labels and values of the enquiry in the reader's language; the remark is separate. */
export function factsOf(
  { room, fields }: Pick<FormDefinition, 'room' | 'fields'>,
  values: Values,
  locale: Locale,
): MailFact[] {
  const t = translateTo(locale)
  const formatValue = (field: Field, value: string) =>
    field.choices
      ? choiceText(t, room, field, value)
      : field.kind === 'phone'
        ? groupPhone(value)
        : field.kind === 'date'
          ? dayIn(value, locale)
          : value
  return fields
    .filter(
      (field) => field.name !== 'remark' && field.kind !== 'hidden' && many(values, field.name).length > 0,
    )
    .map((field) => ({
      label: labelText(t, room, field),
      value: many(values, field.name)
        .map((value) => formatValue(field, value))
        .join(', '),
    }))
}

function dayIn(typed: string, locale: Locale): string {
  const day = readDay(typed)
  return typeof day === 'string' ? formatDay(day, locale) : typed
}
