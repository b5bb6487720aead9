import type { Locale } from '~/kernel/locale'
import { formatAmount, formatPrice } from '~/kernel/money'
import styles from './costs.module.css'
import type { CostsTexts } from './costs-texts'
import type { CostLine, PurchaseCosts } from './rules/purchase'

type CostTableProps = {
  /** One per column: own home first, where the property can be one. */
  columns: { heading: string; costs: PurchaseCosts; chosen: boolean }[]
  texts: CostsTexts['table']
  moneyLocale: Locale
  /** The columns have different rates of VAT. */
  isVatEither: boolean
}

/** Shows every line of a purchase, as an own home and otherwise. Used by the page and by the calculator. */
export function CostTable({ columns, texts, moneyLocale, isVatEither }: CostTableProps) {
  // A buyer may need a credit in one case only.
  const keys = [...new Set(columns.flatMap(({ costs }) => costs.lines.map(({ key }) => key)))]
  return (
    <table className={styles.table} data-columns={columns.length}>
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          {columns.map(({ heading, chosen }) => (
            <th key={heading} scope="col" data-chosen={chosen ? '' : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{isVatEither && key === 'vat' ? texts.vatEither : texts.lines[key]}</th>
            {columns.map(({ heading, costs, chosen }) => (
              <td key={heading} data-chosen={chosen ? '' : undefined}>
                {amountOf(
                  costs.lines.find((line) => line.key === key),
                  texts.about,
                  moneyLocale,
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          {columns.map(({ heading, costs, chosen }) => (
            <td key={heading} data-chosen={chosen ? '' : undefined}>
              {amountOf({ cents: costs.totalCents, isAbout: costs.isAbout }, texts.about, moneyLocale)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

type Amount = Pick<CostLine, 'cents' | 'isAbout'>

/** Formats an amount, marked where it is only known approximately. */
export function amountOf(amount: Amount | undefined, about: string, moneyLocale: Locale): string {
  const { cents, isAbout } = amount ?? { cents: 0 }
  return isAbout ? `${about} ${formatPrice(cents, moneyLocale)}` : formatAmount(cents, moneyLocale)
}
