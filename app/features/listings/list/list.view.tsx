import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { CardGrid } from '../card/card-grid'
import { FilterChips } from './filter-chips'
import { ListEmpty } from './list-empty'
import { ListFilter } from './list-filter'
import type { listPage } from './list-page.server'
import styles from './listing-list.module.css'
import { Pagination } from './pagination'

type ListViewProps = {
  loaded: Awaited<ReturnType<typeof listPage>>
  /** Link to the same list with a map, or without. */
  viewSwitch: ReactNode
  /** Arranges the results beside a map; by default they are unchanged. */
  besideMap?: ((list: ReactNode) => ReactNode) | undefined
}

/** Renders a list of listings with its filters. */
export function ListView({ loaded, viewSwitch, besideMap = (list) => list }: ListViewProps) {
  const { t } = useText()
  const { page, title, total, cards, filter, criteria, pages, chips, resetHref, intro } = loaded
  const { informHref, followHref } = loaded
  const list = (
    <>
      {cards.length > 0 ? (
        <CardGrid cards={cards} priority />
      ) : (
        <ListEmpty resetHref={resetHref} informHref={informHref} />
      )}
      <Pagination pages={pages} />
    </>
  )
  return (
    <div className="content">
      <div className={styles.head}>
        <Breadcrumbs crumbs={page.crumbs ?? []} />
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      <ListFilter filter={filter} criteria={criteria} />
      <FilterChips chips={chips} resetHref={resetHref} />
      {criteria.unknown && (
        <p className={styles.unknown}>{t('listings:notUnderstood', { words: criteria.unknown })}</p>
      )}
      <div className={styles.found}>
        <p className={styles.total} role="status">
          {t('listings:found', { count: total })}
          {loaded.closed > 0 && t(`listings:foundClosed.${criteria.goal}`, { count: loaded.closed })}
        </p>
        {viewSwitch}
      </div>
      {besideMap(list)}
      {cards.length > 0 && informHref && (
        <p className={styles.inform}>
          {t('listings:inform.text')} <a href={informHref}>{t('listings:inform.link')}</a>
        </p>
      )}
      <p className={styles.follow}>
        <a href={followHref} type="application/atom+xml">
          {t('listings:follow')}
        </a>
      </p>
    </div>
  )
}
