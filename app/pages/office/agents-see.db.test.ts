import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { appointments, leadEntries, leads, people, staff } from '#db/schema'
import { inboxPage } from '~/features/leads/office/inbox-page.server'
import { noteAct } from '~/features/leads/office/lead-acts.server'
import { readLeadFilter } from '~/features/leads/office/lead-filter'
import { leadPage } from '~/features/leads/office/lead-page.server'
import { readerOf } from '~/features/leads/office/reader.server'
import { findOrAddPerson } from '~/features/people/public.server'
import { appContext } from '~/platform/app.server'
import { mayAct } from '~/platform/office/may-act.server'
import { memberOf } from '~/platform/office/member.fixture'
import { type Member, memberContext } from '~/platform/office/member.server'
import { testApp } from '../../../tests/setup/test-app'
import { personPage } from './person-page.server'
import { searchEverything } from './search-everything.server'
import { today } from './today.server'

const { db, appIn } = await testApp({ demo: 'listings', emptied: [leads, people, appointments] })
const app = appIn('nl')
const at = app.clock.now()
const [ada, bo] = await db
  .insert(staff)
  .values(
    ['ada', 'bo'].map((name) => ({
      ...{ email: `${name}@agency.example`, name, role: 'agent' as const, locale: 'nl' as const },
      createdAt: at,
    })),
  )
  .returning()

/** What Ada meets of a lead, and of the booking that it tells of, which are somebody's. */
async function meets(member: Member, staffId: number | null) {
  const email = 'zoe@post.example'
  const personId = await findOrAddPerson(db, { email, name: 'Zoë Claes' }, at)
  const appointmentId = crypto.randomUUID()
  const fields = { firstName: 'Zoë', lastName: 'Claes', remark: 'xylofoon' }
  await db.insert(appointments).values({
    ...{
      id: appointmentId,
      bookedAt: at,
      updatedAt: at,
      place: 1,
      kind: 'viewing',
      opening: 'x',
      email,
      fields,
    },
    ...{ startsAt: new Date(at.getTime() + 3_600_000), endsAt: new Date(at.getTime() + 7_200_000) },
    ...{ agent: 'bo@agency.example', locale: 'nl', listingId: 2706, page: '/', consentVersion: 'x' },
  })
  const [lead] = await db
    .insert(leads)
    .values({
      ...{ at, form: 'book-viewing', locale: 'nl', email, fields, personId, staffId, appointmentId },
      ...{ listingId: 2706, page: '/', consentVersion: 'x', digest: 'x' },
    })
    .returning()
  const id = String(lead?.id)
  const reader = readerOf({ app, member })
  const others = { findForm: () => undefined, detailsOf: async () => [] }
  const found = (await searchEverything({ app, member }, 'xylofoon')) ?? []
  const shown = await today({ app, member }, undefined)
  return {
    inbox: (await inboxPage(app, readLeadFilter(new URLSearchParams()), reader)).total,
    lead: (await leadPage(app, id, reader, others)) ? 1 : 0,
    person: (await personPage({ app, member }, String(personId), 1)) ? 1 : 0,
    search: found.map(({ kind }) => kind),
    enquiries: shown.enquiries?.length,
    appointments: shown.appointments?.length,
    note: await statusOfNote(member, id),
    notes: await db.$count(leadEntries),
  }
}

async function statusOfNote(member: Member, id: string) {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  context.set(memberContext, member)
  const url = new URL(`https://agency.example/office/leads/${id}/`)
  const body = new URLSearchParams({ act: noteAct.name, kind: 'note', text: 'x' })
  const request = new Request(url, { method: 'POST', body })
  const args = { request, url, params: { id }, context, pattern: '' }
  const given = await mayAct(noteAct)(args).catch((thrown: unknown) => thrown)
  return given instanceof Response ? given.status : (given as { init: { status: number } }).init.status
}

const agent = { ...memberOf('agent'), id: ada?.id ?? 0, email: 'ada@agency.example' }
const everything = {
  ...{ inbox: 1, lead: 1, person: 1, search: ['leads', 'appointments'], enquiries: 1, appointments: 1 },
  ...{ note: 303, notes: 1 },
}
const nothing = {
  ...{ inbox: 0, lead: 0, person: 0, search: [], enquiries: 0, appointments: 0, note: 404, notes: 0 },
}

test.each([
  ['a colleague’s, unless the agency says so', agent, 'bo', nothing],
  ['a colleague’s, if the agency says so', { ...agent, seesAll: true }, 'bo', everything],
  ['their own', agent, 'ada', everything],
  ['nobody’s', agent, 'nobody', everything],
  ['a colleague’s, as an admin', { ...memberOf('admin'), id: ada?.id ?? 0 }, 'bo', everything],
] as const)('B3 B15 an agent sees and changes what is %s', async (_, member, whose, expected) => {
  const staffId = { ada: ada?.id, bo: bo?.id, nobody: null }[whose] ?? null
  expect(await meets(member, staffId)).toEqual(expected)
})
