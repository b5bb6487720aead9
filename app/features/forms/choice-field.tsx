import type { FieldProps } from './field-row'
import styles from './form.module.css'

/** More than these scroll in a box of their own. */
const manyChoices = 16

/** Answers to choose from, as radio buttons or boxes. */
export function ChoiceField({ field, id, invalid }: FieldProps) {
  const { name, kind, value, required, choices = [], large, appearance } = field
  const chosen = Array.isArray(value) ? value : value ? [value] : []
  const type = kind === 'radios' ? 'radio' : 'checkbox'
  const isMany = !appearance && choices.length > manyChoices
  const classes = [
    styles.choices,
    isMany && styles.many,
    large && styles.large,
    // Each by its name: a name that is looked up loads the table of all (0.5 kB).
    appearance === 'chips' && styles.chips,
    appearance === 'segments' && styles.segments,
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {choices.map(([choice, text, hint]) => (
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
          {hint ? (
            <span>
              <span className={styles.choiceText}>{text}</span>
              <span className={styles.choiceHint}>{hint}</span>
            </span>
          ) : (
            text
          )}
        </label>
      ))}
    </div>
  )
}
