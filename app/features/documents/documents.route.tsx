import { data } from 'react-router'
import { siteOf } from '~/features/content/public.server'
import { findOffer } from '~/features/listings/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { LinkPage } from '~/ui/page/link-page'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { Route } from './+types/documents.route'
import { accessRefusalContext } from './access-refusal.server'

const statuses = { gone: 404, 'by-request': 403, expired: 410, unavailable: 503 } as const

/** Explains why access to a document was refused, and how to request it. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context)
  const { reason, owner } = context.get(accessRefusalContext)
  const [site, offer] = await Promise.all([siteOf(app.db), owner && findOffer(app, owner)])
  const page = pageFromTable('documents', {
    title: translateTo(app.locale)(`documents:${reason}.title`),
    locales: site.locales,
  })
  const headers: HeadersInit = reason === 'unavailable' ? { 'retry-after': '60' } : {}
  return data(serverOnly({ page, reason, offer }), { status: statuses[reason], headers })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Documents({ loaderData: { page, reason, offer } }: Route.ComponentProps) {
  const { t, locale } = useText()
  const asks = reason === 'by-request' || reason === 'expired'
  return (
    <LinkPage title={page.title} text={t(`documents:${reason}.text`)}>
      <p>
        {offer ? (
          <a href={`${offer.href}${asks ? '#document-request' : ''}`} className="button button-main">
            {t(asks ? 'documents:ask' : 'documents:toHome', { title: offer.title })}
          </a>
        ) : (
          <a href={pathTo(locale, 'for-sale')} className="button">
            {t('documents:toList')}
          </a>
        )}
      </p>
    </LinkPage>
  )
}
