import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type { NavGroup } from '~/ui/office/nav'

/** The frame as an admin has it; every place leads back to the gallery. */
export function navExample(t: Translate<TextKey>, here: string) {
  const nav: NavGroup[] = [
    {
      links: [
        { href: `${here}?today`, name: t('office:page.today'), icon: 'today', letter: 't', count: 7 },
        { href: here, name: t('office:page.outbox'), icon: 'outbox', letter: 'o', count: 1250 },
        { href: `${here}?imports`, name: t('office:page.imports'), icon: 'imports', letter: 'i' },
      ],
    },
    {
      name: t('office:group.agency'),
      links: [{ href: `${here}?members`, name: t('office:page.members'), icon: 'members', letter: 'm' }],
    },
    {
      name: t('office:group.system'),
      links: [
        { href: `${here}?health`, name: t('office:page.health'), icon: 'health', letter: 'h' },
        { href: `${here}?log`, name: t('office:page.audit-log'), icon: 'log', letter: 'l' },
      ],
    },
  ]
  return {
    siteName: 'Tilia',
    siteHref: '#content',
    nav,
    keysOn: true,
    member: {
      name: 'Sofie Delcourt-Vandenbroeck',
      email: 'sofie@tilia.example',
      role: 'Admin',
      accountHref: here,
      logOut: { action: here, name: 'act', value: 'out' },
    },
  }
}
