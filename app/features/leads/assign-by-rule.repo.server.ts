import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { blockedAddresses, leads, listings, listingTexts, projects, projectTexts, staff } from '#db/schema'
import { brusselsDay } from '~/kernel/calendar'
import type { AreaPlace } from '~/kernel/places/areas'
import type { Db } from '~/platform/database.server'
import { rolesWith } from '~/platform/office/permissions'
import { toDoStates } from './office/lead-filter'

/** Whether what an address sends is put aside as spam. @param email - in lower case */
export async function isBlocked(db: Db, email: string): Promise<boolean> {
  const rows = await db.select().from(blockedAddresses).where(eq(blockedAddresses.email, email))
  return rows.length > 0
}

const mayAnswer = and(isNull(staff.removedAt), inArray(staff.role, rolesWith('leads.write')))

/** Who has an open lead of this person: the newest counts. */
export async function findAgentOfPerson(db: Db, personId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: staff.id })
    .from(leads)
    .innerJoin(staff, eq(staff.id, leads.staffId))
    .where(
      and(
        eq(leads.personId, personId),
        inArray(leads.state, toDoStates),
        isNotNull(leads.staffId),
        mayAnswer,
      ),
    )
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(1)
  return row?.id
}

/** @param email - in lower case */
export async function findAgentByEmail(db: Db, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.email, email), mayAnswer))
  return row?.id
}

const listingPlaces = { of: listings, texts: listingTexts, id: listingTexts.listingId }
const projectPlaces = { of: projects, texts: projectTexts, id: projectTexts.projectId }

/** Where a listing or project is, also one that left the feed, under each of its names; nothing if there is none. */
export async function findNamedPlace(
  db: Db,
  { listingId, projectId }: { listingId?: number | null | undefined; projectId?: number | null | undefined },
): Promise<AreaPlace[]> {
  const asked = listingId ?? projectId
  if (!asked) return []
  const { of, texts, id } = listingId ? listingPlaces : projectPlaces
  const rows = await db
    .selectDistinct({ countryId: of.countryId, zip: of.zip, city: texts.city })
    .from(of)
    .leftJoin(texts, eq(id, of.id))
    .where(eq(of.id, asked))
  return rows.map(({ city, ...place }) => ({ ...place, city: city ?? undefined }))
}

/**
 * The one who stands in for somebody who is away on that day, or for a deputy who is away too; themselves when they are
 * here, or when everybody who would stand in is away. Nobody when a deputy works here no more, or answers no leads: then
 * all who answer see it.
 */
export async function findStandIn(db: Db, id: number, at: Date): Promise<number | undefined> {
  const today = brusselsDay(at)
  const asked = new Set<number>()
  for (let next: number | null = id; next !== null && !asked.has(next); ) {
    asked.add(next)
    const [row] = await db
      .select()
      .from(staff)
      .where(and(eq(staff.id, next), mayAnswer))
    if (!row) return undefined
    if (!isAway(row, today)) return row.id
    next = row.deputyId
  }
  return id
}

/** @param today - in Brussels */
const isAway = ({ awayFrom, awayUntil }: typeof staff.$inferSelect, today: string): boolean =>
  awayUntil !== null && today <= awayUntil && (awayFrom === null || awayFrom <= today)
