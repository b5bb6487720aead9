import { siteOf } from '~/features/content/public.server'
import { Form } from '~/features/forms/public'
import { answerForm } from '~/features/forms/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/newsletter.route'
import styles from './newsletter.module.css'
import { signNewsletter } from './sign-newsletter.form'

/** The form of this page, and of every footer. */
export const action = (args: Route.ActionArgs) => answerForm(args, [signNewsletter.name])

export async function loader({ context }: Route.LoaderArgs) {
  const { db, locale } = appOf(context)
  const site = await siteOf(db)
  const t = translateTo(locale)
  const title = t('newsletter:sign.title')
  const page: PageInfo = {
    ...pageFromTable('newsletter', { title, locales: site.locales }),
    crumbs: crumbsFromTable('newsletter', { t, locale }, { name: title, href: pathTo(locale, 'newsletter') }),
  }
  return serverOnly({ page })
}

export default function Newsletter({ loaderData: { page } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <div className={`content ${styles.page}`}>
      <Breadcrumbs crumbs={page.crumbs ?? []} />
      <h1>{page.title}</h1>
      <p className={styles.intro}>{t('newsletter:sign.intro')}</p>
      <Form definition={signNewsletter} />
    </div>
  )
}
