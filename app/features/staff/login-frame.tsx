import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { DoorFrame } from '~/ui/office/door-frame'

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
    <DoorFrame siteName={siteName} title={title} headingId={headingId}>
      {children}
    </DoorFrame>
  )
}
