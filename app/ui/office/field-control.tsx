import type { ComponentProps } from 'react'
import { useText } from '~/i18n/use-text'
import type { FieldKind } from '~/kernel/office/form-shape'
import { pictureTypes } from '~/kernel/picture-types'
import type { SchemaFieldProps } from './schema-field'
import styles from './schema-fields.module.css'

type FieldControlProps = SchemaFieldProps & { describedBy: string | undefined }

type Keyboard = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>

/** Numbers are texts with the keyboard of digits: `type=number` changes when somebody scrolls. */
const keyboards: Partial<Record<FieldKind, Keyboard>> = {
  email: { type: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  tel: { type: 'tel', inputMode: 'tel' },
  password: { type: 'password', spellCheck: false, autoCapitalize: 'none' },
  number: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
  datetime: { type: 'datetime-local' },
}

/** Where the answer goes: a line, a larger text, a list, or boxes to tick. */
export function FieldControl({
  field,
  id,
  text,
  value,
  problem,
  takesFocus,
  describedBy,
}: FieldControlProps) {
  const { t } = useText()
  const { kind, name, required, maxLength, options = [] } = field
  const shared = {
    id,
    name,
    autoFocus: takesFocus,
    'aria-describedby': describedBy,
    'aria-invalid': problem !== undefined || undefined,
  }
  if (kind === 'checkboxes') return <Boxes {...{ field, id, text, value, takesFocus }} />
  if (kind === 'checkbox')
    return (
      <input {...shared} type="checkbox" value="on" defaultChecked={value !== undefined && value !== ''} />
    )
  if (kind === 'file')
    return <input {...shared} type="file" accept={pictureTypes} required={required} className={styles.file} />
  const written = { ...shared, required, defaultValue: [value ?? ''].flat()[0], className: styles.input }
  if (kind === 'textarea') return <textarea {...written} maxLength={maxLength} rows={5} />
  if (kind === 'select')
    return (
      // React gives no other choice to a list that is there: without a new one it would hide what a colleague changed.
      <select key={written.defaultValue} {...written}>
        {(!required || !value) && <option value="">{t('office:form.choose')}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {text.options?.[option] ?? option}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...written}
      {...(keyboards[kind] ?? { type: 'text' })}
      maxLength={maxLength}
      autoComplete={text.autoComplete ?? 'off'}
    />
  )
}

/** Any of several choices. */
function Boxes({ field, id, text, value, takesFocus }: Omit<SchemaFieldProps, 'problem'>) {
  const ticked = [value ?? []].flat()
  return (
    <div className={styles.boxes}>
      {(field.options ?? []).map((option, index) => (
        <label key={option} className={styles.choice}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            name={field.name}
            value={option}
            defaultChecked={ticked.includes(option)}
            // biome-ignore lint/a11y/noAutofocus: the first mistake of what was just sent
            autoFocus={takesFocus && index === 0}
          />
          {text.options?.[option] ?? option}
        </label>
      ))}
    </div>
  )
}
