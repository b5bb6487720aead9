import './ui/tokens.css'
import './ui/base.css'
import { type ReactNode, useContext } from 'react'
import { Links, Outlet, useLocation, useMatches, useRouteError, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { ConsentDialog } from './features/consent/public'
import { shellOf } from './features/content/public.server'
import { FavouritesLink } from './features/favourites/public'
import { FindFormContext, FormPageContext } from './features/forms/public'
import { formAnswerContext } from './features/forms/public.server'
import { FooterSignUp } from './features/newsletter/public'
import { pathTo } from './i18n/path-to'
import { useText } from './i18n/use-text'
import { findEnquirySubject } from './pages/enquiry-subject.server'
import { findForm } from './pages/form-registry'
import { appOf } from './platform/app.server'
import { privatePageContext } from './platform/private-page.server'
import { serverOnly } from './platform/server-only'
import fraunces from './ui/fonts/fraunces.woff2?url'
import manrope from './ui/fonts/manrope.woff2?url'
import { PageContext } from './ui/island/page-context'
import { Notice } from './ui/notice/notice'
import { ErrorScreen } from './ui/page/error-screen'
import { Head } from './ui/page/head'
import type { PageInfo } from './ui/page/page-info'
import { Footer } from './ui/shell/footer'
import { Header } from './ui/shell/header'

/** The frame of the browser where no agency has a colour of its own. */
const productColour = '#24483a'

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const formAnswer = context.get(formAnswerContext) ?? undefined
  const about = await findEnquirySubject(app, new URL(request.url))
  const isPrivate = context.get(privatePageContext)
  return serverOnly({ ...(await shellOf(app)), locale: app.locale, formAnswer, about, isPrivate })
}

export function Layout({ children }: { children: ReactNode }) {
  const { t, locale } = useText()
  const page = usePage()
  const path = useLocation().pathname
  const entry = useContext(PageContext)
  const root = useRouteLoaderData<typeof loader>('root')
  const framed = page.bare ? undefined : root
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={root?.themeColour ?? productColour} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[fraunces, manrope].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {root && (
          <Head
            page={
              root.formAnswer && !root.formAnswer.looked
                ? { ...page, title: t('forms:errorTitle', { title: page.title }) }
                : page
            }
            siteName={root.shell.siteName}
            publicUrl={root.publicUrl}
            defaultLocale={root.defaultLocale}
            sitePicture={root.shell.socialPicture}
            isPrivate={root.isPrivate}
          />
        )}
        <Links />
        {root?.style && <Style text={root.style} />}
        {entry && <script type="module" src={entry.entry} />}
      </head>
      <body id="top">
        <a href="#content" className="skip-link">
          {t('ui:skipToContent')}
        </a>
        {framed && <ConsentDialog {...framed.consent} isPrivate={framed.isPrivate} />}
        {framed && (
          <Header
            shell={page.logoSvg ? { ...framed.shell, logoSvg: page.logoSvg } : framed.shell}
            alternates={page.alternates}
            path={path}
            overPicture={page.overPicture ?? false}
            still={page.stillHeader ?? false}
            tools={<FavouritesLink path={path} />}
          />
        )}
        <main id="content" tabIndex={-1}>
          <FormPageContext
            value={{ answer: root?.formAnswer, privacyHref: root?.privacyHref, about: root?.about }}
          >
            <FindFormContext value={findForm}>{children}</FindFormContext>
          </FormPageContext>
        </main>
        {framed && (
          <Footer
            shell={framed.shell}
            year={framed.year}
            newsletter={
              framed.shell.footer.newsletter &&
              path !== pathTo(locale, 'newsletter') && <FooterSignUp privacyHref={framed.privacyHref} />
            }
          />
        )}
        <Notice />
      </body>
    </html>
  )
}

/** The agency's colours; the policy knows them by their hash. */
function Style({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of colours that a schema checked
  return <style dangerouslySetInnerHTML={{ __html: text }} />
}

export default function Root() {
  return <Outlet />
}

/** A page that failed. The rest of the site stands; nobody sees a stack. */
export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />
}

/** What the innermost screen says of itself. */
function usePage(): PageInfo {
  const { t } = useText()
  const matches = useMatches()
  for (const match of matches.toReversed()) {
    const data = match.loaderData as { page?: PageInfo } | undefined
    if (data?.page) return data.page
  }
  return { title: t('ui:failed.title'), alternates: {}, noindex: true }
}
