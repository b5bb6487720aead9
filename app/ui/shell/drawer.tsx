import { useText } from '~/i18n/use-text'
import styles from './drawer.module.css'
import { Icon } from './icon'
import { isCurrent } from './is-current'
import { LanguageSwitch } from './language-switch'
import type { ShellData } from './shell-data'

type DrawerProps = { shell: ShellData; alternates: Partial<Record<string, string>>; path: string }

/** The menu of small screens: the platform's own popover, so it opens and closes without script. */
export function Drawer({ shell, alternates, path }: DrawerProps) {
  const { t } = useText()
  return (
    <div className={styles.drawer}>
      <button type="button" popoverTarget="drawer" className={styles.toggle} aria-label={t('ui:openMenu')}>
        <Icon name="menu" />
      </button>
      <div popover="auto" id="drawer" className={styles.panel} data-side={shell.drawer}>
        <button
          type="button"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={t('ui:closeMenu')}
        >
          <Icon name="close" />
        </button>
        <nav aria-label={t('ui:mainMenu')}>
          <ul>
            {shell.menu.map((item) => (
              <li key={item.href}>
                <a href={item.href} className={styles.item} aria-current={isCurrent(item.href, path)}>
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch locales={shell.locales} alternates={alternates} path={path} flags={shell.flags} />
        <ul className={styles.contact}>
          {shell.topBar.map((link) => (
            <li key={link.href}>
              <a href={link.href}>
                {link.icon && <Icon name={link.icon} />}
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
