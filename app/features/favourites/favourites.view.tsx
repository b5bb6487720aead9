import type { ComponentProps, ReactNode } from 'react'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { PageInfo } from '~/ui/page/page-info'
import styles from './favourites.module.css'
import { FavouritesEmpty } from './favourites-empty'
import { GoneNote } from './gone-note'

type Shared = ComponentProps<typeof GoneNote> & { ids: readonly number[] }

type FavouritesViewProps = {
  loaded: Shared & { page: PageInfo; isShared: boolean }
  /** The listings that are still there, as cards. */
  grid: ReactNode
}

/** With ids in its address it is a list that can be shared; without, it is the visitor's own. */
export function FavouritesView({ loaded, grid }: FavouritesViewProps) {
  const { t } = useText()
  const { page, isShared, ids, cards, gone } = loaded
  return (
    <div className={`content ${styles.page}`} data-favourites-page="">
      <Breadcrumbs crumbs={page.crumbs ?? []} />
      <h1 tabIndex={-1}>{page.title}</h1>
      {isShared ? <SharedList ids={ids} cards={cards} gone={gone} grid={grid} /> : <OwnList />}
      <section className={styles.seen} data-seen-list="" aria-labelledby="seen" hidden>
        <h2 id="seen">{t('favourites:seen.title')}</h2>
        <p className={styles.quiet}>{t('favourites:seen.text')}</p>
        <button
          type="button"
          className="button"
          data-act="forget-seen"
          data-said={t('favourites:seen.forgotten')}
        >
          {t('favourites:seen.forget')}
        </button>
      </section>
    </div>
  )
}

type SharedListProps = Shared & Pick<FavouritesViewProps, 'grid'>

/** Somebody's list, drawn by the server; also what a visitor's own list is filled with. */
function SharedList({ ids, cards, gone, grid }: SharedListProps) {
  const { t, locale } = useText()
  return (
    <>
      <p className={styles.quiet}>{t('favourites:shared.text')}</p>
      <div className={styles.tools}>
        <button
          type="button"
          className={`button button-main ${styles.scripted}`}
          data-act="keep-all"
          data-ids={ids.join()}
        >
          {t('favourites:shared.keepAll')}
        </button>
        <a href={pathTo(locale, 'favourites')} className="button">
          {t('favourites:shared.toOwn')}
        </a>
      </div>
      <section className={styles.list} data-listed="" aria-label={t('favourites:listed')}>
        <GoneNote gone={gone} cards={cards} />
        <h2 className="visually-hidden">{t('favourites:listed')}</h2>
        {cards.length > 0 && grid}
      </section>
    </>
  )
}

/** Filled from the device's memory; without script it says what that needs. */
function OwnList() {
  const { t } = useText()
  return (
    <>
      <p className={styles.quiet}>{t('favourites:text')}</p>
      <div className={styles.tools} data-when="list">
        <button
          type="button"
          className="button"
          data-act="share"
          data-title={t('favourites:shared.title')}
          data-copied={t('favourites:share.copied')}
          data-copy-failed={t('favourites:share.copyFailed')}
        >
          {t('favourites:share.title')}
        </button>
      </div>
      <div
        className={styles.own}
        data-own-list=""
        data-removed={t('favourites:removed')}
        data-undo={t('favourites:undo')}
      />
      <p className={styles.failed} data-when="failed" role="alert">
        {t('favourites:loadFailed')}
      </p>
      <FavouritesEmpty />
    </>
  )
}
