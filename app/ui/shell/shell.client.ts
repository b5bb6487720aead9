import { localeKey } from '~/i18n/detect'

/** The shell's small behaviours; the page works without them. */
export function startShell() {
  const root = document.documentElement
  root.dataset.script = ''
  followScroll(root)
  easeToTop()
  carryLanguage()
  healCookie()
}

/** S3: above 30 px the header is fixed. S6: from 10 px the way back to the top is shown, debounced by 100 ms. */
function followScroll(root: HTMLElement) {
  let settled: ReturnType<typeof setTimeout> | undefined
  const beyondTop = () => root.toggleAttribute('data-beyond-top', scrollY >= 10)
  const follow = () => {
    const scrolled = scrollY > 30
    root.toggleAttribute('data-scrolled', scrolled)
    clearTimeout(settled)
    settled = setTimeout(beyondTop, 100)
  }
  addEventListener('scroll', follow, { passive: true })
  follow()
}

const riseMilliseconds = 500

/** S6: up in about 500 ms, at once for those who asked for less motion. */
function easeToTop() {
  document.querySelector('[data-to-top]')?.addEventListener('click', (event) => {
    event.preventDefault()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still) return scrollTo(0, 0)
    const from = scrollY
    const began = performance.now()
    const step = (now: number) => {
      const done = Math.min(1, (now - began) / riseMilliseconds)
      scrollTo(0, from * (1 - done) ** 3)
      if (done < 1) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}

/** L3: a language that only storage still knows is told to the server again, for the next visit. */
function healCookie() {
  if (document.cookie.includes(`${localeKey}=`)) return
  try {
    const locale = localStorage.getItem(localeKey)
    if (locale) remember(locale)
  } catch {
    // Storage is off in this browser.
  }
}

/** L3, L4: a chosen language is remembered, where the server sees it too; query and hash come along. */
function carryLanguage() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    link.addEventListener('click', () => {
      const locale = link.dataset.locale ?? ''
      remember(locale)
      link.search = withOwnParameters(link.search)
      link.hash = location.hash
    })
  }
}

/** The query of the page in the other language, and what else stands in this address, such as `utm_source`. */
function withOwnParameters(search: string): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!new URLSearchParams(search).has(name)) query.append(name, value)
  }
  return query.toString()
}

function remember(locale: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${localeKey}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  try {
    localStorage.setItem(localeKey, locale)
  } catch {
    // Storage is off in this browser; the cookie, or else the address, holds the language.
  }
}
