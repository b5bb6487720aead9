/**
 * Plays the film of a banner, unless its visitor asked for less motion or fewer bytes; a button stops it
 * (WCAG 2.2, 2.2.2).
 */
export function startFilm(film: HTMLVideoElement) {
  const toggle = film.parentElement?.querySelector<HTMLButtonElement>('[data-film-toggle]')
  const { film: source = '', filmMobile } = film.dataset
  if (!toggle || !source || wantsCalm()) return
  const labels = { pause: toggle.ariaLabel ?? '', play: toggle.dataset.play ?? '' }
  film.src = matchMedia('(max-width: 766px)').matches ? (filmMobile ?? source) : source
  film.addEventListener('playing', () => {
    film.hidden = false
    toggle.hidden = false
  })
  toggle.addEventListener('click', () => {
    if (film.paused) void film.play()
    else film.pause()
    toggle.toggleAttribute('data-paused', film.paused)
    toggle.ariaLabel = film.paused ? labels.play : labels.pause
  })
  // A browser that does not let it start leaves the poster.
  void film.play().catch(() => undefined)
}

const wantsCalm = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
