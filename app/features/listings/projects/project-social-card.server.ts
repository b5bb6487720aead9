import type { Site } from '~/features/content/public'
import type { SocialCard } from '~/features/media/public.server'
import type { PresenterContext } from '../card/listing-card'
import { type MoneyContext, priceText } from '../card/price-text'
import { socialCardIn } from '../outlets/social-card.server'
import type { ProjectCard } from './project-card'

/** Preview picture of a shared project: it shows the lowest price. */
export const socialCardOfProject = (
  card: ProjectCard,
  site: Site,
  { t, moneyLocale }: PresenterContext,
): SocialCard =>
  socialCardIn(site, card.picture, {
    headline: card.title,
    lines: [
      card.fromCents ? priceFrom(card.fromCents, { t, moneyLocale }) : t('listings:projects.title'),
      card.city,
    ],
    title: card.title,
    ribbon: card.soldOut ? t('listings:projects.soldOut') : undefined,
  })

const priceFrom = (cents: number, context: MoneyContext) =>
  priceText({ kind: 'amount', cents, startingFrom: true, unitText: '', perMonth: false }, context)
