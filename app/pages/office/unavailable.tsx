import { AccountForm } from '~/features/accounts/public'
import type { FormAnswer } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import type { SentField, Unavailable } from '~/kernel/unavailable'
import { Button, buttonClass } from '~/ui/office/button'
import { CentredFrame } from '~/ui/office/centred-frame'
import { ErrorReference } from '~/ui/page/error-reference'
import styles from './unavailable.module.css'

type OfficeUnavailableProps = Unavailable & {
  siteName: string
  /** A form of the login or of one's account that was sent. */
  answer: FormAnswer | undefined
}

/** Stands in place of a page of the office while the database gives no answer, with what was typed (B12). */
export function OfficeUnavailable({ address, sent = [], siteName, answer }: OfficeUnavailableProps) {
  const { t } = useText()
  const definition = answer?.definition
  return (
    <CentredFrame siteName={siteName} title={t('ui:unavailable.title')} headingId="unavailable">
      {definition?.isAccount && (
        <AccountForm definition={definition} labelledBy="unavailable" action={address} answer={answer} />
      )}
      {!definition && sent.length === 0 && (
        <>
          <p>{t('ui:unavailable.text')}</p>
          <p>
            <a href={address} className={buttonClass('main')}>
              {t('ui:unavailable.again')}
            </a>
          </p>
        </>
      )}
      {!definition && sent.length > 0 && <SentForm address={address} sent={sent} />}
      <ErrorReference />
    </CentredFrame>
  )
}

/** The same form, to be sent again, and to be read or copied meanwhile. */
function SentForm({ address, sent }: { address: string; sent: readonly SentField[] }) {
  const { t } = useText()
  const typed = sent.filter(({ isTyped }) => isTyped)
  return (
    <form method="post" action={address}>
      <p>{t('office:error.unavailable.sent')}</p>
      {typed.length > 0 && (
        <ul className={styles.typed}>
          {typed.map(({ name, value }) => (
            <li key={name}>{value}</li>
          ))}
        </ul>
      )}
      {sent.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button>{t('ui:unavailable.again')}</Button>
    </form>
  )
}
