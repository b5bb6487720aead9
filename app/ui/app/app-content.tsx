import type { ReactNode } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { useFollowPage } from './use-follow-page'

/**
 * What React Router takes over of a hydrated page. It holds no script element: should a browser draw it anew, as where
 * an extension changed it first, Trusted Types would refuse one.
 */
export function AppContent({ children }: { children: ReactNode }) {
  useFollowPage()
  // Not <ScrollRestoration>: React writes its inline script again at each navigation, which Trusted Types refuse.
  useScrollRestoration({})
  return children
}
