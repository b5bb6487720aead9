import { useLocation } from 'react-router'
import { presentForm, type RenderedDefinition, useNavigatedForm, type Values } from '~/features/forms/public'
import { FormBody } from '~/features/forms/public.browser'
import { useText } from '~/i18n/use-text'
import { useCount } from '~/ui/app/use-count'
import type { AccountAnswer } from './account-answer'

type AccountFormProps = {
  definition: RenderedDefinition
  /** `id` of its heading. */
  labelledBy: string
  /** Address that it is sent to; else that of its page. */
  action?: string
  values?: Values
  answer?: AccountAnswer | undefined
}

/**
 * A form of the login or of one's account. Each answer begins it again, so that what was answered takes the focus and no
 * password stays, as where the page is loaded again.
 */
export function AccountForm(props: AccountFormProps) {
  const { answer, definition } = props
  const own = answer?.form === definition.name ? answer : undefined
  const count = useCount(own)
  return <DrawnForm key={count} {...props} answer={own} />
}

function DrawnForm({ labelledBy, answer, values, ...form }: AccountFormProps) {
  const { t } = useText()
  const { pathname, search } = useLocation()
  const view = presentForm(t, {
    action: pathname + search,
    ...form,
    values,
    answer: answer && { problems: [], ...answer, values: { ...values, ...answer.values } },
  })
  return <FormBody sent={useNavigatedForm(view)} labelledBy={labelledBy} />
}
