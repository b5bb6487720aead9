import type { auditLog } from '#db/schema'
import { addDays, brusselsInstant, weekdayOf } from '~/kernel/wall-time'
import type { Role } from '~/platform/office/permissions'
import { activityDays } from './demo-listing'
import { type Random, seededRandom } from './random'
import type { Story } from './story.server'

type Act = typeof auditLog.$inferInsert
type Member = { id: number; email: string; name: string; role: Role }

/** What members and commands did in the last sixty days, the oldest first. */
export function officeActs(members: Member[], story: Story, now: Date, today: string): Act[] {
  const dayOf = (email: string) =>
    addDays(today, -(story.members.find((member) => member.email === email)?.daysAgo ?? activityDays))
  const joined = members.map((member) => ({ ...member, day: dayOf(member.email) }))
  const logins = joined.flatMap((member) => loginsOf(member, today))
  const all = [...invitations(joined), ...logins, ...retries(story, today)]
  return all.filter(({ at }) => at < now).sort((one, other) => one.at.getTime() - other.at.getTime())
}

type JoinedMember = Member & { day: string }

/** The first member was added by a command, all others by that member. */
function invitations([admin, ...others]: JoinedMember[]): Act[] {
  if (!admin) return []
  const invited = ({ id, name, role }: JoinedMember) => ({
    act: 'members.invite',
    subject: `staff/${id}`,
    after: { name, role },
  })
  const random = seededRandom('invitations')
  return [
    { at: timeOf(random, admin.day, 9), actor: 'npm run staff', ...invited(admin) },
    ...others.map((member) => ({
      ...{ at: timeOf(random, member.day, 11), staffId: admin.id, actor: admin.name },
      ...invited(member),
    })),
  ]
}

/** On most working days, and on some Saturdays. */
function loginsOf({ id, name, day }: JoinedMember, today: string): Act[] {
  const random = seededRandom('logins', id)
  const days = Array.from({ length: activityDays }, (_, at) => addDays(today, at + 1 - activityDays))
  return days
    .filter((one) => one > day && random.next() < chanceOf(one))
    .map((one) => ({
      ...{
        at: timeOf(random, one, 8),
        staffId: id,
        actor: name,
        act: 'account.login',
        subject: `staff/${id}`,
      },
    }))
}

/** On the morning after a mail failed, the older ones were sent again by a command. */
function retries({ failedMails }: Story, today: string): Act[] {
  const random = seededRandom('retries')
  return failedMails.slice(2).map(({ daysAgo }) => ({
    at: timeOf(random, addDays(today, 1 - daysAgo), 9),
    ...{ actor: 'npm run mail', act: 'mails.retry', subject: 'mails', after: { count: 1 } },
  }))
}

function chanceOf(day: string): number {
  const weekday = weekdayOf(day)
  return weekday === 'sun' ? 0 : weekday === 'sat' ? 0.3 : 0.85
}

/** A time within two hours from an hour of a day in Brussels. */
function timeOf(random: Random, day: string, hour: number): Date {
  const instant = brusselsInstant(day, hour * 60 + random.below(120))
  if (!instant) throw new RangeError(`${day} lacks an hour of the day`)
  return instant
}
