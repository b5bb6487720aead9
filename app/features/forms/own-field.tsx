import { type ComponentType, createContext, useContext } from 'react'
import { useText } from '~/i18n/use-text'
import type { FormDefinition } from './define-form'
import type { Field } from './field'
import styles from './form.module.css'
import { labelText } from './form-texts'

/** `id` is for the first control, which the list of mistakes leads to. */
export type OwnFieldProps = { id: string; value: string; invalid: boolean }

/** How the page draws the fields of its form that only it can draw, by name. */
export const OwnFields = createContext<Record<string, ComponentType<OwnFieldProps>>>({})

type Props = {
  field: Field
  room: FormDefinition['room']
  id: string
  value?: string | string[] | undefined
  problem?: string | undefined
}

/** A question whose answers the page draws; nothing on a page that does not. */
export function OwnField({ field, room, id, value, problem }: Props) {
  const { t } = useText()
  const Part = useContext(OwnFields)[field.name]
  if (!Part) return null
  const wrong = problem && `${id}-problem`
  return (
    <fieldset
      className={styles.row}
      data-field={field.name}
      data-wrong={problem && ''}
      aria-describedby={wrong}
    >
      <legend className={styles.label}>
        {labelText(t, room, field)}
        <span className={styles.required} title={t('forms:required')} aria-hidden="true">
          {' *'}
        </span>
      </legend>
      {problem && (
        <span id={wrong} data-problem="">
          {problem}
        </span>
      )}
      <Part id={id} value={String(value ?? '')} invalid={problem !== undefined} />
    </fieldset>
  )
}
