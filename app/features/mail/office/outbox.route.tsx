import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { locales } from '~/kernel/locale'
import { mayLoad } from '~/platform/office/may-load.server'
import { type Column, DataTable } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { FilterBar } from '~/ui/office/filter-bar'
import type { Filter } from '~/ui/office/filters'
import { PageHead } from '~/ui/office/page-head'
import { Pager } from '~/ui/office/pager'
import type { Route } from './+types/outbox.route'
import { MailStateBadge } from './mail-state-badge'
import { mailStates, type OutboxFilter, readOutboxFilter, topicNames } from './outbox-filter'
import { outboxPage } from './outbox-page.server'

/** Every mail of the outbox, newest first. */
export const loader = mayLoad('outbox.read', async ({ app, url }) => ({
  page: { title: translateTo(app.locale)('office:page.outbox'), alternates: {}, noindex: true },
  ...(await outboxPage(app, readOutboxFilter(url.searchParams))),
}))

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { filter, rows, total, isMore, pageSize, hasServer } = loaderData
  return (
    <>
      <PageHead
        title={t('office:page.outbox')}
        intro={hasServer ? t('mail-office:intro') : t('mail-office:noServer')}
      />
      <FilterBar filters={useFilters(filter)} />
      <DataTable
        caption={t('mail-office:caption')}
        columns={useColumns()}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => officePath('outbox.mail', { id })}
        empty={<NoMails isFiltered={isFiltered(filter)} />}
      />
      <Pager page={filter.page} pageSize={pageSize} total={total} isMore={isMore} />
    </>
  )
}

function useFilters({ words, state, topic, locale, day }: OutboxFilter): Filter[] {
  const { t } = useText()
  const choice = (name: string, label: string, value = '', choices: Choice[]): Filter => ({
    kind: 'choice',
    ...{ name, label, value, choices },
  })
  return [
    { kind: 'search', name: 'words', label: t('mail-office:filter.words'), value: words },
    choice(
      'state',
      t('mail-office:column.state'),
      state,
      mailStates.map((value) => ({ value, text: t(`mail-office:state.${value}`) })),
    ),
    choice(
      'topic',
      t('mail-office:column.topic'),
      topic,
      topicNames.map((value) => ({ value, text: t(`mail-office:topic.${value}`) })),
    ),
    choice(
      'language',
      t('mail-office:column.language'),
      locale,
      locales.map((value) => ({ value, text: t(`ui:languages.${value}`) })),
    ),
    { kind: 'day', name: 'day', label: t('mail-office:filter.day'), value: day ?? '' },
  ]
}

type Choice = { value: string; text: string }

const isFiltered = ({ words, state, topic, locale, day, page }: OutboxFilter) =>
  [words, state, topic, locale, day].some(Boolean) || page > 1

function useColumns(): Column<Row>[] {
  const { t } = useText()
  return [
    {
      name: 'subject',
      label: t('mail-office:column.subject'),
      isTitle: true,
      cell: ({ subject, locale }) => <span lang={locale}>{subject}</span>,
    },
    {
      name: 'state',
      label: t('mail-office:column.state'),
      cell: ({ state, problem }) => <MailStateBadge state={state} problem={problem} />,
    },
    { name: 'recipient', label: t('mail-office:column.recipient'), cell: ({ recipient }) => recipient },
    {
      name: 'topic',
      label: t('mail-office:column.topic'),
      isNarrow: true,
      isExtra: true,
      cell: ({ topic }) => t(`mail-office:topic.${topic}`),
    },
    {
      name: 'at',
      label: t('mail-office:column.at'),
      isNarrow: true,
      cell: ({ at }) => <DateTime time={at} />,
    },
  ]
}

function NoMails({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useText()
  const kind = isFiltered ? 'found' : 'none'
  return (
    <EmptyState
      icon="outbox"
      title={t(`mail-office:empty.${kind}.title`)}
      text={t(`mail-office:empty.${kind}.text`)}
    />
  )
}
