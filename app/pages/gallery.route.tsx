import { data } from 'react-router'
import { SearchAgain } from '~/features/content/public'
import { siteOf } from '~/features/content/public.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { pageFromTable } from '~/ui/page/page-from-table'
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

type LoaderData = { page: PageInfo; material?: Material }

/** Shows every component in its states to developers; in production the address does not exist. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context)
  const site = await siteOf(app.db)
  if (!app.config.gallery)
    return data(serverOnly<LoaderData>({ page: missingPage(app, site) }), { status: 404 })
  const page: PageInfo = {
    ...pageFromTable('gallery', { title: 'Component gallery', locales: site.locales }),
  }
  return data(serverOnly<LoaderData>({ page, material: exampleMaterial(app, site) }))
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
