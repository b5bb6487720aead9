import { useText } from '~/i18n/use-text'
import { formatPrice } from '~/kernel/money'
import type { PublicPrice } from '../projection/public-words'
import styles from './price.module.css'
import { annuityText } from './price-text'

/** A price as visitors read it: in the site's one style of amounts (P3). */
export function Price({ price }: { price: PublicPrice }) {
  const { t, moneyLocale } = useText()
  if (price.kind === 'on-request') return <span className={styles.price}>{t('listings:priceOnRequest')}</span>
  if (price.kind === 'annuity')
    return (
      <span className={`${styles.price} ${styles.annuity}`}>{annuityText(price, { t, moneyLocale })}</span>
    )
  return (
    <span className={styles.price}>
      {price.startingFrom && <span className={styles.unit}>{t('listings:startingFrom')} </span>}
      {formatPrice(price.cents, moneyLocale)}
      {price.perMonth && <span className={styles.unit}> {t('listings:perMonth')}</span>}
      {price.unitText && (
        <span className={styles.unit} lang={price.unitLang}>
          {' '}
          {price.unitText}
        </span>
      )}
    </span>
  )
}
