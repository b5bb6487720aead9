import { useText } from '~/i18n/use-text'
import type { FieldProps } from './field-row'
import styles from './form.module.css'
import { choiceText } from './form-texts'

/** More than these scroll in a box of their own. */
const manyChoices = 16

/** Answers to choose from, as radio buttons or boxes. */
export function ChoiceField({ field, room, id, value, invalid }: FieldProps) {
  const { t } = useText()
  const chosen = Array.isArray(value) ? value : value ? [value] : []
  const type = field.kind === 'radios' ? 'radio' : 'checkbox'
  return (
    <div
      className={
        (field.choices?.length ?? 0) > manyChoices ? `${styles.choices} ${styles.many}` : styles.choices
      }
    >
      {(field.choices ?? []).map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type={type}
            id={`${id}-${choice}`}
            name={field.name}
            value={choice}
            defaultChecked={chosen.includes(choice)}
            required={field.kind === 'radios' && field.required}
            aria-invalid={invalid || undefined}
          />
          {choiceText(t, room, field, choice)}
        </label>
      ))}
    </div>
  )
}
