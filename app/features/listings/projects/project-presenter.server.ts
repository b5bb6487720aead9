import { pathTo } from '~/i18n/path-to'
import { formatArea, formatNumber } from '~/kernel/numbers'
import { postalCode } from '~/kernel/region'
import { slugOf } from '~/kernel/slug'
import type { PresenterContext } from '../card/listing-card'
import { toPictureSource } from '../card/listing-presenter.server'
import { localisedText } from '../card/localised-text'
import type { PictureRow } from '../projection/listing-rows'
import type { ProjectCard } from './project-card'
import type { ProjectRow, ProjectTextRow, UnitRow } from './projects.repo.server'
import { type Extremes, extremes, isFree, isSoldOut, priceRange } from './unit-facts'

type ProjectParts = {
  project: ProjectRow
  texts: ProjectTextRow[]
  cover: PictureRow | null
  units: Pick<UnitRow, 'state' | 'priceCents' | 'bedrooms' | 'surface'>[]
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
    sizes: sizesOf(free, context),
    progress: progressOf(project, context),
    picture: cover ? toPictureSource(cover, title, context) : undefined,
  }
}

/** What the units are like, from the smallest to the largest. */
function sizesOf(units: ProjectParts['units'], { t, locale }: PresenterContext): string | undefined {
  const bedrooms = extremes(units.map((unit) => unit.bedrooms))
  const surfaces = extremes(units.map((unit) => unit.surface))
  const sizes = [bedrooms && bedroomsOf(bedrooms, t), surfaces && surfacesOf(surfaces, { t, locale })]
  return sizes.filter(Boolean).join(' · ') || undefined
}

const bedroomsOf = ([from, to]: Extremes, t: PresenterContext['t']) =>
  from === to ? t('listings:bedrooms', { count: from }) : t('listings:projects.bedroomsRange', { from, to })

function surfacesOf([least, most]: Extremes, { t, locale }: Pick<PresenterContext, 't' | 'locale'>) {
  const [from, to] = [formatArea(least, locale), formatArea(most, locale)]
  return from === to ? from : t('listings:projects.range', { from, to })
}

/** How far it is built; undefined where nobody said. */
export const progressOf = ({ progress }: Pick<ProjectRow, 'progress'>, { t, locale }: PresenterContext) =>
  progress === null
    ? undefined
    : t('listings:projects.progressValue', { percent: formatNumber(progress, locale) })

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
