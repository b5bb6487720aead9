import { useText } from '~/i18n/use-text'
import { formatList } from '~/kernel/format-list'
import type { Ledger } from './ledger'
import type { OpenAmount } from './ledger-answers'
import type { LedgerFacts } from './ledger-facts'

/** The same amount has another name in Luxembourg or for a renter. */
export function wordingOf(name: OpenAmount, { region, offer }: LedgerFacts) {
  if (name === 'tax' && region === 'luxembourg') return 'taxLuxembourg'
  return name === 'charges' && offer.kind === 'rent' ? 'chargesOfRent' : name
}

/** Names what the sum is without, because nobody stated it. */
export function Without({ facts, ledger }: { facts: LedgerFacts; ledger: Ledger }) {
  const { t, locale } = useText()
  const { offer } = facts
  const isWithoutNotary = offer.kind === 'purchase' && !offer.rates.notary
  const names = [
    ...(isWithoutNotary ? [t('listings:ledger.name.notary')] : []),
    ...ledger.unknown.map((name) => t(`listings:ledger.name.${wordingOf(name, facts)}`)),
  ]
  if (names.length === 0) return null
  return <p>{t('ui:amount.without', { list: formatList(names, locale) })}</p>
}
