import { useLocation } from 'react-router'
import { Badge } from '~/ui/office/badge'
import { Button, ButtonLink } from '~/ui/office/button'
import { type Column, DataTable } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { FilterBar } from '~/ui/office/filter-bar'
import { PageHead } from '~/ui/office/page-head'
import { Pager } from '~/ui/office/pager'
import type { ExampleMail, ExampleState } from './example-rows.server'

const stateNames: Record<ExampleState, string> = {
  sent: 'Sent',
  waiting: 'Waiting',
  again: 'Tried again',
  failed: 'Failed',
  expired: 'Expired',
}

const columns: Column<ExampleMail>[] = [
  { name: 'subject', label: 'Subject', isTitle: true, sorts: 'up', cell: ({ subject }) => subject },
  { name: 'recipient', label: 'To', cell: ({ recipient }) => recipient },
  {
    name: 'state',
    label: 'State',
    isNarrow: true,
    cell: ({ tone, state }) => <Badge tone={tone}>{stateNames[state]}</Badge>,
  },
  { name: 'tries', label: 'Tries', isNumber: true, isExtra: true, cell: ({ tries }) => tries },
  { name: 'at', label: 'Time', isNarrow: true, sorts: 'down', cell: ({ at }) => <DateTime time={at} /> },
]

type ListExampleProps = {
  rows: ExampleMail[]
  sort: string
  filter: { q: string; state: string; from: string }
}

/** A list as most pages of the back office are. */
export function ListExample({ rows, sort, filter }: ListExampleProps) {
  const { pathname } = useLocation()
  return (
    <>
      <PageHead
        title="Outbox"
        count={1250}
        intro="Every mail that the site sends, with what became of it."
        actions={
          <>
            <ButtonLink to="?">Export</ButtonLink>
            <Button type="button" look="main">
              Send failed again
            </Button>
          </>
        }
      />
      <FilterBar
        filters={[
          { kind: 'search', name: 'q', label: 'Search in subjects', value: filter.q },
          {
            kind: 'choice',
            name: 'state',
            label: 'State',
            value: filter.state,
            choices: Object.entries(stateNames).map(([value, text]) => ({ value, text })),
          },
          { kind: 'day', name: 'from', label: 'From', value: filter.from },
        ]}
      />
      <DataTable
        caption="Mails"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `${pathname}?mail=${id}`}
        order={sort}
        empty={<EmptyState icon="outbox" title="No mail fits" text="Take a filter away to see more." />}
      />
      <Pager page={2} pageSize={50} total={1250} />
    </>
  )
}
