import { siteOf } from '~/features/content/public.server'
import { Form } from '~/features/forms/public'
import { answerForm } from '~/features/forms/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/self-test.route'
import styles from './self-test.module.css'
import { selfTest } from './testing-testing.form'

export const action = (args: Route.ActionArgs) => answerForm(args, [selfTest.name])

/** Where the staff try whether a form reaches them (F1): in no menu, and kept out of search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context)
  const site = await siteOf(app.db)
  const page: PageInfo = {
    title: translateTo(app.locale)('mail:selfTest.title'),
    alternates: Object.fromEntries(site.locales.map((to) => [to, pathTo(to, 'self-test')])),
    noindex: true,
  }
  return serverOnly({ page })
}

export default function SelfTest({ loaderData: { page } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <div className={`content ${styles.screen}`}>
      <h1>{page.title}</h1>
      <p className={styles.text}>{t('mail:selfTest.intro')}</p>
      <Form definition={selfTest} />
    </div>
  )
}
