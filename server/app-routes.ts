import type { ServerBuild } from 'react-router'
import { entryOfRoute } from '~/i18n/endpoint-at'
import { locales } from '~/kernel/locale'
import { appRoutesPath } from '~/platform/app-routes'

type Assets = ServerBuild['assets']

/** Answers with the routes of the hydrated pages of a language, as React Router reads them in the browser. */
export function createAppRoutes(assets: Assets): (path: string) => Response | undefined {
  const scripts = new Map(
    locales.map((locale) => [appRoutesPath(locale, assets.version), scriptOf(assets, `${locale}.`)]),
  )
  return (path) => {
    const script = scripts.get(path)
    if (script === undefined) return undefined
    return new Response(script, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    })
  }
}

function scriptOf(assets: Assets, prefix: string): string {
  const isPart = (id: string) => id === 'root' || (id.startsWith(prefix) && entryOfRoute(id)?.isHydrated)
  const routes = Object.fromEntries(Object.entries(assets.routes).filter(([id]) => isPart(id)))
  return `window.__reactRouterManifest=${JSON.stringify({ ...assets, routes })}`
}
