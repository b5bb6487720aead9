import { officePath } from '~/i18n/office-table'
import type { TextKey } from '~/i18n/text-keys'
import { textOr } from '~/i18n/text-or'
import type { Translate } from '~/i18n/translate'

type Say = Translate<TextKey>

/** An act in the member's language; one that has no text is shown by its name, such as `members.invite`. */
export const actName = (t: Say, act: string): string => textOr(t, `office:act.${act}`, act)

/** The name of a value that an act changed. */
export const fieldName = (t: Say, field: string): string => textOr(t, `office:log.field.${field}`, field)

/** A value of it: what is chosen from a list has a name in each language. */
export function valueText(t: Say, field: string, value: string): string {
  if (field === 'role') return textOr(t, `office:role.${value}`, value)
  if (field === 'address') return textOr(t, `office:log.address.${value}`, value)
  if (field === 'locale') return textOr(t, `ui:languages.${value}`, value)
  // What somebody typed is a value too, and may be a word that is the name of a state.
  return field === 'name' ? value : textOr(t, `office:log.value.${value}`, value)
}

/** What an act was done to, with its page if it has one: a member by name, a mail by number. */
export function subjectOf(
  t: Say,
  subject: string,
  actors: readonly { id: number; name: string }[],
): { text: string; href?: string } {
  const [kind, number = ''] = subject.split('/')
  if (kind === 'staff') return { text: actors.find(({ id }) => String(id) === number)?.name ?? subject }
  if (kind === 'testimonials')
    return {
      text: t('office:log.testimonial', { number }),
      href: officePath('testimonials.testimonial', { id: number }),
    }
  if (kind === 'leads' && /^[1-9]\d*$/.test(number))
    return { text: t('office:log.lead', { number }), href: officePath('leads.lead', { id: number }) }
  if (subject === 'leads') return { text: t('office:page.leads'), href: officePath('leads') }
  if (kind === 'webhook') return { text: t('office:page.webhook'), href: officePath('webhook') }
  if (kind === 'templates')
    return {
      text: t('office:log.template', { number }),
      href: officePath('templates.template', { id: number }),
    }
  if (kind === 'people')
    return { text: t('office:log.person', { number }), href: officePath('people.person', { id: number }) }
  if (kind === 'demands')
    return number
      ? { text: t('office:log.alert'), href: officePath('alerts.alert', { id: number }) }
      : { text: t('office:log.alerts'), href: officePath('alerts') }
  if (kind === 'newsletter')
    return {
      text: t('office:page.newsletter'),
      href: number ? officePath('newsletter.subscriber', { id: number }) : officePath('newsletter'),
    }
  if (kind === 'news')
    return {
      text: t('office:log.news', { name: number }),
      href: officePath('newsletter.news', { id: number }),
    }
  if (kind === 'imports')
    return { text: t('office:log.import', { number }), href: officePath('imports.run', { id: number }) }
  if (kind !== 'mails') return { text: subject }
  if (!/^[1-9]\d*$/.test(number)) return { text: t('office:log.mails'), href: officePath('outbox') }
  return { text: t('office:log.mail', { number }), href: officePath('outbox.mail', { id: number }) }
}
