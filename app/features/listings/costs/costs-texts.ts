import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import type { Region } from '~/kernel/region'
import { buyerCounts, highestRate } from './cost-choices'
import type { CostKey, PurchaseVat } from './rules/purchase'

type CostsTextsInput = {
  t: Translate<TextKey>
  locale: Locale
  moneyLocale: Locale
  region: Region
  vat: PurchaseVat | undefined
  reducedVatPercent: number | undefined
  /** The property can be the buyer's own home. */
  home: boolean
  /** Each buyer of an own home gets a tax credit. */
  perBuyer: boolean
}

/** Texts sent to the calculator; those that it fills in itself keep their placeholders. */
export function costsTexts({
  t,
  locale,
  moneyLocale,
  region,
  vat,
  reducedVatPercent,
  home,
  perBuyer,
}: CostsTextsInput) {
  const percent = vat ? formatNumber(vat.percent, locale) : ''
  const reduced = reducedVatPercent === undefined ? '' : formatNumber(reducedVatPercent, locale)
  const lines: Record<CostKey, string> = {
    price: t(vat ? 'listings:costs.purchase.lines.priceWithoutVat' : 'listings:costs.purchase.lines.price'),
    vat: t('listings:costs.purchase.lines.vat', { percent }),
    duty: t(`listings:costs.purchase.duty.${region}`),
    notaryFee: t('listings:costs.purchase.lines.notaryFee'),
    administration: t('listings:costs.purchase.lines.administration'),
    disbursements: t('listings:costs.purchase.lines.disbursements'),
    transcription: t('listings:costs.purchase.lines.transcription'),
    annexes: t('listings:costs.purchase.lines.annexes'),
    writingDuty: t('listings:costs.purchase.lines.writingDuty'),
    notaryVat: t('listings:costs.purchase.lines.notaryVat'),
    mortgageDuty: t('listings:costs.purchase.lines.mortgageDuty'),
    creditDeed: t('listings:costs.purchase.lines.creditDeed'),
  }
  return {
    table: {
      caption: t('listings:costs.purchase.title'),
      line: t('listings:costs.purchase.line'),
      /** By the number of buyers, from 1, where each gets a tax credit. */
      ownHome: perBuyer
        ? buyerCounts.map((count) => t('listings:costs.purchase.ownHomeBuyers', { count }))
        : [t('listings:costs.purchase.ownHome')],
      otherwise: t(home ? 'listings:costs.purchase.otherwise' : 'listings:costs.purchase.amount'),
      total: t('listings:costs.purchase.total'),
      about: t('listings:costs.purchase.about'),
      lines,
      /** Stands for the line of VAT where the columns differ. */
      vatEither: t('listings:costs.purchase.lines.vatEither', { percent, reduced }),
    },
    title: t('listings:costs.calculator.title'),
    situation: t(
      region === 'luxembourg'
        ? 'listings:costs.calculator.situationOwnHome'
        : 'listings:costs.calculator.situation',
    ),
    yes: t('listings:costs.calculator.yes'),
    no: t('listings:costs.calculator.no'),
    vatRate: t('listings:costs.calculator.vatRate'),
    vatUsual: t('listings:costs.calculator.vatUsual', { percent }),
    vatReduced: t('listings:costs.calculator.vatReduced', { percent: reduced }),
    buyers: t('listings:costs.calculator.buyers'),
    ownMeans: t('listings:costs.calculator.ownMeans'),
    ownMeansInvalid: t('listings:costs.calculator.ownMeansInvalid', {
      example: formatNumber(100_000, moneyLocale),
    }),
    years: t('listings:costs.calculator.years'),
    rate: t('listings:costs.calculator.rate'),
    rateInvalid: t('listings:costs.calculator.rateInvalid', { max: highestRate }),
    total: t('listings:costs.calculator.total'),
    loan: t('listings:costs.calculator.loan'),
    lines: t('listings:costs.calculator.lines'),
    monthly: t('listings:costs.calculator.monthly'),
    basis: t('listings:costs.calculator.basis'),
    unanswered: t('listings:costs.calculator.unanswered'),
  }
}

export type CostsTexts = ReturnType<typeof costsTexts>
