import type { TextKey } from './text-keys'
import type { Translate } from './translate'

/**
 * A text whose key is put together from a value that is stored, such as the name of a form.
 * @param other - what stands in its place where no text has this key, as for a value of another release
 */
export function textOr(t: Translate<TextKey>, key: string, other: string): string {
  const text = t(key as TextKey)
  return text === key ? other : text
}
