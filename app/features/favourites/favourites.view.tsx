import type { ReactNode } from 'react'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { PageInfo } from '~/ui/page/page-info'
import styles from './favourites.module.css'

type FavouritesViewProps = {
  page: PageInfo
  /** The island of its list. */
  children: ReactNode
}

/** With ids in its address the page shows a shared list; without, the visitor's own. */
export const FavouritesView = ({ page, children }: FavouritesViewProps) => (
  <div className={`content ${styles.page}`} data-favourites-page="">
    <Breadcrumbs crumbs={page.crumbs ?? []} />
    <h1 tabIndex={-1}>{page.title}</h1>
    {children}
  </div>
)
