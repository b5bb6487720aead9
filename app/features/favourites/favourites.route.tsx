import { siteOf } from '~/features/content/public.server'
import { CardGrid } from '~/features/listings/public'
import { cardsOf } from '~/features/listings/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/favourites.route'
import styles from './favourites.module.css'
import { FavouritesEmpty } from './favourites-empty'
import { GoneNote } from './gone-note'
import { idsParameter, idsQuery, mostKept, readIds } from './kept-ids'

/** With ids in its address it is a list that can be shared; without, it is the visitor's own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const ids = readIds(new URL(request.url).searchParams.get(idsParameter), mostKept)
  const [site, found] = await Promise.all([siteOf(app.db), cardsOf(app, ids)])
  const t = translateTo(app.locale)
  const query = ids.length > 0 ? idsQuery(ids) : ''
  const title = query ? t('favourites:shared.title') : t('favourites:title')
  const page: PageInfo = {
    title,
    alternates: Object.fromEntries(site.locales.map((to) => [to, pathTo(to, 'favourites') + query])),
    noindex: true,
    crumbs: [{ name: t('ui:home'), href: pathTo(app.locale, 'home') }, { name: title }],
  }
  return serverOnly({ page, isShared: query !== '', ids, ...found })
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { page, isShared, ids, cards, gone } = loaderData
  return (
    <div className={`content ${styles.page}`} data-favourites-page="">
      <Breadcrumbs crumbs={page.crumbs ?? []} />
      <h1 tabIndex={-1}>{page.title}</h1>
      {isShared ? <SharedList ids={ids} cards={cards} gone={gone} /> : <OwnList />}
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

type SharedListProps = Pick<Route.ComponentProps['loaderData'], 'ids' | 'cards' | 'gone'>

/** Somebody's list, drawn by the server; also what a visitor's own list is filled with. */
function SharedList({ ids, cards, gone }: SharedListProps) {
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
        {cards.length > 0 && <CardGrid cards={cards} heading="h3" priority />}
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
