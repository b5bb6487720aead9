import { data, redirect } from 'react-router'
import { SearchAgain } from '~/features/content/public'
import { formerPath, siteOf } from '~/features/content/public.server'
import { type FormHelp, FormHelpContext } from '~/features/forms/public'
import { answerForm, formHelpOf } from '~/features/forms/public.server'
import { currentPath } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { unavailableContext } from '~/platform/unavailable.server'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/site-page.route'
import { EntryView } from './entry-view'
import { findFormNames } from './find-form-names'
import { missingPage } from './missing-page.server'
import { type EntryShown, showEntry } from './show-entry.server'

type LoaderData = { page: PageInfo; shown?: EntryShown; help?: Record<string, FormHelp> }

/** Handles a form of the page's modules. */
export async function action(args: Route.ActionArgs) {
  const site = await siteOf(appOf(args.context).db)
  const entry = site.entryByAddress.get(new URL(args.request.url).pathname)
  return await answerForm(args, findFormNames(entry))
}

/** Handles every address without a route of its own: a page or an article of the agency, else 404. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  // Nothing is read for a page that is not shown.
  if (context.get(unavailableContext)) throw data(null, { status: 503 })
  const url = new URL(request.url)
  const { pathname, search } = url
  const site = await siteOf(app.db)
  const entry = site.entryByAddress.get(pathname)
  if (entry?.kind === 'page' && entry.redirect) throw redirect(entry.redirect, 302)
  if (entry) {
    const help = await formHelpOf({ context, request }, findFormNames(entry))
    return serverOnly<LoaderData>({ ...(await showEntry(app, site, entry)), help })
  }
  const current = currentPath(pathname) ?? formerPath(site, pathname)
  if (current) throw redirect(current + search, 301)
  return data(serverOnly<LoaderData>({ page: missingPage(app, site) }), { status: 404 })
}

export default function SitePage({ loaderData: { page, shown, help } }: Route.ComponentProps) {
  const { t } = useText()
  if (shown)
    return (
      <FormHelpContext value={help ?? {}}>
        <EntryView {...shown} crumbs={page.crumbs ?? []} />
      </FormHelpContext>
    )
  return <SearchAgain title={t('ui:notFound.title')} text={t('ui:notFound.text')} />
}
