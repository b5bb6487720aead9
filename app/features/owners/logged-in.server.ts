import { redirect } from 'react-router'
import { sessionOf } from '~/features/accounts/public.server'
import { pathTo } from '~/i18n/path-to'
import type { App, Services } from '~/platform/app.server'
import { ownerKind } from './owner-kind.server'

/** The owner who is logged in, and their session. */
export async function ownerSessionOf(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  request: Pick<Request, 'headers'>,
) {
  const found = await sessionOf(ownerKind, services, request)
  return found && { owner: found.account, session: found.session }
}

/**
 * The owner who is logged in.
 * @throws a redirect to the login, which leads back here
 */
export async function loggedIn(app: App, request: Request) {
  const session = await ownerSessionOf(app, request)
  if (session) return session
  // Of the page, also where its data was asked for.
  const pathname = new URL(request.url).pathname.replace(/_\.data$/, '')
  throw redirect(`${pathTo(app.locale, 'login')}?to=${encodeURIComponent(pathname)}`, 303)
}
