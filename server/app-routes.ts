import type { ServerBuild } from 'react-router'
import { entryOfRoute } from '~/i18n/endpoint-at'
import { isOfficeRoute } from '~/i18n/office-table'
import { locales } from '~/kernel/locale'
import { appRoutesPath } from '~/platform/app-routes'

type Assets = ServerBuild['assets']

/** Answers with the routes of the hydrated pages of a language or of the office, as React Router reads them in the browser. */
export function createAppRoutes(assets: Assets): (path: string) => Response | undefined {
  const scripts = new Map(
    locales.map((locale) => [
      appRoutesPath(locale, assets.version),
      scriptOf(assets, (id) => id.startsWith(`${locale}.`) && entryOfRoute(id)?.isHydrated === true),
    ]),
  )
  scripts.set(appRoutesPath('office', assets.version), scriptOf(assets, isOfficeRoute))
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

function scriptOf(assets: Assets, isPart: (id: string) => boolean): string {
  const parts = Object.entries(assets.routes).filter(([id]) => id === 'root' || isPart(id))
  const routes = Object.fromEntries(parts)
  return `window.__reactRouterManifest=${JSON.stringify({ ...assets, routes })}`
}
