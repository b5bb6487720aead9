import { formatArea } from '~/kernel/numbers'
import type { ListingCard, PresenterContext } from '../card/listing-card'
import { priceText } from '../card/price-text'

/** How a column is called in short: what and where it is, and what tells it from the others of that name. */
export type ColumnName = { kind: string; detail: string }

type NamedColumn = { card: ListingCard; name: ColumnName }

type NamingContext = Pick<PresenterContext, 't' | 'locale' | 'moneyLocale'>

/** Names the columns side by side, none of them twice. */
export function namedColumns(cards: readonly ListingCard[], context: NamingContext): NamedColumn[] {
  const named = cards.map((card) => ({
    card,
    kind: [card.typeName, card.city].filter(Boolean).join(' · '),
    details: detailsOf(card, context),
  }))
  return named.map(({ card, kind, details }) => {
    const others = named.filter((one) => one.kind === kind && one.details !== details)
    const isOwn = (detail: string) => !others.some((other) => other.details.includes(detail))
    return { card, name: { kind, detail: details.find(isOwn) ?? '' } }
  })
}

/** What may tell a listing from its like, the plainest first; its reference always does. */
const detailsOf = ({ id, address, price, livingSurface }: ListingCard, context: NamingContext): string[] => [
  ...(address ? [address] : []),
  ...(price.kind === 'on-request' ? [] : [priceText(price, context)]),
  ...(livingSurface ? [formatArea(livingSurface, context.locale)] : []),
  context.t('listings:contact.reference', { id: String(id) }),
]
