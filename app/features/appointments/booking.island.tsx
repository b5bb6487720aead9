import { type DrawOwnField, FormBody, type FormView, useSentForm } from '~/features/forms/public.browser'
import styles from './appointment.module.css'
import { SlotChoices, type SlotTexts, WeekLinks } from './slot-picker'
import { type Statements, StatementsField } from './statements-field'
import type { Week } from './week'

export type BookingProps = {
  view: FormView
  week: Week
  texts: SlotTexts
  statements: Statements
  /** The page answers a booking that was sent: the form holds what somebody typed. */
  isTyped: boolean
}

/** The form that books a time: the free times of a week, the conditions, and who comes. */
export default function Booking(props: BookingProps) {
  const sent = useSentForm(props)
  const { week, texts, statements, isTyped } = sent.props
  const drawOwn: DrawOwnField = (name, field) =>
    name === 'slot' ? (
      <>
        {/* What the enter key presses is the first button of a form. */}
        {isTyped && <button type="submit" hidden />}
        <WeekLinks week={week} texts={texts} isTyped={isTyped} />
        <p className={styles.left}>{texts.zone}</p>
        <SlotChoices {...field} week={week} texts={texts} isTyped={isTyped} />
      </>
    ) : (
      <StatementsField {...field} {...statements} />
    )
  return <FormBody sent={sent} drawOwn={drawOwn} />
}
