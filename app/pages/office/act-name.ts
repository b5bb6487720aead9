import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'

/** An act in the member's language; one that has no text is shown by its name, such as `members.invite`. */
export function actName(t: Translate<TextKey>, act: string): string {
  const key = `office:act.${act}`
  const text = t(key as TextKey)
  return text === key ? act : text
}
