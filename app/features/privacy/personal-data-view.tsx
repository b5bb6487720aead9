import { Form } from '~/features/forms/public'
import type { TextKey } from '~/i18n/text-keys'
import { useText } from '~/i18n/use-text'
import { eraseAccount } from './erase-account.form'
import styles from './known-view.module.css'

/** What erasing takes: the link, or an owner's password too; `refused` where the address is the agency's. */
export type Erasing = 'by-link' | 'by-password' | 'refused'

type KnownViewProps = {
  known: { kind: string; count: number }[]
  exportHref: string
  erasing: Erasing
  agencyEmail: string
}

/** What is kept of somebody, to be taken along or erased. */
export function PersonalDataView({ known, exportHref, erasing, agencyEmail }: KnownViewProps) {
  const { t } = useText()
  return (
    <>
      <ul>
        {known.map(({ kind, count }) => (
          <li key={kind}>{t(`privacy:kind.${kind}` as TextKey, { count })}</li>
        ))}
      </ul>
      <p>
        <a href={exportHref} className="button" download>
          {t('privacy:known.export')}
        </a>
      </p>
      <section className={styles.erase} aria-labelledby="erase">
        <h2 id="erase">{t('privacy:erase.title')}</h2>
        {erasing === 'refused' ? (
          <p>{t('privacy:erase.ofAgency')}</p>
        ) : (
          <>
            <p>{t('privacy:erase.text')}</p>
            <p>{t('privacy:erase.kept', { agencyEmail })}</p>
            <EraseForm asksPassword={erasing === 'by-password'} />
          </>
        )}
      </section>
    </>
  )
}

function EraseForm({ asksPassword }: { asksPassword: boolean }) {
  const { t } = useText()
  if (asksPassword) return <Form definition={eraseAccount} heading="h3" send={t('privacy:erase.button')} />
  return (
    <form method="post">
      <button type="submit" className="button button-main">
        {t('privacy:erase.button')}
      </button>
    </form>
  )
}
