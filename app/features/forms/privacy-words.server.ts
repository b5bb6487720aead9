import { createHash } from 'node:crypto'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'

/** Which words on privacy stood beside the button, as a hash in hex: proof of what was shown (F11). */
export function privacyWords(locale: Locale): string {
  const t = translateTo(locale)
  const words = [t('forms:privacy'), t('forms:choice.newsletter.yes')]
  return createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16)
}
