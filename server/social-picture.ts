import { siteOf } from '~/features/content/public.server'
import { findSocialCard } from '~/features/listings/public.server'
import type { PictureService } from '~/features/media/public.server'
import { isLocale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { inTime, lookUpMs } from './deadline'

const address = /^\/social\/(listing|project)\/([1-9]\d{0,9})\/([a-z]{2})-([0-9a-f]{16})\.jpg$/

/** Serves the picture of shared links; only subjects with a page have one. */
export async function socialPicture(
  request: Request,
  services: Services,
  pictures: PictureService,
): Promise<Response> {
  const [, kind, id, locale, version = ''] = address.exec(new URL(request.url).pathname) ?? []
  const site = await inTime(siteOf(services.db), lookUpMs)
  if (!kind || !locale || !isLocale(locale) || !site.locales.includes(locale)) return missing()
  const card = await inTime(
    findSocialCard({ ...services, locale }, kind === 'project' ? 'project' : 'listing', Number(id)),
    lookUpMs,
  )
  return card ? await pictures.respondSocial(request, card, version) : missing()
}

const missing = () =>
  new Response('no such picture\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=60' },
  })
