import { pathTo } from '~/i18n/path-to'
import { slugOf } from '~/kernel/slug'
import type { Saying } from './listing-card'
import type { PictureRow } from './listing-rows'
import type { ProjectCard } from './project-card'
import type { ProjectRow, ProjectTextRow } from './projects.repo.server'
import { sayPicture } from './say-listing.server'
import { spokenText } from './spoken-text'

type ProjectParts = {
  project: ProjectRow
  texts: ProjectTextRow[]
  cover: PictureRow | null
  freeUnits: { priceCents: number | null }[]
}

export function sayProject({ project, texts, cover, freeUnits }: ProjectParts, saying: Saying): ProjectCard {
  const title = projectTitle(project, texts, saying)
  const prices = freeUnits.flatMap(({ priceCents }) => (priceCents === null ? [] : [priceCents]))
  return {
    id: project.id,
    href: project.externalWeb ?? projectHref(project, texts, saying),
    external: project.externalWeb !== null,
    title,
    city: saying.names.city(project.countryId, project.zip, saying.locale),
    zip: project.zip,
    soldOut: project.state === 'sold-out',
    freeUnits: freeUnits.length,
    fromCents: prices.length > 0 ? Math.min(...prices) : undefined,
    picture: cover ? sayPicture(cover, title, saying) : undefined,
  }
}

/** A project's name is said in every language, also where it is written in another. */
export const projectTitle = (project: ProjectRow, texts: ProjectTextRow[], saying: Saying) =>
  spokenText(texts, saying)?.title || `${saying.t('listings:projects.title')} ${project.number ?? project.id}`

/** The one address of a project in a language (L11). */
export function projectHref(project: ProjectRow, texts: ProjectTextRow[], saying: Saying): string {
  const { locale, names } = saying
  return pathTo(locale, 'project', {
    city: slugOf(names.city(project.countryId, project.zip, locale)) || '-',
    slug: slugOf(projectTitle(project, texts, saying)) || '-',
    id: project.id,
  })
}
