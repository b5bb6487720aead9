import { followScroll } from './follow-scroll.client'
import { carryLanguage, healCookie } from './language.client'
import { closeOnLeave } from './popovers.client'
import { easeToTop } from './to-top.client'

/** The shell's small behaviours; the page works without them. What few pages have comes in files of its own. */
export function startShell() {
  const root = document.documentElement
  root.dataset.script = ''
  followScroll(root)
  easeToTop()
  carryLanguage()
  healCookie()
  closeOnLeave()
  whereThereIs('[data-submenu]', async () => (await import('./submenus.client')).startSubmenus())
  whereThereIs<HTMLDialogElement>('#popup', async (dialog) =>
    (await import('./popup.client')).startPopup(dialog),
  )
  whereThereIs('[data-slider]', async () => (await import('../slider/slider.client')).startSliders())
}

/** A file that does not arrive leaves the page as it is without script. */
function whereThereIs<Found extends Element>(selector: string, start: (found: Found) => Promise<void>) {
  const found = document.querySelector<Found>(selector)
  if (found) void start(found).catch(() => undefined)
}
