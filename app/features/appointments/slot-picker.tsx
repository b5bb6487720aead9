import { createContext, useContext } from 'react'
import { FormPageContext, type OwnFieldProps } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import styles from './appointment.module.css'
import type { Week } from './week'

/** Whether a form books a time. */
export const isBooking = (form: string | undefined) => form?.startsWith('book-') === true

/** Whether the page answers a booking that was sent: then it holds what somebody typed. */
const useTyped = () => isBooking(useContext(FormPageContext).answer?.form)

/** A way to another week: a plain link, or where something was typed a button that takes it along. */
function Turn({ href, children }: { href: string; children: string }) {
  if (!useTyped())
    return (
      <a href={href} rel="nofollow">
        {children}
      </a>
    )
  return (
    <button type="submit" name="look" value="week" formAction={href} data-look="">
      {children}
    </button>
  )
}

/** Which week it is, and the ways to those beside it, each an address of its own. */
export function WeekLinks({ week }: { week: Week }) {
  const { t } = useText()
  return (
    <nav className={styles.weeks} id="week" aria-label={t('appointments:page.weeks')}>
      <p className={styles.week}>{week.title}</p>
      {week.previous && <Turn href={week.previous}>{t('appointments:page.previous')}</Turn>}
      {week.next && <Turn href={week.next}>{t('appointments:page.next')}</Turn>}
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
        {t('appointments:page.none')} <Turn href={week.firstFree.href}>{week.firstFree.text}</Turn>
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
  const { t } = useText()
  const { week } = useContext(BookingContext)
  const isTyped = useTyped()
  if (!week) return null
  return (
    <>
      {/* What the enter key presses is the first button of a form. */}
      {isTyped && <button type="submit" hidden />}
      <WeekLinks week={week} />
      <p className={styles.left}>{t('appointments:page.zone')}</p>
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
