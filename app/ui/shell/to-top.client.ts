const scrollDurationMs = 500

/** S6: the button scrolls to the top in about 500 ms, or at once with reduced motion. */
export function startToTopButton() {
  document.querySelector('[data-to-top]')?.addEventListener('click', (event) => {
    event.preventDefault()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still) return scrollTo(0, 0)
    const from = scrollY
    const began = performance.now()
    const step = (now: number) => {
      const done = Math.min(1, (now - began) / scrollDurationMs)
      scrollTo(0, from * (1 - done) ** 3)
      if (done < 1) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}
