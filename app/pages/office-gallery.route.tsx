import { data } from 'react-router'
import { SearchAgain } from '~/features/content/public'
import { siteOf } from '~/features/content/public.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { CentredFrame } from '~/ui/office/centred-frame'
import { Shell } from '~/ui/office/shell'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/office-gallery.route'
import { exampleRows } from './gallery/office/example-rows.server'
import { ListExample } from './gallery/office/list-example'
import { LoginExample } from './gallery/office/login-example'
import { navExample } from './gallery/office/nav-example'
import { PieceExamples } from './gallery/office/piece-examples'
import { missingPage } from './missing-page.server'

type LoaderData = { page: PageInfo; example?: ReturnType<typeof exampleRows>; isLogin?: boolean }

/** Shows every piece of the back office to developers; in production the address does not exist. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const site = await siteOf(app.db)
  if (!app.config.gallery) return data<LoaderData>({ page: missingPage(app, site) }, { status: 404 })
  const page = {
    ...pageFromTable('gallery.office', { title: 'Pieces of the back office', locales: site.locales }),
    isOffice: true,
  }
  const example = exampleRows(url.searchParams, { locale: app.locale, now: app.clock.now() })
  return data<LoaderData>({ page, example, isLogin: url.searchParams.has('door') })
}

export default function OfficeGallery({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { example, isLogin, page } = loaderData
  if (!example) return <SearchAgain title={t('ui:notFound.title')} text={t('ui:notFound.text')} />
  if (isLogin)
    return (
      <CentredFrame siteName="Tilia" title="Log in">
        <LoginExample />
      </CentredFrame>
    )
  return (
    <Shell {...navExample(t, page.alternates.en ?? '')} news={example.news ? [example.news] : []}>
      <ListExample {...example} />
      <PieceExamples times={example.times} isRefused={example.isRefused} />
    </Shell>
  )
}
