import { siteOf } from '~/features/content/public.server'
import { one } from '~/features/forms/public'
import type { AreaPlace } from '~/kernel/places/areas'
import { countryOfPlace } from '~/kernel/places/country-of-place'
import { readZip } from '~/kernel/read-zip'
import { countryIds } from '~/kernel/region'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { type AreaAgents, agentOfArea } from './agent-of-area'
import {
  findAgentByEmail,
  findAgentOfPerson,
  findNamedPlace,
  findStandIn,
} from './assign-by-rule.repo.server'
import type { NewLead } from './leads.repo.server'

type AssignmentInput = {
  personId: number
  /** Mail address of the listing's agent. */
  agent: string | undefined
  lead: NewLead
}

/**
 * Who has an open lead of this person, else the listing's agent, else the agent of its area, else nobody (B15). Somebody
 * away has a deputy.
 * @returns number of the member
 */
export async function agentByRule(
  tx: Db,
  { db }: Pick<Services, 'db'>,
  { personId, agent, lead }: AssignmentInput,
) {
  const found =
    (await findAgentOfPerson(tx, personId)) ??
    (await agentAt(tx, agent)) ??
    (await agentAt(tx, await areaAgent(tx, (await siteOf(db)).office.areas, lead)))
  return found === undefined ? undefined : await findStandIn(tx, found, lead.at)
}

const agentAt = async (tx: Db, email: string | undefined) =>
  email ? await findAgentByEmail(tx, email.toLowerCase()) : undefined

/** Forms whose address is that of the property itself. */
const ofOwners = ['contact-demand', 'book-valuation']

/** Mail address of whoever has the area of the listing, or of the property that is to be valued. */
async function areaAgent(tx: Db, areas: AreaAgents, lead: NewLead): Promise<string | undefined> {
  if (areas.length === 0) return undefined
  const named = await findNamedPlace(tx, lead)
  if (named.length > 0) return agentOfArea(areas, named)
  if (!ofOwners.includes(lead.form)) return undefined
  return typedPlaces(lead.fields)
    .map((place) => agentOfArea(areas, [place]))
    .find(Boolean)
}

/** Where a typed postal code may be: both countries' have four digits, and a name that is Luxembourg's alone decides. */
function typedPlaces(fields: NewLead['fields']): AreaPlace[] {
  const { zip, country } = readZip(one(fields, 'zip')) ?? {}
  if (!zip) return []
  const city = one(fields, 'city')
  const isLuxembourg = (country ?? countryOfPlace(zip, city)) === 'LU'
  const { belgium, luxembourg } = countryIds
  const countries = isLuxembourg ? [luxembourg] : country ? [belgium] : [belgium, luxembourg]
  return countries.map((countryId) => ({ countryId, zip, city }))
}
