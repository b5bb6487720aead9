import type { FieldProps } from './field-row'
import styles from './form.module.css'

/** More than these scroll in a box of their own. */
const manyChoices = 16

/** Answers to choose from, as radio buttons or boxes. */
export function ChoiceField({ field, id, invalid }: FieldProps) {
  const { name, kind, value, required, choices = [] } = field
  const chosen = Array.isArray(value) ? value : value ? [value] : []
  const type = kind === 'radios' ? 'radio' : 'checkbox'
  return (
    <div className={choices.length > manyChoices ? `${styles.choices} ${styles.many}` : styles.choices}>
      {choices.map(([choice, text]) => (
        <label key={choice} className={styles.choice}>
          <input
            type={type}
            id={`${id}-${choice}`}
            name={name}
            value={choice}
            defaultChecked={chosen.includes(choice)}
            required={kind === 'radios' && required}
            aria-invalid={invalid || undefined}
          />
          {text}
        </label>
      ))}
    </div>
  )
}
