import { useLocation } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { mayLoad } from '~/platform/office/may-load.server'
import { Badge } from '~/ui/office/badge'
import { ButtonLink } from '~/ui/office/button'
import { type Column, DataTable } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { FilterBar } from '~/ui/office/filter-bar'
import { PageHead } from '~/ui/office/page-head'
import { Pager } from '~/ui/office/pager'
import { withQuery } from '~/ui/office/query'
import { Tabs } from '~/ui/office/tabs'
import type { Route } from './+types/testimonials.route'
import { readTestimonialFilter } from './testimonial-filter'
import { TestimonialStateBadge } from './testimonial-state'
import styles from './testimonials.module.css'
import { testimonialsPage } from './testimonials-page.server'

/** What clients wrote about the agency, newest first, by state (B68). */
export const loader = mayLoad('testimonials.read', async ({ app, url }) => ({
  page: { title: translateTo(app.locale)('office:page.testimonials'), alternates: {}, noindex: true },
  ...(await testimonialsPage(app, readTestimonialFilter(url.searchParams))),
}))

type LoaderData = Route.ComponentProps['loaderData']

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { filter, rows, total, pageSize } = loaderData
  const isFiltered = filter.words !== '' || filter.state !== undefined
  return (
    <>
      <PageHead
        title={t('office:page.testimonials')}
        intro={t('testimonials-office:intro')}
        actions={
          <ButtonLink to={officePath('testimonials.new')}>{t('testimonials-office:enter.title')}</ButtonLink>
        }
      />
      <StateTabs {...loaderData} />
      <FilterBar
        filters={[
          {
            kind: 'search',
            name: 'words',
            label: t('testimonials-office:filter.words'),
            value: filter.words,
          },
        ]}
        kept={['state']}
      />
      <DataTable
        caption={t('office:page.testimonials')}
        columns={useColumns()}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => officePath('testimonials.testimonial', { id })}
        empty={
          <EmptyState icon="check" title={t(`testimonials-office:empty.${isFiltered ? 'found' : 'none'}`)} />
        }
      />
      <Pager page={filter.page} pageSize={pageSize} total={total} />
    </>
  )
}

function StateTabs({ states, all, filter }: LoaderData) {
  const { t } = useText()
  const { search } = useLocation()
  const tabs = [
    { state: '', name: t('testimonials-office:state.all'), count: all },
    ...states.map(({ state, count }) => ({ state, name: t(`testimonials-office:state.${state}`), count })),
  ]
  return (
    <Tabs
      label={t('testimonials-office:column.state')}
      tabs={tabs.map(({ state, name, count }) => ({
        to: withQuery(search, { state }),
        isHere: state === (filter.state ?? ''),
        ...{ name, count },
      }))}
    />
  )
}

function useColumns(): Column<LoaderData['rows'][number]>[] {
  const { t } = useText()
  return [
    { name: 'name', label: t('testimonials-office:column.name'), isTitle: true, cell: ({ name }) => name },
    {
      name: 'comment',
      label: t('testimonials-office:column.comment'),
      cell: ({ comment, locale }) => (
        <span lang={locale} className={styles.beginning}>
          {comment}
        </span>
      ),
    },
    {
      name: 'state',
      label: t('testimonials-office:column.state'),
      isNarrow: true,
      cell: ({ state, isPaper, isAnswered }) => (
        <span className={styles.badges}>
          <TestimonialStateBadge state={state} />
          {isPaper && <Badge tone="plain">{t('testimonials-office:paper')}</Badge>}
          {isAnswered && <Badge tone="info">{t('testimonials-office:answered')}</Badge>}
        </span>
      ),
    },
    {
      name: 'at',
      label: t('testimonials-office:column.at'),
      isNarrow: true,
      cell: ({ at }) => <DateTime time={at} />,
    },
  ]
}
