import { useContext, useEffect } from 'react'
import {
  Outlet,
  UNSAFE_DataRouterDataContext,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { accountPath, loginPath, officeEventsPath, officeRoutes } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import type { ActAnswer } from '~/kernel/office/act-answer'
import { mayLoad } from '~/platform/office/may-load.server'
import { officeMarkContext } from '~/platform/office/office-mark.server'
import { useCount } from '~/ui/app/use-count'
import { useLive } from '~/ui/office/live/use-live'
import { pictureHref } from '~/ui/office/picture-href'
import { Shell } from '~/ui/office/shell'
import type { Route } from './+types/office.route'
import { doneText } from './done-text'
import { navigationOf } from './navigation'
import { OfficeError, OfficeErrorAlone } from './office-error'

/** What stands around every page: who is logged in, where they may go, and what they have just done. */
export const loader = mayLoad('account.read', async ({ app, member, url, context }) => {
  const t = translateTo(app.locale)
  const news = doneText(t, url.searchParams.get('done') ?? '')
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
        picture: pictureHref(accountPath, member.picture),
        accountHref: accountPath,
        logOut: { action: loginPath, name: 'form', value: 'out' },
      },
      siteHref: '/',
    },
    mark: context.get(officeMarkContext),
    ...(news && { news }),
  }
})

export default function Office({ loaderData: { frame, news, mark } }: Route.ComponentProps) {
  const siteName = useSiteName()
  const done = useDone(news)
  const live = useLive({ address: officeEventsPath, mark })
  return (
    <Shell {...frame} siteName={siteName} news={[...done, ...useUnknownAct(), ...live]}>
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

/** What was done, once: whoever loads the page again has read it. */
function useDone(text: string | undefined) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is gone to
  useEffect(() => {
    const url = new URL(window.location.href)
    if (!url.searchParams.has('done')) return
    url.searchParams.delete('done')
    // The router's own state of this entry stays; so does its address, from which `withQuery` takes it away in links.
    window.history.replaceState(window.history.state, '', url)
  }, [key])
  return text ? [{ id: key, text }] : []
}

/** A form from before an update that no form of the page can answer. */
function useUnknownAct() {
  const answers = Object.values(useContext(UNSAFE_DataRouterDataContext)?.actionData ?? {})
  const unknown = answers.find((answer: Partial<ActAnswer> | null) => answer?.isUnknown)
  const told = useCount(unknown)
  return unknown ? [{ id: `unknown-${told}`, text: String(unknown.message), isBad: true }] : []
}

const useSiteName = () => useRouteLoaderData<{ siteName: string }>('root')?.siteName ?? ''
