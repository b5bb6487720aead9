import { data } from 'react-router'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { Icon } from '~/ui/shell/icon'
import { ListingGone } from '../detail/listing-gone'
import { PrintButton } from '../page/print-button'
import type { Route } from './+types/brochure.route'
import styles from './brochure.module.css'
import { loadBrochure } from './brochure.server'
import { BrochureBack } from './brochure-back'
import { BrochureFront } from './brochure-front'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await loadBrochure(appOf(context), Number(params.id), new URL(request.url))
  return data(serverOnly(loaded), {
    status: loaded.kind === 'listing' ? 200 : loaded.kind === 'withdrawn' ? 410 : 404,
  })
}

/** Renders two A4 pages; the screen shows them as they will print. */
export default function BrochurePage({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  if (loaderData.kind !== 'listing') return <ListingGone similar={loaderData.similar} />
  const { href } = loaderData
  return (
    <div className={styles.table} data-printable={href}>
      <div className={styles.tools}>
        <a href={href} className="button">
          <Icon name="left" />
          {t('listings:brochure.back')}
        </a>
        <PrintButton look="button-main" />
      </div>
      <BrochureFront brochure={loaderData} />
      <BrochureBack brochure={loaderData} />
    </div>
  )
}
