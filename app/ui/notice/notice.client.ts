/** Duration of a notice in milliseconds: twice the time to read a short sentence and reach its link. */
const readingMs = 8_000

let clearing: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a notice at the foot of the screen; the next one replaces it.
 * @param link - name of the notice's link; its target must be reachable without it too
 */
export function notify(line = '', link?: string) {
  const notice = document.querySelector<HTMLElement>('[data-notice]')
  if (!notice) return
  show(notice, line, link)
  clearTimeout(clearing)
  clearing = setTimeout(() => leave(notice), readingMs)
}

/** Hovered or focused notices stay (WCAG 2.2, 2.2.1). */
function leave(notice: HTMLElement) {
  if (notice.matches(':hover, :focus-within')) clearing = setTimeout(() => leave(notice), readingMs)
  else show(notice, '')
}

function show(notice: HTMLElement, line: string, link?: string) {
  const output = notice.querySelector('output')
  if (output) output.value = line
  for (const one of notice.querySelectorAll<HTMLElement>('[data-notice-link]'))
    one.hidden = one.dataset.noticeLink !== link
}
