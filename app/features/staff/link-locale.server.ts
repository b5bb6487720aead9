import { accountOfLink } from '~/features/accounts/public.server'
import { officePath } from '~/i18n/office-table'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { staffKind } from './staff-kind.server'

/** The language of whose mailed link it is, while that is good: they wrote or were written to in no other. */
export async function localeOfLink(
  services: Pick<Services, 'db' | 'clock' | 'keys'>,
  url: string,
): Promise<Locale | undefined> {
  const { pathname, searchParams } = new URL(url)
  if (pathname.replace(/_\.data$/, '') !== officePath('login.password')) return undefined
  const link = await accountOfLink(staffKind, services, searchParams.get('token') ?? '')
  return link?.account.locale
}
