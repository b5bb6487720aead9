import { pathTo } from '~/i18n/path-to'
import { slugOf } from '~/kernel/slug'
import type { Saying } from '../card/listing-card'
import { sayPicture } from '../card/say-listing.server'
import { spokenText } from '../card/spoken-text'
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

export function sayProject({ project, texts, cover, units }: ProjectParts, saying: Saying): ProjectCard {
  const title = projectTitle(project, texts, saying)
  const free = units.filter(isFree)
  return {
    id: project.id,
    href: project.externalWeb ?? projectHref(project, texts, saying),
    external: project.externalWeb !== null,
    title,
    city: saying.names.city(project.countryId, project.zip, saying.locale),
    zip: project.zip,
    soldOut: isSoldOut(project.state, units),
    freeUnits: free.length,
    fromCents: priceRange(free)?.fromCents,
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
