import type { TextKey } from '~/i18n/text-keys'
import { textOr } from '~/i18n/text-or'
import type { Translate } from '~/i18n/translate'

/** What a lead came by, in a few words; a form of another release has its name. */
export const nameOfForm = (t: Translate<TextKey>, form: string): string =>
  textOr(t, `leads:form.${form}.inbox`, form)
