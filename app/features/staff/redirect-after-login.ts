import { loginPath, officePath } from '~/i18n/office-table'

/** The page of the office that was asked for before the login, else the first one. */
export function redirectAfterLogin({ searchParams }: URL): string {
  const to = searchParams.get('to') ?? ''
  const isPage = /^\/office\/(?:[\w-]+\/)*(?:\?[\w=&%.+-]*)?$/.test(to)
  return isPage && !to.startsWith(loginPath) ? to : officePath('today')
}
