import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { loginPath } from '~/i18n/office-table'
import { type App, appOf } from '../app.server'
import { type Member, memberContext } from './member.server'
import { isAllowed, type Permission } from './permissions'

/** What a loader of the office is given: beside the request, who asks. */
export type Loading = Pick<LoaderFunctionArgs, 'request' | 'url' | 'params' | 'context'> & {
  app: App
  member: Member
}

/** A loader, and the permission that it asks for. */
export type GuardedLoader<Data> = ((args: LoaderFunctionArgs) => Promise<Data>) & { permission: Permission }

/**
 * Makes the loader of a page of the office. Whoever is not logged in is sent to the login, which leads back; a role that
 * may not gets 403.
 */
export function mayLoad<Data>(
  permission: Permission,
  load: (loading: Loading) => Promise<Data>,
): GuardedLoader<Data> {
  const loader = async ({ request, url, params, context }: LoaderFunctionArgs) => {
    const member = context.get(memberContext)
    if (!member) throw redirect(loginFor(url), 303)
    if (!isAllowed(member.role, permission)) throw data(null, { status: 403 })
    return await load({ request, url, params, context, app: appOf(context), member })
  }
  return Object.assign(loader, { permission })
}

/** The login, which leads to the page that was asked for. */
export function loginFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const page = pathname.replace(/_\.data$/, '')
  return `${loginPath}?to=${encodeURIComponent(page + search)}`
}
