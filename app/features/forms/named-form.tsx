import { forms } from './definitions'
import type { FormName } from './field'
import { Form, type FormProps } from './form'

type NamedFormProps = Omit<FormProps, 'definition'> & { name: FormName }

/** The form of a name; nothing where there is none yet. */
export function NamedForm({ name, ...props }: NamedFormProps) {
  const definition = forms[name]
  return definition ? <Form definition={definition} {...props} /> : null
}
