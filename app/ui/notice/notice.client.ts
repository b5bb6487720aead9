/** How long a line stays, in milliseconds: twice what it takes to read a short sentence and reach its link. */
const readingMs = 8_000

let clearing: ReturnType<typeof setTimeout> | undefined

/**
 * Says a line at the foot of the screen; the next one takes its place.
 * @param link - name of the notice's link that leads on; what it leads to can be reached without it too
 */
export function notify(line = '', link?: string) {
  const notice = document.querySelector<HTMLElement>('[data-notice]')
  if (!notice) return
  show(notice, line, link)
  clearTimeout(clearing)
  clearing = setTimeout(() => leave(notice), readingMs)
}

/** Not while the pointer or the keyboard is on it (WCAG 2.2, 2.2.1). */
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
