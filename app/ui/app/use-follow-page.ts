import { useEffect, useRef } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { documentTitle } from '../page/document-title'
import { usePage } from '../page/use-page'

/**
 * Does for a page that the browser goes to without loading it what loading does: gives the document its title, leads
 * the links to other languages to the same page, and moves the focus to the content unless the page put it elsewhere.
 */
export function useFollowPage() {
  const { title, alternates } = usePage()
  const { siteName = '' } = useRouteLoaderData<{ siteName?: string }>('root') ?? {}
  const { pathname } = useLocation()
  const shown = useRef({ title, pathname })
  useEffect(() => {
    if (shown.current.title !== title) document.title = documentTitle(title, siteName)
    const hasMoved = shown.current.pathname !== pathname
    shown.current = { title, pathname }
    if (!hasMoved) return
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
      const same = alternates[link.dataset.locale as keyof typeof alternates]
      if (same) link.href = same
    }
    const content = document.getElementById('content')
    if (content && !content.contains(document.activeElement)) content.focus()
  }, [pathname, title, alternates, siteName])
}
