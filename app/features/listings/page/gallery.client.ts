const started = new WeakSet<HTMLElement>()

/** Adds arrows, arrow keys, and opening at the clicked picture; the browser does the rest. */
export function startGallery(gallery: HTMLElement) {
  if (started.has(gallery)) return
  started.add(gallery)
  const lightbox = gallery.querySelector<HTMLDialogElement>('[data-lightbox]')
  const strip = gallery.querySelector<HTMLElement>('[data-strip]')
  if (!lightbox || !strip) return
  const pictures = pager(strip)

  // The buttons toggle a popover; with script the same element opens as a modal dialog.
  for (const button of gallery.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    button.addEventListener('click', (event) => {
      event.preventDefault()
      if (button.popoverTargetAction === 'hide') return lightbox.close()
      lightbox.showModal()
      pictures.openAt(Number(button.dataset.openPicture ?? 0))
      strip.focus()
    })
  }
  for (const button of lightbox.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.hidden = strip.children.length < 2
    button.addEventListener('click', (event) => pictures.step(Number(button.dataset.step), event))
  }
  lightbox.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    pictures.step(by, event)
  })
}

/** Longest time in ms that browsers take to scroll smoothly to the next picture. */
const scrollingMs = 1_000

/**
 * Steps from picture to picture. During a smooth scroll the next step counts from its target, because the scroll
 * position lags behind. Afterwards the position counts, since the visitor may have swiped.
 */
function pager(strip: HTMLElement) {
  let at = 0
  let steppedAt = Number.NEGATIVE_INFINITY
  const shown = () => Math.round(strip.scrollLeft / strip.clientWidth) || 0
  const goTo = (index: number, behavior: ScrollBehavior) => {
    at = Math.max(0, Math.min(index, strip.children.length - 1))
    strip.scrollTo({ left: at * strip.clientWidth, behavior })
  }
  return {
    openAt: (index: number) => goTo(index, 'instant'),
    step(by: number, { timeStamp }: Event) {
      goTo((timeStamp - steppedAt < scrollingMs ? at : shown()) + by, 'auto')
      steppedAt = timeStamp
    },
  }
}
