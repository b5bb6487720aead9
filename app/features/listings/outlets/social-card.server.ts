import type { Site } from '~/features/content/public'
import { coloursOf, siteOf } from '~/features/content/public.server'
import type { PictureSource } from '~/features/media/public'
import { type SocialCard, socialSize, socialVersion } from '~/features/media/public.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { PageInfo } from '~/ui/page/page-info'
import { findCard } from '../card/cards.repo.server'
import type { ListingCard, Saying } from '../card/listing-card'
import { sayCard } from '../card/say-listing.server'
import { sayingOf } from '../card/saying.server'
import { spokenPrice } from '../card/spoken-price'
import { findListing } from '../detail/listing.repo.server'
import { isDatabaseId } from '../page/page-parts.server'
import type { ProjectCard } from '../projects/project-card'
import { findProjects } from '../projects/projects.repo.server'
import { sayProject } from '../projects/say-project.server'

/** What a shared link to a home shows: of the projection only, as its card. */
export const socialCardOfListing = (card: ListingCard, site: Site, { t }: Saying): SocialCard =>
  cardIn(site, card.picture, {
    headline: spokenPrice(card.price, t),
    lines: [card.typeName, card.city],
    title: card.title,
    ribbon: card.ribbon?.text,
  })

/** What a shared link to a project shows: where its prices start. */
export const socialCardOfProject = (card: ProjectCard, site: Site, { t }: Saying): SocialCard =>
  cardIn(site, card.picture, {
    headline: card.title,
    lines: [card.fromCents ? priceFrom(card.fromCents, t) : t('listings:projects.title'), card.city],
    title: card.title,
    ribbon: card.soldOut ? t('listings:projects.soldOut') : undefined,
  })

const priceFrom = (cents: number, t: Saying['t']) =>
  spokenPrice({ kind: 'amount', cents, startingFrom: true, unitText: '', perMonth: false }, t)

type Words = Pick<SocialCard, 'headline' | 'lines' | 'title' | 'ribbon'>

function cardIn({ brand, identity }: Site, picture: PictureSource | undefined, words: Words): SocialCard {
  const { primary, action, paper } = coloursOf(brand.colours)
  return {
    ...words,
    headline: capitalised(words.headline),
    lines: words.lines.filter(Boolean).map(capitalised),
    agency: identity.name,
    colours: { primary, action, paper },
    picture: picture && { id: String(picture.id), version: picture.version },
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export type SocialKind = 'listing' | 'project'

/** The picture of a page as its head names it; the address changes with what is drawn. */
export const socialPictureOf = (
  card: SocialCard,
  { kind, id, locale }: { kind: SocialKind; id: number; locale: Locale },
): PageInfo['socialPicture'] => ({
  url: `/social/${kind}/${id}/${locale}-${socialVersion(card)}.jpg`,
  ...socialSize,
  alt: [card.title, card.headline, ...card.lines]
    .filter((text, index, all) => all.indexOf(text) === index)
    .join(', '),
})

/** The card of a listing or project that has a page; undefined when there is none, or no longer. */
export async function findSocialCard(
  app: App,
  kind: SocialKind,
  id: number,
): Promise<SocialCard | undefined> {
  if (!isDatabaseId(id)) return undefined
  const [site, saying] = await Promise.all([siteOf(app.db), sayingOf(app)])
  if (kind === 'project') {
    const found = (await findProjects(app.db)).find(({ project }) => project.id === id)
    return found && socialCardOfProject(sayProject(found, saying), site, saying)
  }
  const [listing, row] = await Promise.all([findListing(app.db, id), findCard(app.db, id, app.locale)])
  return row && !listing?.withdrawnAt ? socialCardOfListing(sayCard(row, saying), site, saying) : undefined
}
