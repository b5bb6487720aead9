import { useContext } from 'react'
import { Form, type FormProps } from './form'
import { FindFormContext } from './form-answer'

type NamedFormProps = Omit<FormProps, 'definition'> & { name: string }

/** The form of another room, by its name; nothing where there is none yet. */
export function NamedForm({ name, ...props }: NamedFormProps) {
  const definition = useContext(FindFormContext)(name)
  return definition ? <Form definition={definition} {...props} /> : null
}
