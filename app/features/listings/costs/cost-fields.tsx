import { useId } from 'react'
import styles from './costs.module.css'

type ChoiceFieldProps = {
  legend: string
  name: string
  options: { value: string; label: string }[]
  chosen: string
}

/**
 * Radio buttons large enough for a thumb. They are uncontrolled: the browser holds the answer, and the form is read.
 */
export const ChoiceField = ({ legend, name, options, chosen }: ChoiceFieldProps) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    <div className={styles.options}>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

type NumberFieldProps = {
  label: string
  name: string
  initial: string
  mode: 'numeric' | 'decimal'
  /** Shown when the field holds no valid answer. */
  problem: string | undefined
}

export function NumberField({ label, name, initial, mode, problem }: NumberFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode={mode}
        maxLength={16}
        autoComplete="off"
        defaultValue={initial}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
