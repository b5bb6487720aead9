/**
 * Plays the film of a banner, unless its visitor prefers reduced motion or data; a button stops it (WCAG 2.2, 2.2.2).
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
  // If the browser blocks autoplay, the poster stays.
  void film.play().catch(() => undefined)
}

const wantsCalm = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
