import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { MenuItem } from '~/ui/shell/shell-data'
import { localise, type Page, type Site, targetOf } from './site-model'

/**
 * Builds the main menu: published pages with a place in it, each below its parent if that is in it too.
 * @see docs/requirements.md, M1, M2
 */
export function menuOf(site: Site, locale: Locale): MenuItem[] {
  if (!site.isLoaded) return fallbackMenu(locale)
  const inMenu = site.pages
    .filter(({ menu }) => menu)
    .sort((a, b) => (a.menu?.sort ?? 0) - (b.menu?.sort ?? 0) || a.id.localeCompare(b.id))
  const ids = new Set(inMenu.map(({ id }) => id))
  const below = (parent: string | undefined): MenuItem[] =>
    inMenu
      .filter((page) => (page.parent && ids.has(page.parent) ? page.parent : undefined) === parent)
      .flatMap((page) => itemOf(site, page, locale, below))
  return below(undefined)
}

/** A page without a path in this language is not in its menu: those below it take its place. */
function itemOf(site: Site, page: Page, locale: Locale, below: (id: string) => MenuItem[]): MenuItem[] {
  const href = targetOf(page, locale)
  if (!href) return below(page.id)
  const external = page.redirect !== undefined
  return [{ title: localise(site, locale)(page.title), href, external, children: below(page.id) }]
}

/** Without a site folder the menu has the two lists that every site has. */
function fallbackMenu(locale: Locale): MenuItem[] {
  const t = translateTo(locale)
  return [
    { title: t('content:empty.forSale'), href: pathTo(locale, 'for-sale'), children: [] },
    { title: t('content:empty.forRent'), href: pathTo(locale, 'for-rent'), children: [] },
  ]
}
