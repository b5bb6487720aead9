import type { ComponentProps } from 'react'
import { useText } from '~/i18n/use-text'
import type { FieldKind } from './field'
import type { FieldProps } from './field-row'
import styles from './form.module.css'
import { choiceText } from './form-texts'

type Keyboard = { type: string; inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'url' }

/**
 * Numbers are texts with the keyboard of numbers: "350.000" is a number to people, not to `type=number`. Days are
 * texts too: nobody scrolls through a calendar to a day they know, and keyboards of digits lack what stands between.
 */
const keyboards: Partial<Record<FieldKind, Keyboard>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { type: 'text', inputMode: 'numeric' },
  date: { type: 'text' },
  url: { type: 'text', inputMode: 'url' },
}

/** A line, a larger text, or one of a list. */
export function InputField({ field, room, id, value, describedBy, invalid }: FieldProps) {
  const { t } = useText()
  const { kind, name, required = false, autoComplete, choices } = field
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
  if (kind === 'file') return <FileField {...shared} kept={shared.defaultValue ?? ''} />
  if (kind === 'area') return <textarea {...shared} rows={5} />
  if (kind === 'select')
    return (
      <select {...shared}>
        <option value="">{t('forms:none')}</option>
        {(choices ?? []).map((choice) => (
          <option key={choice} value={choice}>
            {choiceText(t, room, field, choice)}
          </option>
        ))}
      </select>
    )
  return <input {...shared} {...(keyboards[kind] ?? { type: 'text' })} />
}

/** Kinds that telephones turn their own pictures into when they are asked for these. */
const pictures = 'image/jpeg,image/png,image/webp,image/avif'

type FileFieldProps = ComponentProps<'input'> & { kept: string }

/** A file cannot be put back into its field: one that came through before is kept, and need not be chosen again. */
function FileField({ kept, defaultValue: _, ...shared }: FileFieldProps) {
  const { t } = useText()
  return (
    <>
      {kept && <span className={styles.kept}>{t('forms:fileKept')}</span>}
      <input {...shared} type="file" accept={pictures} />
      {kept && <input type="hidden" name={shared.name} value={kept} />}
    </>
  )
}
