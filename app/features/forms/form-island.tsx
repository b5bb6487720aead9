import { type ComponentType, useContext } from 'react'
import { Island } from '~/ui/island/island'
import { PageContext } from '~/ui/island/page-context'
import { FormPageContext } from './form-answer'
import type { FormView } from './form-view'

type FormIslandProps<Props extends { view: FormView }> = {
  /** File name of the component without `.island.tsx`. */
  name: string
  of: ComponentType<Props>
  props: Props
}

/** The island of a form; a script that sent the form is given its properties as the answer. */
export function FormIsland<Props extends { view: FormView }>({ name, of, props }: FormIslandProps<Props>) {
  const page = useContext(PageContext)
  const { answer } = useContext(FormPageContext)
  if (answer?.form === props.view.name) page?.answerScript?.(props)
  return <Island name={name} of={of} props={props} />
}
