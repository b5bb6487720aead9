import { siteOf } from '~/features/content/public.server'
import { appOf } from '~/platform/app.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import type { Route } from './+types/my-data-export.route'
import { linkedEmail } from './data-link.server'
import { exportData } from './my-data.server'

/** Everything that is kept of the address of a link, as a file to keep (GDPR, art. 20). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const email = linkedEmail(app, new URL(request.url).searchParams.get('token') ?? '')
  const headers = { 'referrer-policy': 'no-referrer' }
  if (!email) return new Response(null, { status: 410, headers })
  recordSecurityEvent(app, { kind: 'data-exported', account: email })
  const { identity } = await siteOf(app.db)
  const file = { agency: identity.legalName, email, at: app.clock.now(), ...(await exportData(app, email)) }
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    },
  })
}
