import { siteOf } from '~/features/content/public.server'
import { Form } from '~/features/forms/public'
import { answerForm } from '~/features/forms/public.server'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { Route } from './+types/self-test.route'
import styles from './self-test.module.css'
import { selfTest } from './testing-testing.form'

export const action = (args: Route.ActionArgs) => answerForm(args, [selfTest.name])

/** Where the staff try whether a form reaches them (F1): in no menu, and kept out of search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context)
  const site = await siteOf(app.db)
  const title = translateTo(app.locale)('mail:selfTest.title')
  const page = pageFromTable('self-test', { title, locales: site.locales })
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
