import { useText } from '~/i18n/use-text'
import styles from './valuation-start.module.css'

/** Asks where the home stands; the page of valuations asks on, with the address filled in. */
export function ValuationStart({ href }: { href: string }) {
  const { t } = useText()
  return (
    <form action={href} className={styles.form}>
      <label htmlFor="valuation-address" className={styles.label}>
        {t('content:valuationStart.address')}
      </label>
      <input
        id="valuation-address"
        name="address"
        autoComplete="address-line1"
        maxLength={200}
        className={styles.input}
      />
      <button type="submit" className="button button-main">
        {t('content:valuationStart.send')}
      </button>
      <p className={styles.after}>{t('content:valuationStart.after')}</p>
    </form>
  )
}
