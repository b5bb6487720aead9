import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { findForm } from '../form-registry'

/** What a form is about: the subject of its mail to the agency, else what its page is called. */
export function formName(t: Translate<TextKey>, form: string): string {
  const start = `${findForm(form)?.room}:form.${form}`
  const found = [`${start}.subject`, `${start}.title`].find((key) => t(key as TextKey) !== key)
  return found ? t(found as TextKey) : form
}
