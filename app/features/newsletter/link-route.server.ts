import { data } from 'react-router'
import { siteOf } from '~/features/content/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { LinkState } from './change-subscription.server'

export const tokenOf = ({ url }: Request): string => new URL(url).searchParams.get('token') ?? ''

/** What the page of a mailed link says: it is one reader's, for nobody to keep or to find. */
export async function linkAnswer(app: App, does: 'confirm' | 'stop', state: LinkState) {
  const { locales } = await siteOf(app.db)
  const t = translateTo(app.locale)
  const page = pageFromTable(`newsletter.${does}`, { title: t(`newsletter:${does}.${state}.title`), locales })
  return data(serverOnly({ page, state }), { status: state === 'gone' ? 410 : 200 })
}
