import { type ComponentProps, useState } from 'react'
import { pictureTypes } from '~/kernel/picture-types'
import type { FieldKind } from './field'
import type { FieldProps } from './field-row'
import styles from './form.module.css'

type Keyboard = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>

/** As it is typed: no browser corrects it. */
const unmended = { autoCapitalize: 'none', spellCheck: false } as const

/**
 * Numbers are texts with the keyboard of numbers: "350.000" is a number to people, not to `type=number`. Days are
 * texts too: nobody scrolls through a calendar to a day they know, and keyboards of digits lack what stands between.
 */
const keyboards: Partial<Record<FieldKind, Keyboard>> = {
  email: { type: 'email', inputMode: 'email' },
  username: { type: 'email', inputMode: 'email', ...unmended },
  password: { type: 'password', ...unmended },
  code: { type: 'text', inputMode: 'text', ...unmended },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { type: 'text', inputMode: 'numeric' },
  date: { type: 'text' },
  url: { type: 'text', inputMode: 'url' },
}

/** A line, a larger text, or one of a list. */
export function InputField({ field, id, describedBy, invalid }: FieldProps) {
  const { kind, name, value, required = false, autoComplete, choices = [] } = field
  const shared = {
    id,
    name,
    required,
    autoComplete,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    className: styles.input,
    defaultValue: Array.isArray(value) ? value[0] : (value ?? ''),
  }
  if (kind === 'file') return <FileField {...shared} kept={field.kept} />
  if (kind === 'area') return <AreaField {...shared} />
  if (kind === 'select')
    return (
      <select {...shared}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    )
  return <input {...shared} {...(keyboards[kind] ?? { type: 'text' })} />
}

/** React writes a default over what was typed into a textarea before it took over: then that is the default. */
function AreaField({ id, defaultValue, ...shared }: ComponentProps<'textarea'> & { id: string }) {
  const [text] = useState(() => typedIn(id) ?? defaultValue)
  return <textarea {...shared} id={id} defaultValue={text} rows={5} />
}

function typedIn(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area.value : undefined
}

type FileFieldProps = ComponentProps<'input'> & { kept: string | undefined }

/** A file cannot be put back into its field: one that came through before is kept, and need not be chosen again. */
function FileField({ kept, defaultValue, ...shared }: FileFieldProps) {
  return (
    <>
      {kept && <span className={styles.kept}>{kept}</span>}
      <input {...shared} type="file" accept={pictureTypes} />
      {kept && <input type="hidden" name={shared.name} value={defaultValue} />}
    </>
  )
}
