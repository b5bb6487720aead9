import type { leadEntries, leads } from '#db/schema'
import { brusselsDay } from '~/kernel/calendar'
import { type OfficeHours, officeMinutes } from '~/kernel/office-hours'
import { addDays, brusselsInstant } from '~/kernel/wall-time'
import { type Random, seededRandom } from './random'
import type { Story } from './story.server'

type Lead = Pick<typeof leads.$inferSelect, 'id' | 'at' | 'locale' | 'listingId'>
type Entry = typeof leadEntries.$inferInsert
export type Member = { id: number; email: string; name: string; role: string }

/** What became of a lead. */
export type LeadWork = Pick<
  typeof leads.$inferSelect,
  'id' | 'state' | 'stateAt' | 'staffId' | 'dueAt' | 'outcome' | 'answeredAt' | 'answerMinutes'
> & { entries: Entry[] }

type Working = {
  story: Story
  members: readonly Member[]
  /** Mail address of the agent of each listing. */
  agents: ReadonlyMap<number, string | undefined>
  hours: OfficeHours
  today: string
}

const eight = 8 * 60

/** What members did with the leads of sixty days: older ones are done, the newest still wait. */
export const workOn = (found: readonly Lead[], working: Working): LeadWork[] =>
  found.flatMap((lead) => workOnOne(lead, working) ?? [])

function workOnOne(lead: Lead, working: Working): LeadWork | undefined {
  const { members, agents, hours, today } = working
  const random = seededRandom('work', lead.id)
  const agent = members.find(({ email }) => email === agents.get(lead.listingId ?? 0))
  const age = daysBefore(brusselsDay(lead.at), today)
  const answeredAt = answerOf(lead, hours, random)
  // What came in the last two days is new, but for some that somebody has taken up.
  if (!agent || brusselsDay(answeredAt) >= today || (age < 3 && random.next() < 0.7)) return undefined
  const state = age > 12 ? 'done' : random.next() < 0.4 ? 'waiting' : 'open'
  const due = addDays(today, 1 + random.below(6))
  const outcome =
    state === 'done' ? random.pick(['viewing', 'viewing', 'none', 'other-agency'] as const) : null
  const after = { state, ...(state === 'waiting' && { due }), ...(outcome && { outcome }) }
  const by = { leadId: lead.id, staffId: agent.id }
  const minutes = (count: number) => new Date(answeredAt.getTime() + count * 60_000)
  return {
    id: lead.id,
    ...{ state, outcome, staffId: agent.id, stateAt: minutes(2), answeredAt },
    dueAt: (state === 'waiting' && brusselsInstant(due, eight)) || null,
    answerMinutes: Math.round(officeMinutes(hours, lead.at, answeredAt)),
    entries: [
      { ...by, at: minutes(-4), kind: 'assignment', before: { agent: null }, after: { agent: agent.name } },
      { ...by, at: minutes(0), kind: 'call', text: random.pick(notesFor(working.story, lead.locale)) },
      { ...by, at: minutes(2), kind: 'state', before: { state: 'new' }, after },
    ],
  }
}

/** After nine and before twelve of the next morning on which the office is open: no answer takes no time at all. */
function answerOf({ at }: Lead, hours: OfficeHours, random: Random): Date {
  const minutes = 9 * 60 + 1 + random.below(179)
  for (let day = addDays(brusselsDay(at), 1); ; day = addDays(day, 1)) {
    const instant = brusselsInstant(day, minutes)
    if (!instant) throw new RangeError(`${day} lacks an hour of the morning`)
    if (officeMinutes(hours, instant, new Date(instant.getTime() + 60_000)) > 0) return instant
  }
}

const daysBefore = (day: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)

/** In the language that the agents of the demo write in, as far as they write it. */
const notesFor = ({ notes }: Story, locale: string): readonly string[] =>
  (locale === 'fr' ? notes.fr : undefined) ?? notes.nl
