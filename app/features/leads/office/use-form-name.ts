import type { TextKey } from '~/i18n/text-keys'
import { useText } from '~/i18n/use-text'

/** What a lead came by, in a few words; a form of another release has its name. */
export function useFormName(): (form: string) => string {
  const { t } = useText()
  return (form) => {
    const key = `leads:form.${form}.inbox` as TextKey
    const text = t(key)
    return text === key ? form : text
  }
}
