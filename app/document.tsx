import { type ReactNode, useContext } from 'react'
import { Links, Scripts, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { ConsentDialog } from './features/consent/public'
import { FavouritesLink, FavouritesNoticeLink } from './features/favourites/public'
import { FindFormContext, FormPageContext } from './features/forms/public'
import { FooterSignUp } from './features/newsletter/public'
import { pathTo } from './i18n/path-to'
import { useText } from './i18n/use-text'
import { findForm } from './pages/form-registry'
import { UnavailableScreen, unavailablePage } from './pages/unavailable-screen'
import type { loader } from './root'
import fraunces from './ui/fonts/fraunces.woff2?url'
import manrope from './ui/fonts/manrope.woff2?url'
import { PageContext } from './ui/island/page-context'
import { Notice } from './ui/notice/notice'
import { Head } from './ui/page/head'
import { withTable } from './ui/page/page-from-table'
import { usePage } from './ui/page/use-page'
import { Footer, footerId } from './ui/shell/footer'
import { Header } from './ui/shell/header'

/** The frame of the browser where no agency has a colour of its own. */
const productColour = '#24483a'

/** The document of every page: head, header, footer. Rendered on the server only, so that none of it is sent as script. */
export function Document({ children }: { children: ReactNode }) {
  const { t, locale } = useText()
  const own = withTable(usePage(), useMatches().at(-1)?.id)
  const path = useLocation().pathname
  const entry = useContext(PageContext)
  const unavailable = entry?.unavailable
  const page = unavailable ? unavailablePage(t) : own
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
              root.formAnswer && !root.formAnswer.isPreview
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
        {/* Otherwise a slow browser paints the start of a page and moves it when the rest arrives. */}
        {framed && <link rel="expect" href={`#${footerId}`} blocking="render" />}
        <Links />
        {root?.style && <Style text={root.style} />}
        {/* Those of a hydrated page load this one. */}
        {entry && (entry.app ? <Scripts /> : <script type="module" src={entry.entry} />)}
      </head>
      <body id="top">
        <a href="#content" className="skip-link">
          {t('ui:skipToContent')}
        </a>
        {framed && (
          <ConsentDialog {...framed.consent} isPrivate={framed.isPrivate} isConsented={page.isConsented} />
        )}
        {framed && (
          <Header
            shell={page.logoSvg ? { ...framed.shell, logoSvg: page.logoSvg } : framed.shell}
            alternates={page.alternates}
            path={path}
            over={page.headerOver}
            still={page.stillHeader ?? false}
            tools={<FavouritesLink path={path} />}
          />
        )}
        {entry?.app === undefined ? (
          <main id="content" tabIndex={-1}>
            <FormPageContext
              value={{
                answer: root?.formAnswer,
                privacyHref: root?.privacyHref,
                titles: root?.titles,
                about: root?.about,
                action: unavailable?.address,
              }}
            >
              <FindFormContext value={findForm}>
                {unavailable ? (
                  <UnavailableScreen address={unavailable.address} identity={root?.shell.identity} />
                ) : (
                  children
                )}
              </FindFormContext>
            </FormPageContext>
          </main>
        ) : (
          <AppMain html={entry.app.html} />
        )}
        {framed && (
          <Footer
            shell={framed.shell}
            year={framed.year}
            small={entry?.app !== undefined}
            newsletter={
              framed.shell.footer.newsletter &&
              path !== pathTo(locale, 'newsletter') && <FooterSignUp privacyHref={framed.privacyHref} />
            }
          />
        )}
        <Notice>
          <FavouritesNoticeLink />
        </Notice>
      </body>
    </html>
  )
}

/** The agency's colours; the policy knows them by their hash. */
function Style({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of colours that a schema checked
  return <style dangerouslySetInnerHTML={{ __html: text }} />
}

/** The content that the browser takes over, as it was drawn for that. */
function AppMain({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output of the same content
  return <main id="content" tabIndex={-1} dangerouslySetInnerHTML={{ __html: html }} />
}
