import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { Icon } from '~/ui/shell/icon'
import { CardGrid } from '../card/card-grid'
import { FilterChips } from './filter-chips'
import { ListEmpty } from './list-empty'
import { ListFilter } from './list-filter'
import type { listPage } from './list-page.server'
import styles from './listing-list.module.css'
import { Pagination } from './pagination'
import { SortMenu } from './sort-menu'
import { WordsNote } from './words-note'

type ListViewProps = {
  loaded: Awaited<ReturnType<typeof listPage>>
  /** The field for search words, in the row of filters. */
  wordField: ReactNode
  /** Link to the same list with a map, or without; an empty list has it only beside its map. */
  viewSwitch: ReactNode
  /** Arranges the results beside a map; without it they are alone. */
  besideMap?: ((list: ReactNode) => ReactNode) | undefined
}

/** Renders a list of listings with its filters. */
export function ListView({ loaded, wordField, viewSwitch, besideMap }: ListViewProps) {
  const { t } = useText()
  const { page, title, total, cards, action, choices, criteria, pages, chips, resetHref, intro } = loaded
  const { informHref, followHref } = loaded
  const list = (
    <>
      {cards.length > 0 ? (
        <CardGrid cards={cards} priority swipes />
      ) : (
        <ListEmpty resetHref={resetHref} informHref={informHref} waysOut={loaded.waysOut} />
      )}
      <Pagination pages={pages} />
    </>
  )
  return (
    <div className="content">
      <div className={styles.head}>
        <Breadcrumbs crumbs={page.crumbs ?? []} />
        <h1>{title}</h1>
      </div>
      <ListFilter {...{ action, choices, criteria, chips, total, resetHref, wordField }} />
      <FilterChips chips={chips} resetHref={resetHref} />
      <WordsNote criteria={criteria} otherGoal={loaded.otherGoal} />
      <ListHead loaded={loaded} viewSwitch={(cards.length > 0 || besideMap) && viewSwitch} />
      {besideMap ? besideMap(list) : list}
      <div className={styles.end}>
        <p>{intro}</p>
        <a href={followHref} type="application/atom+xml">
          {t('listings:follow')}
        </a>
      </div>
    </div>
  )
}

/** How many listings there are, and what can be done with the list. */
function ListHead({ loaded, viewSwitch }: Pick<ListViewProps, 'loaded' | 'viewSwitch'>) {
  const { t } = useText()
  const { total, closed, criteria, cards, informHref, sorts } = loaded
  return (
    <div className={styles.found}>
      <p className={styles.total} role="status">
        {t('listings:found', { count: total })}
        {closed > 0 && t(`listings:foundClosed.${criteria.goal}`, { count: closed })}
      </p>
      {cards.length > 0 && informHref && (
        <a href={informHref} className={styles.inform}>
          <Icon name="bell" />
          <span>{t('listings:inform.link')}</span>
        </a>
      )}
      <div className={styles.tools}>
        {cards.length > 0 && <SortMenu sorts={sorts} />}
        {viewSwitch}
      </div>
    </div>
  )
}
