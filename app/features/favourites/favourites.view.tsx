import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { PageInfo } from '~/ui/page/page-info'
import styles from './favourites.module.css'

type FavouritesViewProps = {
  page: PageInfo
  /** The island of its list. */
  children: ReactNode
  /** Below the visitor's own list: what is new. */
  newest?: ReactNode
}

/** With ids in its address the page shows a shared list; without, the visitor's own. */
export const FavouritesView = ({ page, children, newest }: FavouritesViewProps) => (
  <div className={`content ${styles.page}`} data-favourites-page="">
    <Breadcrumbs crumbs={page.crumbs ?? []} />
    <h1 tabIndex={-1}>{page.title}</h1>
    {children}
    {newest && <Newest>{newest}</Newest>}
  </div>
)

/** So that the page leads on, whether the list is empty or long. */
function Newest({ children }: { children: ReactNode }) {
  const { t } = useText()
  return (
    <section className={styles.newest} aria-labelledby="newest" data-after-list="">
      <h2 id="newest">{t('favourites:newest')}</h2>
      {children}
    </section>
  )
}
