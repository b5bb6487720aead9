import { useContext } from 'react'
import type { FormDefinition } from './define-form'
import { Form, type FormProps } from './form'
import { FindFormContext } from './form-answer'

type NamedFormProps = Omit<FormProps, 'definition'> & { name: string }

/** The form of another room, by its name; nothing where there is none yet. */
export function NamedForm({ name, ...props }: NamedFormProps) {
  const definition = useForm(name)
  return definition ? <Form definition={definition} {...props} /> : null
}

/** The form that an agency names in its content; it may name one that there is not yet. */
export function useForm(name: string | undefined): FormDefinition | undefined {
  const find = useContext(FindFormContext)
  return name === undefined ? undefined : find(name)
}
