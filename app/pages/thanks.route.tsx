import { ThanksView } from '~/features/content/public'
import { localise, siteOf, type ThanksPage, thanksSteps } from '~/features/content/public.server'
import { thanksText } from '~/features/forms/public.server'
import { ThanksAside } from '~/features/listings/public'
import { findAskedOffer } from '~/features/listings/public.server'
import { matchPath, pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/thanks.route'

/** The page after a form: thanks, what happens next, what it was about and who answers (L9). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const { locale } = app
  const site = await siteOf(app.db)
  const { pathname, searchParams } = new URL(request.url)
  const name = matchPath(pathname)?.name as ThanksPage & 'thanks.contact-me'
  const t = translateTo(locale)
  const title = t('content:thanks.title')
  const asked = await findAskedOffer(app, Object.fromEntries(searchParams))
  const { contact, hasAgent } = asked
  const hours = localise(site, locale)(site.identity.hours)
  const page: PageInfo = {
    ...pageFromTable(name, { title, locales: site.locales, query: queryOf(asked.about) }),
    crumbs: crumbsFromTable(name, { t, locale }, { name: title, href: pathTo(locale, name) }),
  }
  const steps = thanksSteps(name, { t, ...contact, hasAgent, hours })
  return serverOnly({ page, text: t(thanksText(context, name)), steps, asked, hours })
}

/** What the page is about, in its addresses in other languages. */
function queryOf(about: Awaited<ReturnType<typeof findAskedOffer>>['about']): string {
  const ids = { listing: about?.listing, project: about?.project, unit: about?.unit }
  const known = Object.entries(ids).flatMap(([name, id]) => (id === undefined ? [] : [`${name}=${id}`]))
  return known.length > 0 ? `?${known.join('&')}` : ''
}

export default function Thanks({ loaderData: { page, text, steps, asked, hours } }: Route.ComponentProps) {
  const { t, locale } = useText()
  const isRented = asked.about?.href.startsWith(pathTo(locale, 'for-rent'))
  const list = isRented
    ? { text: t('content:more.forRent'), href: pathTo(locale, 'for-rent') }
    : { text: t('content:more.forSale'), href: pathTo(locale, 'for-sale') }
  const { listing, href } = asked.about ?? {}
  // Who asked about a listing goes on reading it.
  const ways =
    listing !== undefined && href
      ? [{ text: t('listings:brochure.back'), href }, list]
      : [list, { text: t('ui:notFound.back'), href: pathTo(locale, 'home') }]
  return (
    <ThanksView crumbs={page.crumbs ?? []} title={page.title} text={text} steps={steps} ways={ways}>
      <ThanksAside asked={asked} hours={hours} />
    </ThanksView>
  )
}
