/** How long a line stays, in milliseconds: twice what it takes to read a short sentence and reach its link. */
const readingMs = 8_000

let clearing: ReturnType<typeof setTimeout> | undefined

/**
 * Says a line at the foot of the screen; the next one takes its place.
 * @param link - a way on; what it leads to can be reached without it too
 */
export function notify(line = '', link?: { href: string; text: string }) {
  const notice = document.querySelector<HTMLElement>('[data-notice]')
  if (!notice) return
  const words = document.createElement('p')
  words.textContent = line
  notice.replaceChildren(words, ...(link ? [anchor(link)] : []))
  clearTimeout(clearing)
  clearing = setTimeout(() => leave(notice), readingMs)
}

/** Not while the pointer or the keyboard is on it (WCAG 2.2, 2.2.1). */
function leave(notice: HTMLElement) {
  if (notice.matches(':hover, :focus-within')) clearing = setTimeout(() => leave(notice), readingMs)
  else notice.replaceChildren()
}

function anchor({ href, text }: { href: string; text: string }) {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  return link
}
