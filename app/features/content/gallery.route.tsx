import { data } from 'react-router'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/gallery.route'
import { Basics } from './gallery/basics'
import { Cards } from './gallery/cards'
import { Energy } from './gallery/energy'
import { exampleMaterial, type Material } from './gallery/example-material.server'
import { Facts } from './gallery/facts'
import styles from './gallery/gallery.module.css'
import { Heads } from './gallery/heads'
import { Modules } from './gallery/modules'
import { Screens } from './gallery/screens'
import { Words } from './gallery/words'
import { missingPage } from './missing-page.server'
import { SearchAgain } from './search-again'
import { siteOf } from './site.server'

type Loaded = { page: PageInfo; material?: Material }

/** Every component in its states, for who works on them; elsewhere there is nothing at this address. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context)
  const site = await siteOf(app.db)
  if (!app.config.gallery) return data(serverOnly<Loaded>({ page: missingPage(app, site) }), { status: 404 })
  const page: PageInfo = {
    title: 'Component gallery',
    alternates: Object.fromEntries(site.locales.map((to) => [to, pathTo(to, 'gallery')])),
    noindex: true,
  }
  return data(serverOnly<Loaded>({ page, material: exampleMaterial(app, site) }))
}

export default function Gallery({ loaderData: { page, material } }: Route.ComponentProps) {
  const { t } = useText()
  if (!material) return <SearchAgain title={t('ui:notFound.title')} text={t('ui:notFound.text')} />
  return (
    <div className={styles.gallery}>
      <h1 className="content" lang="en">
        {page.title}
      </h1>
      <Basics {...material} />
      <Cards {...material} />
      <Energy />
      <Facts />
      <Modules {...material} />
      <Words {...material} />
      <Heads {...material} />
      <Screens />
    </div>
  )
}
