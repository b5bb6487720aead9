import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { formatPrice } from '~/kernel/money'
import { formatNumber } from '~/kernel/numbers'
import { Fold } from '~/ui/fold/fold'
import type { FactGroup } from '../facts/detail-groups'
import { FactLists } from '../facts/fact-list'
import { Section } from '../page/section'
import type { CostsSummary, OfferAdvance } from './costs-presenter.server'
import { EntryTable } from './entry-table'
import { PurchaseCosts } from './purchase-costs'
import { ViagerNotes } from './viager-notes'

type CostsSectionProps = {
  groups: FactGroup[]
  costs: CostsSummary | undefined
  offer: OfferAdvance | undefined
  /** The ledger in short. */
  children: ReactNode
}

/**
 * Shows the price and its costs: what we calculate from it, what the agency states, and how to make an offer. Of a
 * purchase the ledger says most of it, so it comes first, and what the agency states folds; charges of a rental stay in
 * sight, which the law wants.
 */
export function CostsSection({ groups, costs, offer, children }: CostsSectionProps) {
  if (!costs && !offer) return null
  const isPurchase = costs?.costs.kind === 'purchase'
  return (
    <Section id="costs">
      {!isPurchase && <FactLists groups={groups} untitled />}
      {children}
      {costs && <Estimate summary={costs} groups={groups} />}
      {offer && <MakeOffer {...offer} />}
    </Section>
  )
}

function Estimate({ summary, groups }: { summary: CostsSummary; groups: FactGroup[] }) {
  const { t } = useText()
  const { costs } = summary
  switch (costs.kind) {
    case 'purchase':
      return (
        <PurchaseCosts {...summary} costs={costs}>
          {groups.map((group) => (
            <Fold key={group.key} title={group.title}>
              <FactLists groups={[group]} untitled />
            </Fold>
          ))}
        </PurchaseCosts>
      )
    case 'rent':
      return <EntryTable costs={costs.costs} asOf={summary.asOf} />
    case 'viager':
      return <ViagerNotes viager={costs.viager} />
    case 'on-request':
      return <p className="prose">{t(`listings:costs.onRequest.${costs.goal}`)}</p>
    case 'ask-notary':
      return <p className="prose">{t('listings:costs.askNotary')}</p>
  }
}

function MakeOffer({ percent, amounts }: OfferAdvance) {
  const { t, locale, moneyLocale } = useText()
  return (
    <Fold title={t('listings:offer.title')}>
      <div className="prose">
        <p>
          {percent === undefined
            ? t('listings:offer.annuityText')
            : t('listings:offer.text', { percent: formatNumber(percent, locale) })}
        </p>
        {amounts && (
          <p>
            {t('listings:offer.amount', {
              price: formatPrice(amounts.priceCents, moneyLocale),
              amount: formatPrice(amounts.advanceCents, moneyLocale),
            })}
          </p>
        )}
      </div>
    </Fold>
  )
}
