import { useText } from '~/i18n/use-text'
import { formatAmount } from '~/kernel/money'
import styles from './costs.module.css'
import type { EntryCosts } from './rules/entry'

/** What a renter pays to move in (D11). The facts above the table name the kind of charges. */
export function EntryTable({ costs, asOf }: { costs: EntryCosts; asOf: string }) {
  const { t, moneyLocale } = useText()
  const { lines, totalCents, guaranteeMonths } = costs
  const has = (wanted: string) => lines.some(({ key }) => key === wanted)
  const labelOf = (key: (typeof lines)[number]['key']) =>
    key === 'guarantee' && guaranteeMonths
      ? t('listings:costs.rent.guaranteeMonths', { count: guaranteeMonths })
      : t(`listings:costs.rent.lines.${key}`)
  return (
    <div className={styles.estimate}>
      <h3>{t('listings:costs.rent.title')}</h3>
      <p>{t('listings:costs.indicative', { date: asOf })}</p>
      <table className={styles.table} data-columns="1">
        <caption className="visually-hidden">{t('listings:costs.rent.caption')}</caption>
        <tbody>
          {lines.map(({ key, cents }) => (
            <tr key={key}>
              <th scope="row">{labelOf(key)}</th>
              <td>{formatAmount(cents, moneyLocale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('listings:costs.purchase.total')}</th>
            <td>{formatAmount(totalCents, moneyLocale)}</td>
          </tr>
        </tfoot>
      </table>
      {!has('charges') && <p className={styles.note}>{t('listings:costs.rent.noCharges')}</p>}
      {!has('guarantee') && <p className={styles.note}>{t('listings:costs.rent.noGuarantee')}</p>}
    </div>
  )
}
