import { siteOf } from '~/features/content/public.server'
import type { SocialCard } from '~/features/media/public.server'
import type { App } from '~/platform/app.server'
import { findCard } from '../card/cards.repo.server'
import { toListingCard } from '../card/listing-presenter.server'
import { presenterContextOf } from '../card/presenter-context.server'
import { findListing } from '../detail/listing.repo.server'
import { type SocialKind, socialCardOfListing } from '../outlets/social-card.server'
import { isDatabaseId } from '../page/page-parts.server'
import { toProjectCard } from '../projects/project-presenter.server'
import { socialCardOfProject } from '../projects/project-social-card.server'
import { findProjects } from '../projects/projects.repo.server'

/** Finds the social card of a listing or project; undefined if it has no page. */
export async function findSocialCard(
  app: App,
  kind: SocialKind,
  id: number,
): Promise<SocialCard | undefined> {
  if (!isDatabaseId(id)) return undefined
  const [site, context] = await Promise.all([siteOf(app.db), presenterContextOf(app)])
  if (kind === 'project') {
    const found = (await findProjects(app.db)).find(({ project }) => project.id === id)
    return found && socialCardOfProject(toProjectCard(found, context), site, context)
  }
  const [listing, row] = await Promise.all([findListing(app.db, id), findCard(app.db, id, app.locale)])
  return row && !listing?.withdrawnAt
    ? socialCardOfListing(toListingCard(row, context), site, context)
    : undefined
}
