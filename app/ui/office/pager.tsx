import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import { buttonClass } from './button'
import { OfficeIcon } from './office-icon'
import styles from './pager.module.css'
import { withQuery } from './query'

type PagerProps = {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  /** There are more than `total`; nobody counted how many. */
  isMore?: boolean
}

/** Which rows these are, of how many, and the pages before and after. */
export function Pager({ page, pageSize, total, isMore = false }: PagerProps) {
  const { t, locale } = useText()
  const { search } = useLocation()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (total === 0 || (pages === 1 && page === 1)) return null
  const number = (value: number) => formatNumber(value, locale)
  const shown = {
    first: number((page - 1) * pageSize + 1),
    last: number(Math.min(page * pageSize, total)),
    total: number(total),
  }
  return (
    <nav className={styles.pager} aria-label={t('office:pager.name')}>
      <p>{t(isMore ? 'office:pager.shownOfMore' : 'office:pager.shown', shown)}</p>
      <div className={styles.steps}>
        <Step to={page > 1 ? withQuery(search, { page: page > 2 ? String(page - 1) : '' }) : undefined}>
          <OfficeIcon name="back" />
          {t('office:pager.previous')}
        </Step>
        <Step to={page < pages ? withQuery(search, { page: String(page + 1) }) : undefined}>
          {t('office:pager.next')}
          <OfficeIcon name="forward" />
        </Step>
      </div>
    </nav>
  )
}

/** A link to another page; at the first and last page, its place. */
const Step = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <Link to={to} className={buttonClass()}>
      {children}
    </Link>
  ) : (
    <span className={`${buttonClass()} ${styles.none}`} aria-hidden="true">
      {children}
    </span>
  )
