import { useContext } from 'react'
import { FormPageContext, NamedForm, type Values } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import { MistakeBox } from '~/ui/mistake-box/mistake-box'
import styles from './appointment.module.css'
import { isBooking } from './is-booking'

export type FullyBookedProps = {
  /** What can be asked for instead of choosing a time; nothing for a listing that nobody can visit. */
  asks?: 'viewing' | 'valuation' | undefined
  /** Somebody else took the last time meanwhile. */
  isTaken: boolean
  /** What was typed before. */
  values: Values
  /** Paths of the pages where one is kept informed, and where one writes. */
  waysOn: { alert?: string | undefined; contact?: string | undefined }
}

/** No time is left (E1), and what can be done then; who had filled in the form finds it all in the other. */
export function FullyBooked({ asks, isTaken, values, waysOn: { alert, contact } }: FullyBookedProps) {
  const { t } = useText()
  const { answer } = useContext(FormPageContext)
  const wasTaken = isTaken || isBooking(answer?.form)
  const typed = isBooking(answer?.form) ? answer?.values : undefined
  // Nothing similar to an owner's own home can come up.
  const isValuation = asks === 'valuation'
  return (
    <>
      <section aria-labelledby="full" className={styles.questions}>
        <h2 id="full">{t('appointments:full.title')}</h2>
        {wasTaken && <MistakeBox takesFocus>{t('appointments:full.taken')}</MistakeBox>}
        <p>{t(isValuation ? 'appointments:full.textValuation' : 'appointments:full.text')}</p>
        <p className={styles.waysOn}>
          {alert && !isValuation && (
            <a href={alert} className="button">
              {t('appointments:full.alert')}
            </a>
          )}
          {contact && (
            <a href={contact} className="button">
              {t('appointments:full.contact')}
            </a>
          )}
        </p>
      </section>
      {asks === 'viewing' && <NamedForm name="contact-appointment" values={typed ?? values} />}
      {isValuation && <NamedForm name="contact-demand" variant="appointment" values={typed ?? values} />}
    </>
  )
}
