import { type Field, type FormDefinition, labelKey, many, one, type Values } from '~/features/forms/public'
import { type Offer, offerBlocks } from '~/features/listings/public.server'
import type { Mail, MailBlock } from '~/features/mail/public.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { formatDay } from '~/kernel/day'
import type { Locale } from '~/kernel/locale'
import { groupPhone } from '~/kernel/phone'
import { readDay } from '~/kernel/typed-day'

type LeadMail = {
  to: string
  form: FormDefinition
  values: Values
  /** The page that showed the form. */
  link: string
  /** Where the site is, without a slash at its end. */
  publicUrl: string
  locale: Locale
  /** What it is about, in the reader's language. */
  offer: Offer | undefined
  /** Title of the article whose page showed the form, in the reader's language. */
  article: string | undefined
  /** What else there is to say, such as an estimate. */
  blocks: MailBlock[]
}

/** To the agency: everything that was said, answered to the visitor. */
export function agencyMail(mail: LeadMail): Mail {
  const { to, form, values, link, publicUrl, locale, offer, article, blocks } = mail
  const t = translateTo(locale)
  const name = fullName(values) || one(values, 'email')
  const title = t(`leads:subject.${wordsOf(form, values)}` as TextKey)
  return {
    kind: 'lead-agency',
    to,
    locale,
    replyTo: one(values, 'email').toLowerCase(),
    content: {
      subject: t('leads:agency.subject', { title, name }),
      title,
      blocks: [
        ...offerBlocks(offer, publicUrl),
        ...headingOf(article),
        { type: 'facts', facts: factsOf(form.fields, values, locale) },
        ...remarkOf(values),
        ...blocks,
        { type: 'links', links: [{ text: t('leads:agency.page'), href: link }] },
      ],
    },
  }
}

/** To the visitor: that it arrived, and what it said. */
export function confirmationMail(mail: LeadMail, agency: string): Mail {
  const { to, form, values, link, publicUrl, locale, offer, article, blocks } = mail
  const t = translateTo(locale)
  return {
    kind: 'lead-confirmation',
    to,
    locale,
    content: {
      subject: t('leads:confirmation.subject', { agency }),
      title: t('leads:confirmation.title', { name: one(values, 'firstName') }),
      blocks: [
        { type: 'text', text: t(`leads:confirmation.${wordsOf(form, values)}` as TextKey) },
        ...offerBlocks(offer, publicUrl),
        ...headingOf(article),
        ...blocks,
        { type: 'heading', text: t('leads:confirmation.yourMessage') },
        { type: 'facts', facts: factsOf(form.fields, values, locale) },
        ...remarkOf(values),
        { type: 'links', links: [{ text: t('leads:confirmation.page'), href: link }] },
        { type: 'note', text: t('leads:confirmation.why', { agency }) },
      ],
    },
  }
}

/** Forms of one name have their own words each. */
function wordsOf({ name, variants }: FormDefinition, values: Values): string {
  const variant = variants && (one(values, 'variant') || variants[0])
  return variant ? `${name}.${variant}` : name
}

const headingOf = (text: string | undefined): MailBlock[] => (text ? [{ type: 'heading', text }] : [])

const fullName = (values: Values) =>
  [one(values, 'firstName'), one(values, 'lastName')].filter(Boolean).join(' ')

const remarkOf = (values: Values): MailBlock[] =>
  one(values, 'remark') ? [{ type: 'quote', text: one(values, 'remark') }] : []

/** Labels and words of what was said, in the reader's language; the remark stands apart. */
function factsOf(fields: readonly Field[], values: Values, locale: Locale) {
  const t = translateTo(locale)
  const say = (field: Field, value: string) =>
    field.choices
      ? t(`forms:choice.${field.name}.${value}` as TextKey)
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
      label: t(labelKey(field)),
      value: many(values, field.name)
        .map((value) => say(field, value))
        .join(', '),
    }))
}

function dayIn(typed: string, locale: Locale): string {
  const day = readDay(typed)
  return typeof day === 'string' ? formatDay(day, locale) : typed
}
