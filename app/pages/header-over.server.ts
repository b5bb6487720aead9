import { isDarkGround } from '~/features/content/public.server'
import type { PageInfo } from '~/ui/page/page-info'
import type { BannerShown } from './banner'

/** Tells what the header of a page lies on, if it is transparent. Unless told, it is over pictures of the home page. */
export function headerOver(banner: BannerShown | undefined, { isHome = false } = {}): PageInfo['headerOver'] {
  if (!banner) return undefined
  const { transparent = isHome && banner.type !== 'color' } = banner
  if (!transparent) return undefined
  if (isHome && banner.type === 'image' && banner.lightSky) return 'light'
  // The home page darkens its colour as it does pictures.
  if (banner.type !== 'color' || isHome) return 'picture'
  return isDarkGround(banner.ground) ? 'dark' : 'light'
}
