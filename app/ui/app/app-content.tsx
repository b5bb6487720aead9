import type { ReactNode } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { useFollowPage } from './use-follow-page'

/**
 * The part of a hydrated page that React Router takes over. It contains no script element: if the browser rendered it
 * again, for instance because an extension changed it, Trusted Types would reject one.
 */
export function AppContent({ children }: { children: ReactNode }) {
  useFollowPage()
  // Not <ScrollRestoration>: React writes its inline script again at each navigation, which Trusted Types reject.
  useScrollRestoration({})
  return children
}
