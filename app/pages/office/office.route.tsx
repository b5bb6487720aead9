import { Outlet, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import { accountPath, loginPath, officeRoutes } from '~/i18n/office-table'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { Shell } from '~/ui/office/shell'
import type { Route } from './+types/office.route'
import { navigationOf } from './navigation'
import { OfficeError, OfficeErrorAlone } from './office-error'

/** What stands around every page: who is logged in, where they may go, and what they have just done. */
export const loader = mayLoad('account.read', async ({ app, member, url }) => {
  const t = translateTo(app.locale)
  const done = url.searchParams.get('done') ?? ''
  const news = /^[\w-]+:done\.[\w.-]+$/.test(done) ? t(done as TextKey) : ''
  return {
    // Of a page that failed before it could say what it is.
    page: { title: t('office:title'), alternates: {}, noindex: true },
    frame: {
      nav: navigationOf(member.role, t),
      keysOn: member.keysOn,
      member: {
        name: member.name,
        email: member.email,
        role: t(`office:role.${member.role}`),
        accountHref: accountPath,
        logOut: { action: loginPath, name: 'form', value: 'out' },
      },
      siteHref: '/',
    },
    // The key of a text that does not exist says nothing.
    ...(news !== done && { news }),
  }
})

export default function Office({ loaderData: { frame, news } }: Route.ComponentProps) {
  const siteName = useSiteName()
  const { key } = useLocation()
  return (
    <Shell {...frame} siteName={siteName} news={news ? { id: key, text: news } : undefined}>
      <Outlet />
    </Shell>
  )
}

/** A page that failed, or that this member may not see: the rest of the office stands. */
export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>(officeRoutes.shell)
  const siteName = useSiteName()
  const error = useRouteError()
  if (!loaded) return <OfficeErrorAlone error={error} />
  return (
    <Shell {...loaded.frame} siteName={siteName}>
      <OfficeError error={error} />
    </Shell>
  )
}

const useSiteName = () => useRouteLoaderData<{ siteName: string }>('root')?.siteName ?? ''
