import { maySocial, startConsent } from './features/consent/consent.client'
import { startFavourites } from './features/favourites/favourites.client'
import { afterFirstPaint } from './ui/after-first-paint.client'
import { closest } from './ui/closest'
import { startIslands } from './ui/island/islands.client'
import { startShare } from './ui/share/share.client'
import { startShell } from './ui/shell/shell.client'

/** What few pages have, in files of its own. */
function startWhatThePageHas() {
  const mapFrame = document.querySelector<HTMLElement>('[data-map-frame]')
  if (mapFrame) {
    void import('./features/map/frame/start-frame.client').then((m) => m.startFrame(mapFrame))
  }

  const film = document.querySelector<HTMLVideoElement>('[data-film]')
  if (film) void import('./pages/film.client').then((m) => m.startFilm(film))

  const printable = document.querySelector<HTMLElement>('[data-printable]')
  if (printable) void import('./ui/print/print.client').then((m) => m.startPrint(printable))

  const visit = document.querySelector<HTMLElement>('[data-visit]')
  if (visit)
    void import('./features/visits/visit.client').then((m) => m.startVisit(visit.dataset.visit ?? ''))

  whenNear('[data-map]', () => void import('./features/map/maps.client').then((m) => m.startMaps(maySocial)))
  whenNear(
    '[data-embeds]',
    () => void import('~/features/listings/detail/embeds.client').then((m) => m.startEmbeds(maySocial())),
  )
}

/** What lies far down a page costs nothing before its visitor comes near. */
function whenNear(selector: string, start: () => void) {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      start()
    },
    { rootMargin: '600px' },
  )
  for (const part of document.querySelectorAll(selector)) near.observe(part)
}

function start() {
  startShare()
  startIslands()
  startFavourites()
  void hydrated().then(() => afterFirstPaint([startConsent, startWhatThePageHas, startShell]))
}

// The scripts of a hydrated page do not wait for its end; those of all others come after it.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
else start()

/** A page whose data was handed over is React Router's. A file that does not arrive leaves it as it is without script. */
async function hydrated() {
  if (!('__reactRouterContext' in window)) return
  await import('./hydrate-app.client').then((m) => m.hydrateApp()).catch(() => {})
}

// The first click that enlarges a picture waits for the file that does it; without the file it opens a popover.
document.addEventListener(
  'click',
  (event) => {
    const gallery = closest(event, '[data-gallery]:not([data-started])')
    const button = closest(event, 'button[popovertarget]')
    if (!gallery || !button) return
    event.preventDefault()
    import('~/features/listings/page/gallery.client')
      .then((m) => m.startGallery(gallery))
      .catch(() => {})
      .then(() => {
        gallery.dataset.started = ''
        button.click()
      })
  },
  { capture: true },
)

if (import.meta.hot && !('__reactRouterContext' in window)) {
  // React's refresh runtime asks the router to revalidate before each update; public pages have none.
  Object.assign(window, { __reactRouterDataRouter: { revalidate() {} } })
  import.meta.hot.on('pignon:server-changed', ({ file }: { file: string }) => {
    if (file.endsWith('.css') && !file.endsWith('.module.css')) freshStyles()
    else if (!file.endsWith('.island.tsx')) location.reload()
  })
}

/** The page's style comes in one link, not from modules that could be exchanged. */
function freshStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel=stylesheet][href*="critical.css"]',
  )) {
    const url = new URL(link.href)
    url.searchParams.set('t', String(performance.now()))
    link.href = url.href
  }
}
