import type { AccountAnswer } from '~/features/accounts/public'
import { siteOf } from '~/features/content/public.server'
import type { PageName } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { addressesOf } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'

type OwnPage = Extract<PageName, `login${string}` | `portal${string}`>
type OwnPageParts = { title: string; answer?: AccountAnswer | undefined; id?: number; query?: string }

/** Title and addresses of a page of this room; its title says first that something is wrong. */
export async function ownPage(
  app: App,
  name: OwnPage,
  { title, answer, id = 0, query = '' }: OwnPageParts,
): Promise<PageInfo> {
  const site = await siteOf(app.db)
  const t = translateTo(app.locale)
  const isWrong = answer !== undefined && !answer.isDone
  return {
    title: isWrong ? t('forms:errorTitle', { title }) : title,
    alternates: addressesOf(site.locales, (to) => pathTo(to, name as 'portal.listing', { id }) + query),
  }
}
