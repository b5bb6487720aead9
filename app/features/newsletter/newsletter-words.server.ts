import { createHash } from 'node:crypto'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { signNewsletter } from './sign-newsletter.form'

/** The words beside a form's button or box, as they are now. */
export function agreedWords(locale: Locale, form: string): string[] {
  const t = translateTo(locale)
  const own = form === signNewsletter.name
  const words = own
    ? [t('newsletter:sign.title'), t('newsletter:sign.intro'), t('newsletter:form.sign-newsletter.send')]
    : [t('forms:choice.newsletter.yes')]
  return [...words, t('forms:privacy')]
}

/** Which words somebody agreed to, as a hash in hex: proof of what was asked (F8, F11). */
export function newsletterWords(locale: Locale, form: string): string {
  return createHash('sha256').update(agreedWords(locale, form).join('\n')).digest('hex').slice(0, 16)
}
