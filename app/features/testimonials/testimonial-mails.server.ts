import type { Mail } from '~/features/mail/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { decisionLink } from './testimonial-link.server'

type TestimonialFields = { name: string; about: string; website: string; comment: string; email: string }

/** Mail to the agency: the testimonial, its picture, and links to decide. */
export function agencyMail(
  app: App,
  testimonial: TestimonialFields & { id: number; picture: Buffer | undefined },
  to: string,
  locale: Locale,
): Mail {
  const t = translateTo(locale)
  const link = (decision: 'approve' | 'refuse') => decisionLink(app, testimonial.id, decision, locale)
  return {
    kind: 'testimonial-agency',
    audience: 'agency',
    to,
    locale,
    replyTo: testimonial.email,
    content: {
      subject: t('testimonials:agency.subject', { name: testimonial.name }),
      title: t('testimonials:agency.title'),
      blocks: [
        { type: 'text', text: t('testimonials:agency.text') },
        { type: 'facts', facts: factsOf(testimonial, locale) },
        { type: 'quote', text: testimonial.comment },
        ...(testimonial.picture ? [{ type: 'text' as const, text: t('testimonials:agency.picture') }] : []),
        { type: 'button', text: t('testimonials:agency.approve'), href: link('approve') },
        { type: 'links', links: [{ text: t('testimonials:agency.refuse'), href: link('refuse') }] },
        { type: 'note', text: t('testimonials:agency.later') },
      ],
    },
    ...(testimonial.picture ? { attachments: [attached(testimonial.picture)] } : {}),
  }
}

const attached = (bytes: Buffer) => ({
  name: 'testimonial.jpeg',
  type: 'image/jpeg',
  content: bytes.toString('base64'),
  encoding: 'base64' as const,
})

/** Mail to the author: acknowledges the testimonial without repeating it (S-01), and says how to have it erased. */
export function authorMail({ locale, config }: App, to: string, agency: string): Mail {
  const t = translateTo(locale)
  return {
    kind: 'testimonial-confirmation',
    audience: 'unconfirmed',
    to,
    locale,
    content: {
      subject: t('testimonials:author.subject', { agency }),
      title: t('testimonials:author.title'),
      blocks: [
        { type: 'text', text: t('testimonials:author.text') },
        {
          type: 'note',
          text: t('testimonials:author.why', { agency }),
          link: { text: t('testimonials:author.erase'), href: config.publicUrl + pathTo(locale, 'my-data') },
        },
      ],
    },
  }
}

function factsOf({ name, about, website, email }: TestimonialFields, locale: Locale) {
  const t = translateTo(locale)
  return [
    { label: t('testimonials:field.name'), value: name },
    { label: t('testimonials:field.about'), value: about },
    { label: t('testimonials:field.website'), value: website },
    { label: t('forms:field.email'), value: email },
  ].filter(({ value }) => value !== '')
}
