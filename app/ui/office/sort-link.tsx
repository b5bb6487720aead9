import { Link, useLocation } from 'react-router'
import { OfficeIcon } from './office-icon'
import { nextOrder, readOrder, withQuery } from './query'
import styles from './sort-link.module.css'

type SortLinkProps = {
  name: string
  label: string
  sorts: 'up' | 'down'
  /** Order of the rows now. */
  order: string
  className: string | undefined
}

/** Head of a column that the rows can be sorted by. */
export function SortLink({ name, label, sorts, order, className }: SortLinkProps) {
  const { search } = useLocation()
  const now = readOrder(order)
  const isSorted = now.by === name
  const direction = now.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction : undefined} data-sorts="">
      <Link
        to={withQuery(search, { sort: nextOrder(now, name, sorts === 'down') })}
        className={styles.link}
        preventScrollReset
      >
        {label}
        <span className={isSorted ? styles.mark : styles.hint}>
          <OfficeIcon name={(isSorted ? now.isDescending : sorts === 'down') ? 'down' : 'up'} />
        </span>
      </Link>
    </th>
  )
}
