import { Link } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { locales } from '~/kernel/locale'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { ActForm } from '~/ui/office/act-form'
import { type Column, DataTable } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { FilterBar } from '~/ui/office/filter-bar'
import { PageHead } from '~/ui/office/page-head'
import { Pager } from '~/ui/office/pager'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/newsletter.route'
import styles from './newsletter.module.css'
import { exportAct } from './newsletter-acts.server'
import { newsletterPage } from './newsletter-page.server'
import { readSubscriberFilter, subscriberStates } from './subscriber-filter'
import { SubscriberState } from './subscriber-state'

export const action = mayAct(exportAct)

/** The newest news, and who gets the newsletter (B29). */
export const loader = mayLoad('newsletter.read', async (loading) => {
  const { app, url, member } = loading
  return {
    page: { title: translateTo(app.locale)('office:page.newsletter'), alternates: {}, noindex: true },
    ...(await newsletterPage(app, readSubscriberFilter(url.searchParams))),
    ...(isAllowed(member.role, 'newsletter.export') && { exports: shapeOf(exportAct, loading) }),
  }
})

type LoaderData = Route.ComponentProps['loaderData']

export default function Newsletter({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useText()
  const { filter, rows, total, pageSize, counts, news, exports } = loaderData
  const isFiltered = filter.words !== '' || Boolean(filter.state || filter.locale)
  return (
    <>
      <PageHead
        title={t('office:page.newsletter')}
        intro={t('newsletter-office:intro', { count: counts.confirmed })}
      />
      <Panel title={t('newsletter-office:news.title')}>
        {news.length === 0 && <p>{t('newsletter-office:news.none')}</p>}
        <ul className={styles.news}>
          {news.map(({ id, title, day, sent }) => (
            <li key={id}>
              <Link to={officePath('newsletter.news', { id })}>{title}</Link>
              <span>
                {day}
                {sent > 0 && ` · ${t('newsletter-office:news.sent', { count: sent })}`}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <FilterBar filters={useFilters(loaderData)} />
      <DataTable
        caption={t('newsletter-office:caption')}
        columns={useColumns()}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => officePath('newsletter.subscriber', { id })}
        empty={
          <EmptyState icon="person" title={t(`newsletter-office:empty.${isFiltered ? 'found' : 'none'}`)} />
        }
      />
      <Pager page={filter.page} pageSize={pageSize} total={total} />
      {exports && (
        <Panel title={t('newsletter-office:export.title')} intro={t('newsletter-office:export.intro')}>
          <ActForm
            shape={exports}
            texts={{
              password: { label: t('newsletter-office:export.password'), autoComplete: 'current-password' },
            }}
            answer={answer}
            send={t('newsletter-office:export.send')}
            look="usual"
            isDownload
          />
        </Panel>
      )}
    </>
  )
}

function useFilters({ filter: { words, state, locale } }: LoaderData) {
  const { t } = useText()
  return [
    { kind: 'search', name: 'words', label: t('newsletter-office:filter.words'), value: words },
    {
      kind: 'choice',
      name: 'state',
      label: t('newsletter-office:column.state'),
      value: state ?? '',
      choices: subscriberStates.map((value) => ({ value, text: t(`newsletter-office:state.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'language',
      label: t('newsletter-office:column.language'),
      value: locale ?? '',
      choices: locales.map((value) => ({ value, text: t(`ui:languages.${value}`) })),
    },
  ] as const
}

function useColumns(): Column<LoaderData['rows'][number]>[] {
  const { t } = useText()
  return [
    {
      name: 'email',
      label: t('newsletter-office:column.email'),
      isTitle: true,
      cell: ({ email }) => <span className={styles.email}>{email}</span>,
    },
    {
      name: 'state',
      label: t('newsletter-office:column.state'),
      isNarrow: true,
      cell: ({ state }) => <SubscriberState state={state} />,
    },
    {
      name: 'language',
      label: t('newsletter-office:column.language'),
      isNarrow: true,
      cell: ({ locale }) => t(`ui:languages.${locale}`),
    },
    {
      name: 'page',
      label: t('newsletter-office:column.page'),
      isExtra: true,
      cell: ({ page }) => <span className={styles.email}>{page}</span>,
    },
    {
      name: 'since',
      label: t('newsletter-office:column.since'),
      isNarrow: true,
      cell: ({ since }) => <DateTime time={since} />,
    },
  ]
}
