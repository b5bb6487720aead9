import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { usePage } from '../page/use-page'
import { useDocumentTitle } from './use-document-title'

const content = () => document.getElementById('content')

/**
 * Does on client-side navigation what loading a page does: sets the document's title, updates the links to other
 * languages, moves the focus to the content unless the page moved it elsewhere, and announces pending navigation.
 */
export function useFollowPage() {
  const { alternates } = usePage()
  const { base } = useDocumentTitle()
  const { pathname } = useLocation()
  const isBusy = useNavigation().state !== 'idle'
  const shown = useRef({ base, pathname })
  // Layout effects run before the page's own effects, which may override them.
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

/** React warns about layout effects on the server, so none run there. */
const useFirstEffect = import.meta.env.SSR ? useEffect : useLayoutEffect
