import { data } from 'react-router'
import { siteOf } from '~/features/content/public.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/mail-preview.route'
import styles from './mail-preview.module.css'
import { findExamples } from './mails.repo.server'

/**
 * The newest mail of each kind and language, for developers who work on them. Only while developing: mails hold what visitors
 * wrote.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context)
  const site = await siteOf(app.db)
  const isShown = app.config.development
  const page: PageInfo = {
    ...pageFromTable('mail-preview', { title: isShown ? 'Mails' : '404', locales: site.locales }),
  }
  const examples = isShown ? (await findExamples(app.db)).map(shown) : undefined
  return data(serverOnly({ page, examples }), { status: isShown ? 200 : 404 })
}

const shown = ({ id, kind, locale, subject, recipient, html, text }: Example) => ({
  id,
  kind,
  locale,
  subject,
  recipient,
  html,
  text,
})
type Example = Awaited<ReturnType<typeof findExamples>>[number]

export default function MailPreview({ loaderData: { examples } }: Route.ComponentProps) {
  const { t } = useText()
  if (!examples) return <h1 className="content">{t('ui:notFound.title')}</h1>
  return (
    <div className={`content ${styles.page}`} lang="en">
      <h1>Mails</h1>
      <p>The newest of each kind and language. Send a form to see its mails here.</p>
      {examples.map(({ id, kind, locale, subject, recipient, html, text }) => (
        <section key={id}>
          <h2>
            {kind}, {locale}
          </h2>
          <p lang={locale}>
            {subject} → {recipient}
          </p>
          <div className={styles.pair}>
            <iframe srcDoc={html} title={`${kind}, ${locale}`} sandbox="" loading="lazy" />
            <pre lang={locale}>{text}</pre>
          </div>
        </section>
      ))}
    </div>
  )
}
