import type { ServerBuild } from 'react-router'
import { entryOfRoute } from '~/i18n/endpoint-at'
import { isOfficeRoute } from '~/i18n/office-table'
import { locales } from '~/kernel/locale'
import { appRoutesPath } from '~/platform/app-routes'

type Assets = ServerBuild['assets']

/** The routes of the hydrated pages of each language and of the office, as React Router reads them in the browser. */
export function createAppRoutes(assets: Assets) {
  const scripts = new Map(
    locales.map((locale) => [
      appRoutesPath(locale, assets.version),
      scriptOf(assets, (id) => id.startsWith(`${locale}.`) && entryOfRoute(id)?.isHydrated === true),
    ]),
  )
  scripts.set(appRoutesPath('office', assets.version), scriptOf(assets, isOfficeRoute))
  return {
    /** By name, as they are kept for other releases. */
    scripts: new Map(
      [...scripts].map(([address, script]) => [
        address.slice('/assets/'.length),
        new TextEncoder().encode(script),
      ]),
    ),
    respond(address: string): Response | undefined {
      const script = scripts.get(address)
      if (script === undefined) return undefined
      return new Response(script, {
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
    },
  }
}

function scriptOf(assets: Assets, isPart: (id: string) => boolean): string {
  const parts = Object.entries(assets.routes).filter(([id]) => id === 'root' || isPart(id))
  const routes = Object.fromEntries(parts)
  return `window.__reactRouterManifest=${JSON.stringify({ ...assets, routes })}`
}
