import { expect, test } from 'vitest'
import { appointments, leadEntries, leads, people } from '#db/schema'
import { inboxPage } from '~/features/leads/office/inbox-page.server'
import { noteAct } from '~/features/leads/office/lead-acts.server'
import { readLeadFilter } from '~/features/leads/office/lead-filter'
import { leadPage } from '~/features/leads/office/lead-page.server'
import { readerOf } from '~/features/leads/office/reader.server'
import { findOrAddPerson } from '~/features/people/public.server'
import { memberOf } from '~/platform/office/member.fixture'
import type { Member } from '~/platform/office/member.server'
import { submitAct } from '../../../tests/setup/office'
import { appointmentRow, createLead, createMember } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { personPage } from './person-page.server'
import { searchEverything } from './search-everything.server'
import { today } from './today.server'

const { db, appIn } = await testApp({ demo: 'listings', emptied: [leads, people, appointments] })
const app = appIn('nl')
const at = app.clock.now()
const [ada, bo] = [await createMember(db), await createMember(db, { name: 'Bo' })]

/** What Ada meets of a lead, and of the booking that it tells of, which are somebody's. */
async function meets(member: Member, staffId: number | null) {
  const email = 'zoe@post.example'
  const personId = await findOrAddPerson(db, { email, name: 'Zoë Claes' }, at)
  const said = { email, fields: { firstName: 'Zoë', lastName: 'Claes', remark: 'xylofoon' }, listingId: 2706 }
  const startsAt = new Date(at.getTime() + 3_600_000)
  const booked = appointmentRow({ ...said, startsAt, agent: bo.email })
  await db.insert(appointments).values(booked)
  const lead = { ...said, form: 'book-viewing', personId, staffId, appointmentId: booked.id }
  const id = String(await createLead(db, lead))
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
    note: (await submitAct([noteAct], { app, member, page: 'leads', id, fields: note })).status,
    notes: await db.$count(leadEntries),
  }
}

const note = { act: noteAct.name, kind: 'note', text: 'x' }
const everything = {
  ...{ inbox: 1, lead: 1, person: 1, search: ['leads', 'appointments'], enquiries: 1, appointments: 1 },
  ...{ note: 303, notes: 1 },
}
const nothing = {
  ...{ inbox: 0, lead: 0, person: 0, search: [], enquiries: 0, appointments: 0, note: 404, notes: 0 },
}

test.each([
  ['a colleague’s, unless the agency says so', ada, 'bo', nothing],
  ['a colleague’s, if the agency says so', { ...ada, seesAll: true }, 'bo', everything],
  ['their own', ada, 'ada', everything],
  ['nobody’s', ada, 'nobody', everything],
  ['a colleague’s, as an admin', { ...memberOf('admin'), id: ada.id }, 'bo', everything],
] as const)('B3 B15 an agent sees and changes what is %s', async (_, member, whose, expected) => {
  const staffId = { ada: ada.id, bo: bo.id, nobody: null }[whose]
  expect(await meets(member, staffId)).toEqual(expected)
})
