/** Arrows, arrow keys, and opening at the picture that was clicked; the rest is the platform's. */
export function startGalleries() {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) start(gallery)
}

function start(gallery: HTMLElement) {
  const lightbox = gallery.querySelector<HTMLElement>('[data-lightbox]')
  const strip = gallery.querySelector<HTMLElement>('[data-strip]')
  if (!lightbox || !strip) return
  let wanted = 0

  for (const tile of gallery.querySelectorAll<HTMLElement>('[data-open-picture]')) {
    tile.addEventListener('click', () => {
      wanted = Number(tile.dataset.openPicture)
    })
  }
  lightbox.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') {
      wanted = 0
      return
    }
    strip.scrollTo({ left: wanted * strip.clientWidth, behavior: 'instant' })
    strip.focus()
  })
  const step = (by: number) => {
    const at = Math.round(strip.scrollLeft / strip.clientWidth)
    strip.scrollTo({ left: (at + by) * strip.clientWidth })
  }
  for (const button of lightbox.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.hidden = strip.children.length < 2
    button.addEventListener('click', () => step(Number(button.dataset.step)))
  }
  lightbox.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    step(by)
  })
}
