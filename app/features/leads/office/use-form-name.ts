import { useText } from '~/i18n/use-text'
import { nameOfForm } from './form-name'

/** Names what a lead came by in the reader's language. */
export function useFormName(): (form: string) => string {
  const { t } = useText()
  return (form) => nameOfForm(t, form)
}
