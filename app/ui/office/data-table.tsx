import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './data-table.module.css'
import { SortLink } from './sort-link'

export type Column<Row> = {
  /** Also the name that the address sorts by. */
  name: string
  label: string
  cell: (row: Row) => ReactNode
  /** Its cell names the row: it holds the row's link and heads the card on a phone. */
  isTitle?: boolean
  /** Sorted by a press on its head; dates and numbers begin with the newest and largest. */
  sorts?: 'up' | 'down'
  /** Numbers stand at the end, below each other. */
  isNumber?: boolean
  /** As wide as its longest word: dates, states. */
  isNarrow?: boolean
  /** A box to tick; a card on a phone has it in its corner. */
  isBox?: boolean
  /** Left out where a desk is narrow; cards on a phone have it. */
  isExtra?: boolean
}

type DataTableProps<Row> = {
  /** Says what the table holds; read aloud only, for the page's head says it too. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The page of a row. */
  hrefOf?: (row: Row) => string | undefined
  /** Order of the rows, as in the address. */
  order?: string
  /** In place of a table without rows. */
  empty?: ReactNode
}

/** Rows from the server, in the order of the address. On a phone each row is a card, by style alone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, hrefOf, order = '', empty } = props
  if (rows.length === 0 && empty !== undefined) return empty
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.name} column={column} order={order} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <BodyCell key={column.name} column={column} row={row} href={hrefOf?.(row)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadCellProps<Row> = { column: Column<Row>; order: string }

function HeadCell<Row>({ column, order }: HeadCellProps<Row>) {
  const { name, label, sorts } = column
  if (!sorts)
    return (
      <th scope="col" className={classOf(column)}>
        {label}
      </th>
    )
  return <SortLink name={name} label={label} sorts={sorts} order={order} className={classOf(column)} />
}

type BodyCellProps<Row> = { column: Column<Row>; row: Row; href: string | undefined }

function BodyCell<Row>({ column, row, href }: BodyCellProps<Row>) {
  const content = column.cell(row)
  if (!column.isTitle)
    return (
      <td className={classOf(column)} data-label={column.label}>
        {content}
      </td>
    )
  return (
    <th scope="row" className={classOf(column)}>
      {href ? (
        <Link to={href} className={styles.link} data-row="">
          {content}
        </Link>
      ) : (
        content
      )}
    </th>
  )
}

const classOf = ({ isTitle, isNumber, isNarrow, isBox, isExtra }: Column<never>): string | undefined =>
  [
    isTitle && styles.title,
    isNumber && styles.number,
    isNarrow && styles.narrow,
    isBox && styles.box,
    isExtra && styles.extra,
  ]
    .filter(Boolean)
    .join(' ') || undefined
