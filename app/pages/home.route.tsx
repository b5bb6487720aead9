import { pageOfScreen, siteOf } from '~/features/content/public.server'
import { fillTotals, HeroSearch } from '~/features/search/public'
import { searchTotals } from '~/features/search/public.server'
import { matchPath, pathTo } from '~/i18n/path-to'
import { appOf } from '~/platform/app.server'
import { optionalPart } from '~/platform/optional-part.server'
import { serverOnly } from '~/platform/server-only'
import { addressesOf } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/home.route'
import { defaultHomePage } from './default-home-page'
import { headerOver } from './header-over.server'
import styles from './home.module.css'
import { HomeBanner } from './home-banner'
import { ModuleList } from './module-list'
import { pageInfoOf } from './page-info.server'
import { pageViewOf } from './page-view.server'
import { showBanner } from './show-banner.server'
import { showModules } from './show-modules.server'

/** The home page; at the preview's address, for editors, it is not indexed (L16). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const { db, locale, config } = app
  const site = await siteOf(db)
  const home = pageOfScreen(site, 'home') ?? defaultHomePage
  const view = pageViewOf(app, site, home.id)
  const [banner, modules, totals] = await Promise.all([
    showBanner(app, view, home.showPageBanner ? home.banner : undefined),
    showModules(app, view, home.modules),
    optionalPart(app, 'totals', searchTotals(db)),
  ])
  const isPreview = matchPath(new URL(request.url).pathname)?.name === 'preview'
  const { search, identity } = site
  const info = pageInfoOf(view, home, config.publicUrl)
  const page: PageInfo = {
    ...info,
    title: titleOf(identity.name, view.say(home.metadata.title) || view.say(identity.tagline)),
    alternates: addressesOf(site.locales, (to) => pathTo(to, isPreview ? 'preview' : 'home')),
    canonical: pathTo(locale, 'home'),
    noindex: info.noindex || isPreview,
    headerOver: headerOver(banner, { isHome: true }),
    crumbs: undefined,
  }
  return serverOnly({
    page,
    banner,
    title: banner?.title ?? view.say(search.title),
    description:
      (search.showCountProperty && totals && fillTotals(view.say(search.description), totals, locale)) ||
      banner?.description,
    modules,
    search: {
      showSearchInput: search.showSearchInput,
      showSearchButton: search.showSearchButton,
      showSearchCount: search.showSearchCount,
    },
  })
}

/** A title that contains the agency's name needs no suffix. */
const titleOf = (name: string, words: string) =>
  words.includes(name) ? words : [name, words].filter(Boolean).join(' – ')

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banner, title, description, modules, search } = loaderData
  return (
    <>
      <section
        className={styles.hero}
        data-plain={banner ? undefined : ''}
        data-sky={banner?.type === 'image' && banner.lightSky ? '' : undefined}
      >
        <HomeBanner banner={banner} />
        <div className={`content ${styles.heroWords}`}>
          <h1 className={styles.title}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
          <HeroSearch {...search} />
        </div>
      </section>
      <ModuleList modules={modules} titled sections />
    </>
  )
}
