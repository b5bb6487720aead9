import { useText } from '~/i18n/use-text'
import { type Column, DataTable } from '~/ui/office/data-table'

type Row = { key: number; record: string; field: string; reason: string }

type ProblemTableProps = {
  caption: string
  rows: readonly Row[]
  /** How many are not listed. */
  left: number
}

/** Records that an import rejected or warned of, by their number in the feed. */
export function ProblemTable({ caption, rows, left }: ProblemTableProps) {
  const { t } = useText()
  const columns: Column<Row>[] = [
    { name: 'record', label: t('feed-office:column.record'), isTitle: true, cell: ({ record }) => record },
    { name: 'field', label: t('feed-office:column.field'), cell: ({ field }) => <code>{field}</code> },
    { name: 'reason', label: t('feed-office:column.reason'), cell: ({ reason }) => reason },
  ]
  if (rows.length === 0) return null
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} />
      {left > 0 && <p>{t('feed-office:more', { count: left })}</p>}
    </>
  )
}
