import { type ReactNode, useContext } from 'react'
import { Links, Scripts, useRouteLoaderData } from 'react-router'
import { useText } from './i18n/use-text'
import { OfficeUnavailable } from './pages/office/unavailable'
import { unavailablePage } from './pages/unavailable-screen'
import type { loader } from './root'
import manrope from './ui/fonts/manrope.woff2?url'
import { PageContext } from './ui/island/page-context'
import { documentTitle } from './ui/page/document-title'
import { usePage } from './ui/page/use-page'

/** The document of every page of the office, without anything of the site. Rendered on the server only. */
export function OfficeDocument({ children }: { children: ReactNode }) {
  const { t, locale } = useText()
  const own = usePage()
  const entry = useContext(PageContext)
  const unavailable = entry?.unavailable
  const { title } = unavailable ? unavailablePage(t) : own
  const root = useRouteLoaderData<typeof loader>('root')
  const siteName = root?.siteName ?? ''
  return (
    <html lang={locale} data-office="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={manrope} as="font" type="font/woff2" crossOrigin="anonymous" />
        <title>{documentTitle(title, siteName)}</title>
        <meta name="robots" content="noindex, nofollow" />
        <Links />
        {entry && (entry.app ? <Scripts /> : <script type="module" src={entry.entry} />)}
      </head>
      <body id="top">
        <a href="#content" className="skip-link">
          {t('ui:skipToContent')}
        </a>
        {entry?.app ? (
          <AppContainer html={entry.app.html} />
        ) : (
          <div id="office">
            {unavailable ? (
              <OfficeUnavailable {...unavailable} siteName={siteName} answer={root?.formAnswer} />
            ) : (
              children
            )}
          </div>
        )}
      </body>
    </html>
  )
}

/** The content that the browser takes over, as it was drawn for that. */
function AppContainer({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output of the same content
  return <div id="office" dangerouslySetInnerHTML={{ __html: html }} />
}
