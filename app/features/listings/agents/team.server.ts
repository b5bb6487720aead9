import {
  agentProfileOf,
  isSamePerson,
  memberOf,
  type Person,
  personOfMember,
  siteOf,
} from '~/features/content/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { cardsByIds } from '../card/kept-cards.server'
import type { ListingCard } from '../card/listing-card'
import { type AgentRow, findAgents } from './agents.repo.server'

/** Listings shown of one person: a page of hundreds would take longer to come than anybody looks. */
const mostShown = 60

/** Cached, because it groups every listing. */
const agentsOf = versioned(
  async (db: Db, _: 'agents') => (await findAgents(db)).map(withoutNulls),
  () => 'agents',
)

/** Somebody of the agency with their available listings. */
export type Colleague = { person: Person; count: number; cards: ListingCard[] }

/**
 * The people of the agency (M10): its team in the order of its settings, else the agents that its listings name.
 */
export async function peopleOf(app: App): Promise<Person[]> {
  return (await colleaguesOf(app)).map(({ person }) => person)
}

/** Whether the agency names anybody: else it has no page about its people. */
export const hasPeople = async (db: Db): Promise<boolean> =>
  (await siteOf(db)).team.length > 0 || (await agentsOf(db, 'agents')).length > 0

/** The same people with the listings that they handle. */
export async function teamOf(app: App): Promise<Colleague[]> {
  const colleagues = await colleaguesOf(app)
  const cards = await cardsByIds(
    app,
    colleagues.flatMap(({ ids }) => ids.slice(0, mostShown)),
  )
  const shown = new Map(cards.map((card) => [card.id, card]))
  return colleagues.map(({ person, ids }) => ({
    person,
    count: ids.length,
    cards: ids.slice(0, mostShown).flatMap((id) => shown.get(id) ?? []),
  }))
}

async function colleaguesOf(app: App): Promise<{ person: Person; ids: number[] }[]> {
  const site = await siteOf(app.db)
  const agents = await agentsOf(app.db, 'agents')
  const place = { locale: app.locale, mediaBaseUrl: app.config.mediaBaseUrl }
  if (site.team.length === 0)
    return onePerPerson(agents).map(({ offered, ...agent }) => ({
      person: agentProfileOf(site, agent, place),
      ids: idsOf(offered),
    }))
  return site.team.map((member) => ({
    person: personOfMember(site, member, place),
    ids: idsOf(agents.flatMap((agent) => (memberOf(site, agent) === member ? agent.offered : []))),
  }))
}

/** Newest first. */
const idsOf = (offered: AgentRow['offered']): number[] =>
  offered.toSorted(([id, since], [other, later]) => later - since || other - id).map(([id]) => id)

type Agent = ReturnType<typeof withoutNulls>

const withoutNulls = ({ name, email, phone, number, offered }: AgentRow) => ({
  ...{ name, offered },
  email: email ?? undefined,
  phone: phone ?? undefined,
  number: number ?? undefined,
})

/** Joins the mentions of one person, some of which have no address, and orders people by name. */
function onePerPerson(mentions: Agent[]): Agent[] {
  const people: Agent[] = []
  for (const mention of mentions) {
    const at = people.findIndex((person) => isSamePerson(person, mention))
    const known = people[at]
    if (known) people[at] = joined(known, mention)
    else people.push(mention)
  }
  return people.sort((one, other) => one.name.localeCompare(other.name))
}

/** What the newer mention says comes first. */
const joined = (newer: Agent, older: Agent): Agent => ({
  name: newer.name,
  email: newer.email ?? older.email,
  phone: newer.phone ?? older.phone,
  number: newer.number ?? older.number,
  offered: [...newer.offered, ...older.offered],
})
