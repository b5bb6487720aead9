import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import type { RenderedDefinition } from './define-form'
import { formKey } from './form-texts'

type PlainFormProps = {
  definition: RenderedDefinition
  className?: string | undefined
  /** Of its button. */
  buttonClassName?: string
  /** Its fields, which the page renders in a layout of its own. */
  children: ReactNode
}

/**
 * A form on the page of a signed link, which the browser sends to the page's own address. It is too small to be an
 * island; `answerSignedForm` reads and checks it like any other.
 */
export function PlainForm({
  definition,
  className,
  buttonClassName = 'button button-main',
  children,
}: PlainFormProps) {
  const { t } = useText()
  return (
    <form method="post" className={className}>
      <input type="hidden" name="form" value={definition.name} />
      {children}
      <button type="submit" className={buttonClassName}>
        {t(formKey(definition, 'send'))}
      </button>
    </form>
  )
}
