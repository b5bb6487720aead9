/** S3: above 30 px the header is fixed. S6: from 10 px the back-to-top link is shown, debounced by 100 ms. */
export function followScroll(root: HTMLElement) {
  let settled: ReturnType<typeof setTimeout> | undefined
  const beyondTop = () => root.toggleAttribute('data-beyond-top', scrollY >= 10)
  const follow = () => {
    root.toggleAttribute('data-scrolled', scrollY > 30)
    clearTimeout(settled)
    settled = setTimeout(beyondTop, 100)
  }
  addEventListener('scroll', follow, { passive: true })
  follow()
}
