import { useText } from '~/i18n/use-text'
import { formatPrice } from '~/kernel/money'
import { formatNumber } from '~/kernel/numbers'
import styles from './costs.module.css'
import type { CostsSummary } from './costs-presenter.server'
import type { OfferedPurchaseCosts } from './offered-purchase'
import { purchaseCosts } from './rules/purchase'

type CostNotesProps = Pick<CostsSummary, 'vatRates' | 'loanFrom'> & { costs: OfferedPurchaseCosts }

/** What the sums of a purchase rest on: duty or VAT with its conditions, the notary's scale, the example loan. */
export function CostNotes({ costs, vatRates, loanFrom }: CostNotesProps) {
  const { t } = useText()
  const { purchase } = costs
  return (
    <ul className={styles.notes}>
      {purchase.vat ? (
        <VatNotes purchase={purchase} rates={vatRates} />
      ) : (
        <li>
          <DutyNote costs={costs} />
        </li>
      )}
      <NotaryNotes costs={costs} />
      <li>{t('listings:costs.calculator.note', { date: loanFrom })}</li>
    </ul>
  )
}

function DutyNote({ costs: { purchase, rates, region } }: Pick<CostNotesProps, 'costs'>) {
  const { t, locale, moneyLocale } = useText()
  const {
    ownHomePercent,
    otherwisePercent,
    ownHomeFree,
    modestHome,
    ownHomeCreditCents,
    minimumCents,
    plot,
  } = rates.duty
  const price = (cents = 0) => formatPrice(cents, moneyLocale)
  const figures = {
    own: formatNumber(ownHomePercent, locale),
    otherwise: formatNumber(otherwisePercent, locale),
    free: price(ownHomeFree?.firstCents),
    upTo: price(ownHomeFree?.upToPriceCents),
    reduction: price(modestHome?.reductionCents),
    modest: price(modestHome?.upToPriceCents),
    modestInCities: price(modestHome?.upToPriceInCitiesCents),
    credit: price(ownHomeCreditCents),
    minimum: price(minimumCents),
    years: plot?.yearsToMoveIn ?? 0,
  }
  if (purchase.plot && region !== 'flanders')
    return t(`listings:costs.purchase.dutyNote.plot.${region}`, figures)
  return t(`listings:costs.purchase.dutyNote.${purchase.home ? region : 'notAHome'}`, figures)
}

type VatNotesProps = { purchase: OfferedPurchaseCosts['purchase']; rates: CostsSummary['vatRates'] }

/** States the rate, whether the price includes it, and the conditions of the reduced one where it can apply. */
function VatNotes({ purchase: { vat, reducedVatPercent }, rates }: VatNotesProps) {
  const { t, locale } = useText()
  if (!vat) return null
  const mayBeReduced = reducedVatPercent !== undefined || vat.percent === rates.rebuiltPercent
  return (
    <>
      <li>
        {t('listings:costs.purchase.vatNote', { percent: formatNumber(vat.percent, locale) })}{' '}
        {t(vat.included ? 'listings:costs.purchase.vatIncluded' : 'listings:costs.purchase.vatAdded')}
      </li>
      {mayBeReduced && (
        <li>
          {t('listings:costs.purchase.vatReduced', {
            percent: formatNumber(rates.rebuiltPercent, locale),
            years: rates.rebuiltYears,
            surface: rates.rebuiltSurfaceMax,
            since: rates.since,
          })}
          {vat.otherwisePercent !== undefined &&
            ` ${t('listings:costs.purchase.vatOtherwise', { percent: formatNumber(vat.otherwisePercent, locale) })}`}
        </li>
      )}
    </>
  )
}

const notaryFeeOf = (costs: ReturnType<typeof purchaseCosts> | undefined) =>
  costs?.lines.find(({ key }) => key === 'notaryFee')?.cents

/** States how reliable the notary's part is. */
function NotaryNotes({ costs: { purchase, rates } }: Pick<CostNotesProps, 'costs'>) {
  const { t, moneyLocale } = useText()
  const { notary } = rates
  if (!notary) return <li>{t('listings:costs.purchase.notaryUnknown')}</li>
  const [otherwise, ownHome] = [false, true].map((own) =>
    purchaseCosts({ ...purchase, ownHome: own, buyers: 1 }, rates),
  )
  // At high prices the two tariffs give the same fee.
  const isLower = purchase.home && notaryFeeOf(ownHome) !== notaryFeeOf(otherwise)
  return (
    <>
      <li>
        {isLower
          ? t('listings:costs.purchase.notaryNote', {
              from: formatPrice(notary.soleHomeFullUpToCents, moneyLocale),
              upTo: formatPrice(notary.soleHomeUpToCents, moneyLocale),
            })
          : t('listings:costs.purchase.notaryNoteNotAHome')}
      </li>
      {rates.credit && (
        <li>
          {t('listings:costs.purchase.creditNote', { percent: rates.credit.accessoriesPercent })}
          {isLower &&
            ` ${t('listings:costs.purchase.creditNoteSoleHome', {
              percent: rates.credit.soleHomeDiscountPercent,
              first: formatPrice(notary.soleHomeAdministrationCents, moneyLocale),
              second: formatPrice(rates.credit.administrationCents, moneyLocale),
            })}`}
        </li>
      )}
      {otherwise?.approximate && (
        <li>
          {t('listings:costs.purchase.notaryApproximate', {
            from: formatPrice(notary.reliableFromCents, moneyLocale),
            to: formatPrice(notary.reliableUpToCents, moneyLocale),
          })}
        </li>
      )}
    </>
  )
}
