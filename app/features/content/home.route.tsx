import { CardGrid, ProjectGrid } from '~/features/listings/public'
import { newestCards, projectCards, statesOf } from '~/features/listings/public.server'
import { pictureUrl } from '~/features/media/public'
import { pictureVersion } from '~/features/media/public.server'
import { fillTotals, HeroSearch } from '~/features/search/public'
import { searchTotals } from '~/features/search/public.server'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/home.route'
import { HeroPicture } from './hero-picture'
import styles from './home.module.css'
import { organizationData } from './organization-data'
import { inLocale, type Site } from './site'
import { siteOf } from './site.server'

/** How many new homes the home page shows. */
const newestShown = 4

export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context)
  const { db, locale, config } = app
  const [site, newest, states, totals, projects] = await Promise.all([
    siteOf(db),
    newestCards(app, newestShown),
    statesOf(db, 'all'),
    searchTotals(db),
    projectCards(app),
  ])
  const say = (text: Parameters<typeof inLocale>[0]) => inLocale(text, locale, site.languages.default)
  const hero = heroOf(site, say(site.home.picture?.alt), config.mediaBaseUrl)
  const page: PageInfo = {
    title: [site.identity.name, say(site.identity.tagline)].filter(Boolean).join(' – '),
    description: say(site.home.description),
    alternates: Object.fromEntries(site.locales.map((to) => [to, pathTo(to, 'home')])),
    canonical: pathTo(locale, 'home'),
    overPicture: Boolean(hero),
    socialPicture: hero && {
      url: pictureUrl(hero, { width: 1360, ratio: '1.91:1' }),
      width: 1360,
      height: 712,
      alt: hero.alt,
    },
    structuredData: site.isLoaded ? [organizationData(site, config.publicUrl)] : [],
  }
  return serverOnly({
    page,
    hero,
    title: say(site.search.title),
    description: site.search.showCountProperty && fillTotals(say(site.search.description), totals, locale),
    about: site.home.about && { title: say(site.home.about.title), text: say(site.home.about.text) },
    newest,
    states,
    projects,
    search: {
      showSearchInput: site.search.showSearchInput,
      showSearchButton: site.search.showSearchButton,
      showSearchCount: site.search.showSearchCount,
    },
  })
}

function heroOf({ home, identity, pictureVersion: hash }: Site, alt: string, base: string) {
  const { picture } = home
  if (!picture) return undefined
  const { file, width, height } = picture
  const version = pictureVersion(file, hash)
  return { id: 'site-home', name: identity.name, alt, width, height, version, base: base || undefined }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useText()
  const { hero, title, description, newest, states, projects, about, search } = loaderData
  return (
    <>
      <section className={styles.hero}>
        <HeroPicture picture={hero} />
        <div className={`content ${styles.heroWords}`}>
          <h1 className={styles.title}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
          <HeroSearch {...search} />
        </div>
      </section>

      <section className={`content ${styles.section}`}>
        <div className={styles.sectionHead}>
          <h2>{t('content:home.newest')}</h2>
          <p className={styles.more}>
            <a href={pathTo(locale, 'for-sale')}>{t('content:home.allForSale')}</a>
            <a href={pathTo(locale, 'for-rent')}>{t('content:home.allForRent')}</a>
          </p>
        </div>
        <CardGrid cards={newest} heading="h3" columns={4} />
      </section>

      {about && (
        <section className={styles.about}>
          <div className={`content ${styles.aboutColumns}`}>
            <div>
              <h2>{about.title}</h2>
              <p className={styles.aboutText}>{about.text}</p>
            </div>
            <dl className={styles.stats} aria-label={t('content:home.statsTitle')}>
              {(['forSale', 'forRent', 'sold', 'rented'] as const).map((state) => (
                <div key={state} className={styles.stat}>
                  <dt>{t(`content:home.stats.${state}`)}</dt>
                  <dd>{states[state]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )}

      {projects.length > 0 && (
        <section className={`content ${styles.section}`}>
          <div className={styles.sectionHead}>
            <h2>{t('content:home.projects')}</h2>
            <p className={styles.more}>
              <a href={pathTo(locale, 'projects')}>{t('content:home.allProjects')}</a>
            </p>
          </div>
          <ProjectGrid projects={projects.slice(0, 2)} />
        </section>
      )}
    </>
  )
}
