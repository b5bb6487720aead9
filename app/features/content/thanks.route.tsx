import { thanksText } from '~/features/forms/public.server'
import { matchPath, pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/thanks.route'
import styles from './search-again.module.css'
import { siteOf } from './site.server'

/** The page after a form: thanks, and what happens next (L9). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const site = await siteOf(app.db)
  const name = matchPath(new URL(request.url).pathname)?.name as `thanks.${string}` & 'thanks.contact-me'
  const t = translateTo(app.locale)
  const title = t('content:thanks.title')
  const page: PageInfo = {
    ...pageFromTable(name, { title, locales: site.locales }),
    crumbs: crumbsFromTable(name, { t, locale: app.locale }, { name: title, href: pathTo(app.locale, name) }),
  }
  return serverOnly({ page, text: t(thanksText(context, name)) })
}

export default function Thanks({ loaderData: { page, text } }: Route.ComponentProps) {
  const { t, locale } = useText()
  return (
    <div className={`content ${styles.screen}`}>
      <Breadcrumbs crumbs={page.crumbs ?? []} />
      <h1 className={styles.title}>{page.title}</h1>
      <p>{text}</p>
      <p className={styles.form}>
        <a href={pathTo(locale, 'for-sale')} className="button button-main">
          {t('content:more.forSale')}
        </a>
        <a href={pathTo(locale, 'home')} className="button">
          {t('ui:notFound.back')}
        </a>
      </p>
    </div>
  )
}
