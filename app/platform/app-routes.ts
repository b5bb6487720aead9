import type { Locale } from '~/kernel/locale'

/**
 * Where a browser finds the routes of the hydrated pages of a language, or of the office. Those of all pages would be
 * forty times as many, and on public pages nothing asks for them.
 * @param version - of the build
 */
export const appRoutesPath = (part: Locale | 'office', version: string): string =>
  `/assets/app-routes-${part}-${version}.js`
