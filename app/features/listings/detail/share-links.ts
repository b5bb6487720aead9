import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'

const queryOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    // Mail programs do not decode a plus sign, so spaces are %20.
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Opens the visitor's mail program with a message. */
export const mailLink = (message: { subject: string; body: string }) => `mailto:?${queryOf(message)}`

/**
 * Builds the sharing links, with the message filled in.
 * @param url - absolute URL of the page to share
 */
export function shareLinks(title: string, url: string, t: Translate<TextKey>) {
  const subject = t('listings:share.subject', { title })
  const body = t('listings:share.body', { title, url })
  const text = t('listings:share.text', { title, url })
  return [
    { way: 'mail', href: mailLink({ subject, body }) },
    { way: 'whatsapp', href: `https://wa.me/?${queryOf({ text })}` },
    { way: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?${queryOf({ u: url })}` },
  ] as const
}
