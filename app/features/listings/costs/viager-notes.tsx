import { useText } from '~/i18n/use-text'
import type { ListingDetails } from '~/kernel/listing-details'
import { formatPrice } from '~/kernel/money'

/**
 * Explains what a life annuity sale costs its buyer. There is no table: duties are not calculated on the bouquet (D9).
 */
export function ViagerNotes({ viager }: { viager: NonNullable<ListingDetails['viager']> }) {
  const { t, moneyLocale } = useText()
  const { bouquetCents, monthlyAnnuityCents, indexed, maxYears } = viager
  const sentences = [
    t('listings:costs.viager.text'),
    bouquetCents && t('listings:costs.viager.bouquet', { amount: formatPrice(bouquetCents, moneyLocale) }),
    monthlyAnnuityCents &&
      t('listings:costs.viager.annuity', { amount: formatPrice(monthlyAnnuityCents, moneyLocale) }),
    indexed && t('listings:costs.viager.indexed'),
    maxYears && t('listings:costs.viager.maxYears', { count: maxYears }),
  ]
  return (
    <div className="prose">
      <h3>{t('listings:costs.viager.title')}</h3>
      <p>{sentences.filter(Boolean).join(' ')}</p>
      <p>{t('listings:costs.viager.duties')}</p>
    </div>
  )
}
