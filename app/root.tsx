import './ui/tokens.css'
import './ui/base.css'
import './i18n/app-texts.client'
import { type ReactNode, useContext } from 'react'
import { Outlet, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import { Document } from './document'
import { shellOf } from './features/content/public.server'
import { formAnswerContext } from './features/forms/public.server'
import { OfficeDocument } from './office-document'
import { findEnquirySubject } from './pages/enquiry-subject.server'
import { appOf } from './platform/app.server'
import { optionalPart } from './platform/optional-part.server'
import { privatePageContext } from './platform/private-page.server'
import { serverOnly } from './platform/server-only'
import { AppContent } from './ui/app/app-content'
import { PageContext } from './ui/island/page-context'
import { ErrorScreen } from './ui/page/error-screen'
import { usePage } from './ui/page/use-page'

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const formAnswer = context.get(formAnswerContext) ?? undefined
  const about = await optionalPart(app, 'enquiry subject', findEnquirySubject(app, new URL(request.url)))
  const isPrivate = context.get(privatePageContext)
  const shell = await shellOf(app)
  const hidden = serverOnly({ ...shell, locale: app.locale, formAnswer, about, isPrivate })
  // All that a browser which goes on by itself needs of it, to say the title of the next page.
  return Object.assign(hidden, { siteName: shell.shell.siteName })
}

/** Nothing of the frame changes while a browser goes from one hydrated page to another. */
export const shouldRevalidate = () => false

/** The whole document on the server; in a browser that takes a page over, its content alone. */
export function Layout({ children }: { children: ReactNode }) {
  const isAppContent = useContext(PageContext)?.isAppContent
  return import.meta.env.SSR && !isAppContent ? (
    <DocumentOfPage>{children}</DocumentOfPage>
  ) : (
    <AppContent>{children}</AppContent>
  )
}

/** Nothing around a page of the site stands around one of the office. */
function DocumentOfPage({ children }: { children: ReactNode }) {
  const { isOffice } = usePage()
  const Around = useContext(PageContext)?.isOffice || isOffice ? OfficeDocument : Document
  return <Around>{children}</Around>
}

export default function Root() {
  return <Outlet />
}

/** A page that failed. The rest of the site stands; nobody sees a stack. */
export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />
}
