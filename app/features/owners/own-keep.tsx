import { OwnerLedgerView } from '~/features/valuation/public'
import { GivenText } from '~/i18n/given-text'
import { useText } from '~/i18n/use-text'
import type { OwnKeep as Keep } from './own-keep.server'

/** What the owner keeps, with texts of the room that knows it, which other pages of the portal do not need. */
export function OwnKeep({ keep: { sheet, action, texts, moneyLocale } }: { keep: Keep }) {
  const { locale } = useText()
  return (
    <GivenText locale={locale} moneyLocale={moneyLocale} texts={texts}>
      <OwnerLedgerView sheet={sheet} action={action} kept={{}} />
    </GivenText>
  )
}
