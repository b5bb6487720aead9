import type { Settings } from './site'
import type { DraftPage } from './site-draft'

/** Lists colours that content references: top bar links, footer, banners, modules. */
export function referencedColours({ settings, pages }: { settings: Settings; pages: DraftPage[] }): string[] {
  return [
    ...settings.topBar.map(({ colour }) => colour),
    settings.footer.colours.background,
    ...pages.map(({ banner }) => (banner?.type === 'color' ? banner.color : undefined)),
    ...pages.flatMap(({ modules }) => modules.map(({ colorBackground }) => colorBackground)),
  ].filter((colour) => colour !== undefined)
}
