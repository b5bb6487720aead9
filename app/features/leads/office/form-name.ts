import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'

/** What a lead came by, in a few words; a form of another release has its name. */
export function nameOfForm(t: Translate<TextKey>, form: string): string {
  const key = `leads:form.${form}.inbox` as TextKey
  const text = t(key)
  return text === key ? form : text
}
