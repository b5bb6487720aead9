import { formKey, PlainForm } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import styles from './appointment.module.css'
import { cancelForm, moveForm } from './change-appointment.form'
import { SlotChoices, slotTexts, WeekLinks } from './slot-picker'
import type { Week } from './week'

type AppointmentChangesProps = {
  week: Week | undefined
  /** Other times are shown without unfolding them. */
  isMoving: boolean
  /** Our agent comes to the owner. */
  isValuation: boolean
}

/** What can be changed about an appointment. */
export function AppointmentChanges({ week, isMoving, isValuation }: AppointmentChangesProps) {
  const { t } = useText()
  return (
    <div>
      {week && <Move week={week} isOpen={isMoving} />}
      <details className={styles.fold}>
        <summary>{t(formKey(cancelForm, 'title'))}</summary>
        <PlainForm definition={cancelForm} buttonClassName="button">
          <p>{t(isValuation ? 'appointments:own.cancelTextValuation' : 'appointments:own.cancelText')}</p>
        </PlainForm>
      </details>
    </div>
  )
}

function Move({ week, isOpen }: { week: Week; isOpen: boolean }) {
  const { t } = useText()
  return (
    <details className={styles.fold} id="move" open={isOpen || undefined}>
      <summary>{t(formKey(moveForm, 'title'))}</summary>
      <div>
        <WeekLinks week={week} texts={slotTexts(t)} />
      </div>
      <PlainForm definition={moveForm}>
        <fieldset aria-label={t('appointments:field.slot')}>
          <SlotChoices id="move-slot" week={week} texts={slotTexts(t)} />
        </fieldset>
      </PlainForm>
    </details>
  )
}
