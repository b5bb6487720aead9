import type { TextKey } from '~/i18n/text-keys'
import { textOr } from '~/i18n/text-or'
import type { Translate } from '~/i18n/translate'

/** Keys of texts that say what was done: `staff:done.invited`, `mail-office:resend.done`, no other text of the office. */
const doneKey = /^[\w-]+:(?:[\w-]+\.)*done(?:\.[\w-]+)*$/

/**
 * What an act did, in the member's language.
 * @param key - as an address has it
 * @returns nothing for a key that is of no such text
 */
export const doneText = (t: Translate<TextKey>, key: string): string =>
  doneKey.test(key) ? textOr(t, key, '') : ''
