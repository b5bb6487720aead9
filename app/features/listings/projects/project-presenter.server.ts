import { pathTo } from '~/i18n/path-to'
import { postalCode } from '~/kernel/region'
import { slugOf } from '~/kernel/slug'
import type { PresenterContext } from '../card/listing-card'
import { toPictureSource } from '../card/listing-presenter.server'
import { localisedText } from '../card/localised-text'
import type { PictureRow } from '../projection/listing-rows'
import type { ProjectCard } from './project-card'
import type { ProjectRow, ProjectTextRow, UnitRow } from './projects.repo.server'
import { isFree, isSoldOut, priceRange } from './unit-facts'

type ProjectParts = {
  project: ProjectRow
  texts: ProjectTextRow[]
  cover: PictureRow | null
  units: Pick<UnitRow, 'state' | 'priceCents'>[]
}

export function toProjectCard(
  { project, texts, cover, units }: ProjectParts,
  context: PresenterContext,
): ProjectCard {
  const title = projectTitle(project, texts, context)
  const free = units.filter(isFree)
  return {
    id: project.id,
    href: project.externalWeb ?? projectHref(project, texts, context),
    external: project.externalWeb !== null,
    title,
    city: context.names.city(project.countryId, project.zip, context.locale),
    zip: postalCode(project),
    soldOut: isSoldOut(project.state, units),
    freeUnits: free.length,
    fromCents: priceRange(free)?.fromCents,
    picture: cover ? toPictureSource(cover, title, context) : undefined,
  }
}

/** A project's name is shown in every language, even if it is written in another. */
export const projectTitle = (project: ProjectRow, texts: ProjectTextRow[], context: PresenterContext) =>
  localisedText(texts, context)?.title ||
  `${context.t('listings:projects.title')} ${project.number ?? project.id}`

/** The canonical path of a project in a language (L11). */
export function projectHref(project: ProjectRow, texts: ProjectTextRow[], context: PresenterContext): string {
  const { locale, names } = context
  return pathTo(locale, 'project', {
    city: slugOf(names.city(project.countryId, project.zip, locale)) || '-',
    slug: slugOf(projectTitle(project, texts, context)) || '-',
    id: project.id,
  })
}
