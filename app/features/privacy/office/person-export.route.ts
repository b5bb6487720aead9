import { siteOf } from '~/features/content/public.server'
import { exportLeadsWithoutAddress } from '~/features/leads/public.server'
import { findPerson } from '~/features/people/public.server'
import { isExported } from '~/platform/office/export-link.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { exportData } from '../my-data.server'

/**
 * Everything that is kept of a person, at each of their addresses, as a file to hand over (GDPR, art. 15 and 20), for the
 * member who has just exported it; for anybody else there is no such file.
 */
export const loader = mayLoad('people.export', async ({ app, url, member, params }) => {
  const person = isExported(app, url, member) && (await findPerson(app.db, params.id, member))
  if (!person) return new Response(null, { status: 404 })
  const { id, emails, name, phone, note } = person
  const addresses: Record<string, object> = {}
  for (const email of emails) addresses[email] = await exportData(app, email)
  const { identity } = await siteOf(app.db)
  const file = {
    ...{ agency: identity.legalName, at: app.clock.now(), name, phone, note, addresses },
    enteredWithoutAddress: await exportLeadsWithoutAddress(app.db, id, emails),
  }
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="person-${id}.json"`,
    },
  })
})
