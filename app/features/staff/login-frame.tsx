import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { CentredFrame } from '~/ui/office/centred-frame'

/** The frame of a page of the login. */
export function LoginFrame({
  title,
  headingId,
  children,
}: {
  title: string
  headingId: string
  children: ReactNode
}) {
  const siteName = useRouteLoaderData<{ siteName: string }>('root')?.siteName ?? ''
  return (
    <CentredFrame siteName={siteName} title={title} headingId={headingId}>
      {children}
    </CentredFrame>
  )
}
