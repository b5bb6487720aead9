import type { ReactNode } from 'react'
import { Scripts, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { useFollowPage } from './use-follow-page'

/** What React Router takes over of a hydrated page: its content, and the scripts that do so. */
export function AppContent({ children }: { children: ReactNode }) {
  useFollowPage()
  // Not <ScrollRestoration>: React writes its inline script again at each navigation, which Trusted Types refuse.
  useScrollRestoration({})
  return (
    <>
      {children}
      <Scripts />
    </>
  )
}
