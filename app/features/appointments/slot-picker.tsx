import { createContext, useContext } from 'react'
import type { OwnFieldProps } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import styles from './appointment.module.css'
import type { Week } from './week'

/** Which week it is, and the ways to those beside it: plain links, each an address of its own. */
export function WeekLinks({ week }: { week: Week }) {
  const { t } = useText()
  return (
    <nav className={styles.weeks} id="week" aria-label={t('appointments:page.weeks')}>
      <p className={styles.week}>{week.title}</p>
      {week.previous && (
        <a href={week.previous} rel="nofollow">
          {t('appointments:page.previous')}
        </a>
      )}
      {week.next && (
        <a href={week.next} rel="nofollow">
          {t('appointments:page.next')}
        </a>
      )}
    </nav>
  )
}

type Choices = { id: string; week: Week; value?: string; invalid?: boolean }

/** The free times of a week as radio buttons, day by day. */
export function SlotChoices({ id, week, value = '', invalid = false }: Choices) {
  const { t } = useText()
  if (week.firstFree)
    return (
      <p>
        {t('appointments:page.none')} <a href={week.firstFree.href}>{week.firstFree.text}</a>
      </p>
    )
  const first = week.days[0]?.slots[0]?.name
  return (
    <div className={styles.days}>
      {week.days.map(({ day, title, slots }) => (
        <fieldset key={day} className={styles.day}>
          <legend>{title}</legend>
          <div className={styles.slots}>
            {slots.map(({ name, text, left }) => (
              <label key={name} className={styles.slot}>
                <input
                  type="radio"
                  name="slot"
                  id={name === first ? id : undefined}
                  value={name}
                  required
                  defaultChecked={name === value}
                  aria-invalid={invalid || undefined}
                />
                <span>
                  {text}
                  {left && <span className={styles.left}>{left}</span>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

/** What the fields of the booking form are drawn from. */
export const BookingContext = createContext<{ week: Week | undefined; statements: string[] }>({
  week: undefined,
  statements: [],
})

export function SlotField({ id, value, invalid }: OwnFieldProps) {
  const { week } = useContext(BookingContext)
  if (!week) return null
  return (
    <>
      <WeekLinks week={week} />
      <SlotChoices id={id} week={week} value={value} invalid={invalid} />
    </>
  )
}

/** What has to be agreed to before a visit (A2). */
export function StatementsField({ id, value, invalid }: OwnFieldProps) {
  const { t } = useText()
  const { statements } = useContext(BookingContext)
  const hasTerms = statements.length > 0
  return (
    <>
      {hasTerms && (
        <>
          <p>{t('appointments:statements.intro')}</p>
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
        {t(hasTerms ? 'appointments:statements.agree' : 'appointments:statements.come')}
      </label>
    </>
  )
}
