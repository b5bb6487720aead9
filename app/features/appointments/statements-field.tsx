import type { OwnFieldProps } from '~/features/forms/public.browser'
import styles from './appointment.module.css'

/** What has to be agreed to before a visit, and the words around it. */
export type Statements = { statements: string[]; intro: string; agree: string }

/** What has to be agreed to before a visit (A2). */
export function StatementsField({
  id,
  value,
  invalid,
  statements,
  intro,
  agree,
}: OwnFieldProps & Statements) {
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
        {agree}
      </label>
    </>
  )
}
