import { useContext } from 'react'
import { Form, type FormDefinition, FormIsland, FormPageContext, type Values } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import Booking from './booking.island'
import { isBooking } from './is-booking'
import { slotTexts } from './slot-picker'
import type { Week } from './week'

type BookingFormProps = {
  definition: FormDefinition
  values: Values
  week: Week
  /** Conditions of a rental, for information. */
  statements: string[]
  /** The page does not show what is viewed: the form says it. */
  saysAbout: boolean
}

/** The form that books one of the free times of a week. */
export function BookingForm({ definition, values, week, statements, saysAbout }: BookingFormProps) {
  const { t } = useText()
  const isTyped = isBooking(useContext(FormPageContext).answer?.form)
  const tick = t(`appointments:statements.${statements.length > 0 ? 'read' : 'come'}`)
  const own = {
    week,
    texts: slotTexts(t),
    statements: { statements, intro: t('appointments:statements.intro'), tick },
    isTyped,
  }
  return (
    <Form
      definition={definition}
      values={values}
      quiet
      drawIsland={(view) => (
        <FormIsland
          name="booking"
          of={Booking}
          props={{ view: saysAbout ? view : { ...view, about: undefined }, ...own }}
        />
      )}
    />
  )
}
