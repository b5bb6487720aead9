import { useEffect } from 'react'
import { data, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { useLanguageNames } from '~/i18n/use-language-names'
import { useText } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { ActForm } from '~/ui/office/act-form'
import { DateTime } from '~/ui/office/date-time'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/news.route'
import styles from './newsletter.module.css'
import { sendAct, tryAct } from './newsletter-acts.server'
import { newsPage } from './newsletter-page.server'

export const action = mayAct(tryAct, sendAct)

/** A piece of news: who had it, who would get it, trying it on oneself, and sending it (B29). */
export const loader = mayLoad('newsletter.read', async (loading) => {
  const { app, params, member } = loading
  const news = await newsPage(app, params.id)
  if (!news) throw data(null, { status: 404 })
  const forms = isAllowed(member.role, 'newsletter.send') && {
    forms: { tries: shapeOf(tryAct, loading), send: shapeOf(sendAct, loading) },
  }
  return { page: { title: news.title, alternates: {}, noindex: true }, news, email: member.email, ...forms }
})

/** Also after a refusal: the number that it tells of is another one by then. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== undefined || defaultShouldRevalidate

export default function NewsScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t, locale } = useText()
  const languages = useLanguageNames()
  const { news, forms, email } = loaderData
  const { title, intro, day, href, sent, last, waiting, isOnItsWay } = news
  useProgress(isOnItsWay)
  return (
    <>
      <PageHead title={title} up={{ href: officePath('newsletter'), name: t('office:page.newsletter') }} />
      <Panel title={t('newsletter-office:news.article')}>
        <p>{intro}</p>
        <Facts
          facts={[
            { name: t('newsletter-office:news.day'), value: day },
            {
              name: t('newsletter-office:news.page'),
              value: <a href={href}>{t('newsletter-office:news.read')}</a>,
            },
            { name: t('newsletter-office:news.had'), value: String(sent) },
            { name: t('newsletter-office:news.last'), value: last && <DateTime time={last} isFull /> },
            { name: t('newsletter-office:news.would'), value: String(waiting) },
          ]}
        />
      </Panel>
      {isOnItsWay && (
        <Panel title={t('newsletter-office:progress.title')} intro={t('newsletter-office:progress.intro')}>
          <progress
            className={styles.progress}
            value={sent}
            max={sent + waiting}
            aria-label={t('newsletter-office:progress.title')}
          />
        </Panel>
      )}
      {forms && (
        <Panel title={t('newsletter-office:try.title')} intro={t('newsletter-office:try.intro', { email })}>
          <ActForm
            shape={forms.tries}
            texts={{
              locale: {
                label: t('newsletter-office:column.language'),
                options: languages,
              },
            }}
            values={{ locale }}
            answer={answer}
            send={t('newsletter-office:try.send')}
            look="usual"
          />
        </Panel>
      )}
      {forms && !isOnItsWay && (
        <Panel title={t('newsletter-office:send.title')} intro={t('newsletter-office:send.intro')}>
          <ActForm
            shape={forms.send}
            texts={{}}
            values={{ count: String(waiting) }}
            answer={withoutCount(answer)}
            send={t('newsletter-office:send.send', { count: waiting })}
          />
        </Panel>
      )}
    </>
  )
}

/** The number that the page showed before is not sent again: after an answer it shows what holds now. */
const withoutCount = (answer: ActAnswer | undefined) => answer && { ...answer, values: {} }

/** Reads the numbers again every two seconds while the mails are made. */
function useProgress(isOnItsWay: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setInterval(() => void revalidate(), 2_000)
    return () => clearInterval(timer)
  }, [isOnItsWay, revalidate])
}
