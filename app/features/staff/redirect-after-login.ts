import { loginPath, officePath } from '~/i18n/office-table'

/** The page of the office that was asked for before the login, else the first one. */
export function redirectAfterLogin({ searchParams }: URL): string {
  const to = withoutDone(searchParams.get('to') ?? '')
  const isPage = /^\/office\/(?:[\w-]+\/)*(?:\?[\w=&%.+-]*)?$/.test(to)
  return isPage && !to.startsWith(loginPath) ? to : officePath('today')
}

/** What was done before the session ended is not said again. */
function withoutDone(to: string): string {
  const [path = '', query = ''] = to.split(/\?(.*)/s)
  const kept = query.split('&').filter((one) => one !== '' && !one.startsWith('done='))
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}
