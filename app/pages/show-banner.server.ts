import type { Banner } from '~/features/content/public.server'
import { storedFileName } from '~/features/content/public.server'
import { newestCards, projectCards } from '~/features/listings/public.server'
import type { App } from '~/platform/app.server'
import { reportFailedPart } from '~/platform/optional-part.server'
import type { BannerShown, Film } from './banner'
import type { PageView } from './page-view.server'

/** Number of listings or projects that a banner cycles through. */
const slides = 5

/**
 * Loads the banner of a page with its content; undefined if there is none, or loading fails: the page is shown without
 * it (E3).
 */
export async function showBanner(
  app: App,
  view: PageView,
  banner: Banner | undefined,
): Promise<BannerShown | undefined> {
  try {
    return banner && (await bannerOf(app, view, banner))
  } catch (error) {
    reportFailedPart(app, 'banner', error)
    return undefined
  }
}

async function bannerOf(app: App, view: PageView, banner: Banner): Promise<BannerShown | undefined> {
  const words = {
    title: view.sayPublic(banner.title),
    description: view.sayPublic(banner.description),
    transparent: banner.transparent,
  }
  switch (banner.type) {
    case 'image':
      return imageOf(view, banner, words)
    case 'color':
      return { ...words, type: 'color', ground: banner.color }
    case 'gallery':
      return {
        ...words,
        type: 'gallery',
        pictures: banner.images.flatMap((image) => view.picture(image) ?? []),
      }
    case 'video':
      return { ...words, type: 'video', film: filmOf(view, banner) }
    case 'properties':
      return { ...words, type: 'properties', cards: withPicture(await newestCards(app, slides)) }
    case 'projects':
      return {
        ...words,
        type: 'projects',
        projects: withPicture(await projectCards(app)).slice(0, slides),
      }
  }
}

function imageOf(
  view: PageView,
  { image, imageMobile, lightSky }: Extract<Banner, { type: 'image' }>,
  words: Pick<BannerShown, 'title' | 'description' | 'transparent'>,
): BannerShown | undefined {
  const picture = view.picture(image)
  return picture && { ...words, type: 'image', picture, ofPhone: view.picture(imageMobile), lightSky }
}

const withPicture = <Card extends { picture?: unknown }>(cards: Card[]) =>
  cards.filter(({ picture }) => picture)

function filmOf(view: PageView, banner: Extract<Banner, { type: 'video' }>): Film {
  const sourceOf = (name: string | undefined) => {
    const hash = name && view.site.films.get(name)
    return name && hash ? `/site-files/${storedFileName({ name, hash })}` : undefined
  }
  return {
    src: sourceOf(banner.video) ?? '',
    poster: view.picture(banner.videoPoster),
    mobileSrc: sourceOf(banner.videoMobile),
    mobilePoster: view.picture(banner.videoMobilePoster),
  }
}
