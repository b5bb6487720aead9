import { distanceMeters } from '~/kernel/geo'
import { isDwelling } from '~/kernel/main-types'
import { municipalityAt } from '~/kernel/places/municipalities'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import type { PresenterContext } from '../card/listing-card'
import type { ListingRow } from '../projection/listing-rows'
import type { ProjectCard } from './project-card'
import { toProjectCard } from './project-presenter.server'
import { findProjects } from './projects.repo.server'
import { isSoldOut } from './unit-facts'

/** Greatest distance between the centres of two nearby municipalities, in metres. */
const nearMeters = 12_000

const mostShown = 2

/** Cached, because they are few and every listing's page needs them. */
const shownProjects = versioned(async (db: Db, _: 'all') => await findProjects(db))

type Like = Pick<ListingRow, 'goal' | 'webId' | 'countryId' | 'zip'>

/** Finds projects with available units that resemble this listing, nearest first (D5). */
export async function similarProjects(db: Db, to: Like, context: PresenterContext): Promise<ProjectCard[]> {
  if (!isDwelling(to.webId)) return []
  const rows = await shownProjects(db, 'all')
  return rows
    .filter(({ project, units }) => project.goal === to.goal && !isSoldOut(project.state, units))
    .map((row) => ({ row, meters: metersBetween(to, row.project) }))
    .filter(({ meters }) => meters <= nearMeters)
    .sort((one, other) => one.meters - other.meters)
    .slice(0, mostShown)
    .map(({ row }) => toProjectCard(row, context))
}

type Place = Pick<ListingRow, 'countryId' | 'zip'>

/** Measured between centres, because the listing's own position may be hidden. */
function metersBetween(one: Place, other: Place): number {
  if (one.countryId === other.countryId && one.zip === other.zip) return 0
  const [from, to] = [municipalityOf(one), municipalityOf(other)]
  return from && to ? distanceMeters(from, to) : Number.POSITIVE_INFINITY
}

const municipalityOf = ({ countryId, zip }: Place) => municipalityAt({ countryId, zip })
