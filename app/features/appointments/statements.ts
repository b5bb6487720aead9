import type { RentTerms } from '~/features/listings/public.server'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type { Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'

/** @property moneyLocale - language whose style amounts have (P3) */
type Speech = { t: Translate<TextKey>; moneyLocale: Locale }

/**
 * The conditions of a rental, for information before a visit (A2), with their figures filled in; a figure that nobody
 * knows, or that is not public, makes no statement.
 */
export function statementsOf(terms: RentTerms | undefined, { t, moneyLocale }: Speech): string[] {
  if (!terms) return []
  const { minimumIncomeCents, maxPersons, depositCents, depositMonths } = terms
  const money = (name: string, cents: number | undefined, params: object = {}) =>
    cents === undefined
      ? []
      : [
          t(`appointments:statements.${name}` as TextKey, {
            ...params,
            amount: formatPrice(cents, moneyLocale),
          }),
        ]
  return [
    ...money('income', minimumIncomeCents),
    ...(maxPersons === undefined ? [] : [t('appointments:statements.persons', { count: maxPersons })]),
    ...money('rent', terms.rentCents),
    ...money('charges', terms.chargesCents),
    ...money('inventory', terms.inventoryCents),
    ...(depositMonths
      ? money('depositMonths', depositCents, { count: depositMonths })
      : money('deposit', depositCents)),
    ...money('total', terms.totalCents),
  ]
}
