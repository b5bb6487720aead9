import { createHash } from 'node:crypto'
import { parse } from 'node:querystring'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { staff, staffSessions } from '#db/schema'
import type { Services } from '~/platform/app.server'
import type { Member } from '~/platform/office/member.server'

/** Hours that a session lasts while nobody uses it (B6). */
const idleHours = 12

/** The member whose session the request's cookie names. */
export async function findMember(
  { db, clock, config: { https } }: Pick<Services, 'db' | 'clock' | 'config'>,
  { headers }: Pick<Request, 'headers'>,
): Promise<Member | undefined> {
  const cookies = parse((headers.get('cookie') ?? '').replaceAll(/;\s*/g, ';'), ';')
  const token = cookies[https ? '__Host-staff' : 'staff']
  if (typeof token !== 'string') return undefined
  const now = clock.now()
  const [found] = await db
    .select({ member: staff, session: staffSessions })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.accountId))
    .where(
      and(
        eq(staffSessions.id, createHash('sha256').update(token).digest('base64url')),
        gt(staffSessions.expires, now),
        gt(staffSessions.seenAt, new Date(now.getTime() - idleHours * 3_600_000)),
        isNull(staff.removedAt),
      ),
    )
  if (!found) return undefined
  const { id, email, name, role, locale, keysOn } = found.member
  const { id: session, passwordAt } = found.session
  return { id, email, name, role, locale, keysOn, session: { id: session, passwordAt } }
}
