import { matchOriginal, pathTo } from '~/i18n/path-to'
import { type PageName, paths } from '~/i18n/paths'
import { brusselsDay } from '~/kernel/calendar'
import type { Locale } from '~/kernel/locale'
import { groupPhone, telHref } from '~/kernel/phone'
import type { App } from '~/platform/app.server'
import { versioned } from '~/platform/versioned.server'
import type { ShellData } from '~/ui/shell/shell-data'
import { inLocale, type Site } from './site'
import { siteOf } from './site.server'

type ShellLoaded = { shell: ShellData; publicUrl: string; defaultLocale: Locale; year: number }

/** What stands around every page, in the page's language. */
export async function shellOf(app: App): Promise<ShellLoaded> {
  const site = await siteOf(app.db)
  return {
    shell: await shells(app.db, app.locale),
    publicUrl: app.config.publicUrl,
    defaultLocale: site.languages.default,
    year: Number(brusselsDay(app.clock.now()).slice(0, 4)),
  }
}

/** The same for every page of a language until the agency changes something. */
const shells = versioned(async (db, locale: Locale) => shellIn(await siteOf(db), locale))

function shellIn(site: Site, locale: Locale): ShellData {
  const say = (text: Parameters<typeof inLocale>[0]) => inLocale(text, locale, site.languages.default)
  return {
    siteName: site.identity.name,
    tagline: say(site.identity.tagline),
    logoSvg: site.logoSvg,
    menu: site.menu.items
      .filter((item) => item.status === 'Published')
      .map((item) => ({ title: say(item.title), href: hrefOf(item.page, locale) })),
    maxItems: site.menu.maxItems,
    drawer: site.menu.drawer,
    topBar: site.topBar
      .filter((link) => link.status === 'Published')
      .map((link) => ({ label: say(link.label), href: link.link, icon: link.icon })),
    locales: site.locales,
    flags: site.languages.flags,
    identity: site.isLoaded ? identityIn(site.identity, say) : undefined,
    footer: {
      columns: site.footer.columns.map((column) => ({ title: say(column.title), text: say(column.text) })),
      copyright: say(site.footer.copyright),
    },
  }
}

const identityIn = (
  identity: Site['identity'],
  say: (text: Site['identity']['city']) => string,
): ShellData['identity'] => ({
  legalName: identity.legalName,
  address: `${identity.street}, ${identity.zip} ${say(identity.city)}`,
  phone: groupPhone(identity.phone),
  phoneHref: telHref(identity.phone),
  email: identity.email,
  companyNumber: identity.companyNumber,
  vatNumber: identity.vatNumber,
  licence: identity.licence,
  insurer: identity.insurer,
  policyNumber: identity.policyNumber,
  conductUrl: identity.conductUrl,
  country: say(identity.country),
})

/** A menu item names a page of the path table, by its name or by its original path. */
function hrefOf(page: string, locale: Locale): string {
  if (page in paths) return pathTo(locale, page as 'home')
  const match = matchOriginal(page)
  // What has a number (a property, a project) finds its localized address by its redirect.
  const isFixed = match && Object.keys(match.params).length === 0
  return isFixed ? pathTo(locale, match.name as PageName & 'home') : page
}
