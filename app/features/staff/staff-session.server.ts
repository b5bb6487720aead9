import { sessionOf } from '~/features/accounts/public.server'
import { siteOrLast } from '~/features/content/public.server'
import type { Services } from '~/platform/app.server'
import type { Member } from '~/platform/office/member.server'
import { staffKind } from './staff-kind.server'

/** The member who is logged in. @param isUse - whether they do something; otherwise the session ends as if they had not */
export async function staffSessionOf(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  request: Pick<Request, 'headers'>,
  isUse = true,
): Promise<Member | undefined> {
  const found = await sessionOf(staffKind, services, request, isUse)
  if (!found) return undefined
  const { id, email, name, role, locale, picture, keysOn } = found.account
  const { session } = found
  return {
    ...{ id, email, name, role, locale, picture, keysOn },
    seesAll:
      role === 'admin' || (role === 'agent' && (await siteOrLast(services.db)).office.agentsSee === 'all'),
    session: { id: session.id, passwordAt: session.passwordAt },
  }
}
