import type { OwnFieldProps } from '~/features/forms/public.browser'
import styles from './appointment.module.css'

/** The conditions of a rental, the sentence above them, and what the box says. */
export type Statements = { statements: string[]; intro: string; tick: string }

/** The conditions of a rental are read, not agreed to: nobody has applied yet (A2). */
export function StatementsField({ id, value, invalid, statements, intro, tick }: OwnFieldProps & Statements) {
  return (
    <>
      {statements.length > 0 && (
        <>
          <p>{intro}</p>
          <ul className={styles.statements}>
            {statements.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
        </>
      )}
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="agreed"
          id={id}
          value="yes"
          required
          defaultChecked={value === 'yes'}
          aria-invalid={invalid || undefined}
        />
        {tick}
      </label>
    </>
  )
}
