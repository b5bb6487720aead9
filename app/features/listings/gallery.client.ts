/** Arrows, arrow keys, and opening at the picture that was clicked; the rest is the platform's. */
export function startGalleries() {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) start(gallery)
}

function start(gallery: HTMLElement) {
  const lightbox = gallery.querySelector<HTMLElement>('[data-lightbox]')
  const strip = gallery.querySelector<HTMLElement>('[data-strip]')
  if (!lightbox || !strip) return
  const pictures = pager(strip)
  let wanted = 0

  for (const tile of gallery.querySelectorAll<HTMLElement>('[data-open-picture]')) {
    tile.addEventListener('click', () => {
      wanted = Number(tile.dataset.openPicture)
    })
  }
  lightbox.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') {
      pictures.openAt(wanted)
      strip.focus()
    }
    wanted = 0
  })
  for (const button of lightbox.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.hidden = strip.children.length < 2
    button.addEventListener('click', () => pictures.step(Number(button.dataset.step)))
  }
  lightbox.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    pictures.step(by)
  })
}

/** Counts from the picture that is being scrolled to: during a smooth scroll the position lags behind. */
function pager(strip: HTMLElement) {
  const shown = () => Math.round(strip.scrollLeft / strip.clientWidth) || 0
  const saysItsEnd = 'onscrollend' in window
  let at = 0
  const goTo = (index: number, behavior: ScrollBehavior) => {
    at = Math.max(0, Math.min(index, strip.children.length - 1))
    strip.scrollTo({ left: at * strip.clientWidth, behavior })
  }
  // A swipe moves on without us.
  strip.addEventListener('scrollend', () => {
    at = shown()
  })
  return {
    openAt: (index: number) => goTo(index, 'instant'),
    step: (by: number) => goTo((saysItsEnd ? at : shown()) + by, 'auto'),
  }
}
