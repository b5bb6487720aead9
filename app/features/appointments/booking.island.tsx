import { type RefObject, useEffect, useState } from 'react'
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
  const { view, week, texts, statements, isTyped } = sent.props
  const [chosen, choose] = useChosenSlot(sent.form, view)
  const drawOwn: DrawOwnField = (name, field) =>
    name === 'slot' ? (
      <>
        {/* What the enter key presses is the first button of a form. */}
        {isTyped && <button type="submit" hidden />}
        <WeekLinks week={week} texts={texts} isTyped={isTyped} />
        <SlotChoices {...field} week={week} texts={texts} isTyped={isTyped} onChoose={choose} />
        <p className={styles.left}>{texts.zone}</p>
      </>
    ) : (
      <StatementsField {...field} {...statements} />
    )
  return (
    <FormBody sent={sent} drawOwn={drawOwn} beside={<ChosenTime week={week} name={chosen} texts={texts} />} />
  )
}

/** The time that is chosen, also before the script of the form ran. */
function useChosenSlot(form: RefObject<HTMLFormElement | null>, { fields }: FormView) {
  const given = fields.find(({ name }) => name === 'slot')?.value
  const [chosen, choose] = useState(typeof given === 'string' ? given : undefined)
  useEffect(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('[name="slot"]:checked')
    if (checked) choose(checked.value)
  }, [form])
  return [chosen, choose] as const
}

type ChosenTimeProps = { week: Week; name: string | undefined; texts: SlotTexts }

function ChosenTime({ week, name, texts }: ChosenTimeProps) {
  const day = week.days.find(({ slots }) => slots.some((slot) => slot.name === name))
  const slot = day?.slots.find((slot) => slot.name === name)
  return (
    <p className={styles.chosen} data-chosen="">
      {day && slot ? (
        <>
          {day.title}, <span>{slot.text}</span>
        </>
      ) : (
        texts.choose
      )}
    </p>
  )
}
