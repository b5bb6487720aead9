import { useText } from '~/i18n/use-text'
import styles from './estimate.module.css'
import type { EstimateSummary } from './estimate-summary'

/** The range, followed by its calculation. */
export function EstimateView({ estimate }: { estimate: EstimateSummary }) {
  const { t } = useText()
  const { subject, low, middle, high, lines, total, unknown, source } = estimate
  return (
    <>
      <section className={styles.range} aria-label={t('valuation:rangeOf', { subject })}>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.ends}>{t('valuation:range', { low, high })}</p>
        <p>{t('valuation:middle', { middle })}</p>
      </section>
      <section aria-labelledby="reached">
        <h2 id="reached" className={styles.heading}>
          {t('valuation:reached')}
        </h2>
        <table className={styles.lines}>
          <tbody>
            {lines.map(({ label, amount }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('valuation:total')}</th>
              <td>{total}</td>
            </tr>
          </tfoot>
        </table>
        {unknown && <p>{unknown}</p>}
        <p className={styles.note}>
          {source} {t('valuation:indicative')}
        </p>
      </section>
    </>
  )
}
