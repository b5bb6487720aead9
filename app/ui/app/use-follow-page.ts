import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { usePage } from '../page/use-page'
import { useDocumentTitle } from './use-document-title'

const content = () => document.getElementById('content')

/**
 * Does for a page that the browser goes to without loading it what loading does: gives the document its title, leads
 * the links to other languages to the same page, moves the focus to the content unless the page put it elsewhere, and
 * says that something is under way.
 */
export function useFollowPage() {
  const { alternates } = usePage()
  const { base } = useDocumentTitle()
  const { pathname } = useLocation()
  const isBusy = useNavigation().state !== 'idle'
  const shown = useRef({ base, pathname })
  // Before the effects of the page itself, which may say more.
  useFirstEffect(() => {
    if (shown.current.base !== base) document.title = base
  }, [base])
  useEffect(() => {
    const hasMoved = shown.current.pathname !== pathname
    shown.current = { base, pathname }
    if (!hasMoved) return
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
      const same = alternates[link.dataset.locale as keyof typeof alternates]
      if (same) link.href = same
    }
    const main = content()
    if (main && !main.contains(document.activeElement)) main.focus()
  }, [pathname, base, alternates])
  useEffect(() => {
    content()?.toggleAttribute('data-busy', isBusy)
  }, [isBusy])
}

/** React has no layout on the server to run effects for, and says so. */
const useFirstEffect = import.meta.env.SSR ? useEffect : useLayoutEffect
