/** Time per slide, in milliseconds. */
const standMilliseconds = 6_000

/** Starts every slider of the page (S8). */
export function startSliders() {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) startSlider(slider)
}

/**
 * Plays until hovered, focused or in a background tab; a button stops it. With reduced motion visitors start it
 * themselves.
 */
function startSlider(slider: HTMLElement) {
  const list = slider.querySelector<HTMLElement>('[data-slides]')
  const controls = slider.querySelector<HTMLElement>('[data-controls]')
  const toggle = slider.querySelector<HTMLElement>('[data-toggle]')
  if (!list || !controls || !toggle) return
  const slides = [...list.children] as HTMLElement[]
  const labels = { pause: toggle.ariaLabel ?? '', play: toggle.dataset.play ?? '' }
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches
  let shown = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isHeld = () => document.hidden || slider.matches(':hover, :focus-within')
  const step = async (by: number) => {
    clearTimeout(timer)
    const to = (shown + by + slides.length) % slides.length
    shown = to
    await ready(slides[to])
    // The visitor stepped on meanwhile, and that step shows its own slide.
    if (shown !== to) return
    for (const [index, slide] of slides.entries()) slide.toggleAttribute('data-shown', index === to)
    wait()
  }
  const wait = () => {
    clearTimeout(timer)
    if (isPlaying && !isHeld()) timer = setTimeout(() => step(1), standMilliseconds)
  }
  const play = (playing: boolean) => {
    isPlaying = playing
    slider.toggleAttribute('data-paused', !playing)
    toggle.ariaLabel = playing ? labels.pause : labels.play
    list.ariaLive = playing ? 'off' : 'polite'
    wait()
  }

  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    slider.addEventListener(type, () => setTimeout(wait))
  document.addEventListener('visibilitychange', wait)
  toggle.addEventListener('click', () => play(!isPlaying))
  for (const button of controls.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => step(Number(button.dataset.step)))
  controls.hidden = false
  play(isPlaying)
}

/** Waits for a slide's picture; if loading fails, the slide is shown without it. */
async function ready(slide: HTMLElement | undefined) {
  if (!slide) return
  slide.hidden = false
  // Forces layout while it is transparent: elements without layout cannot fade in.
  slide.getBoundingClientRect()
  await slide
    .querySelector('img')
    ?.decode()
    .catch(() => undefined)
}
