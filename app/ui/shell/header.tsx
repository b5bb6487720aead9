import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { Drawer } from './drawer'
import styles from './header.module.css'
import { Icon } from './icon'
import { isCurrent } from './is-current'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'
import type { ShellData } from './shell-data'

type HeaderProps = {
  shell: ShellData
  alternates: Partial<Record<string, string>>
  path: string
  overPicture: boolean
}

/** Top bar, logo, main menu and language switch; on small screens the menu is in the drawer (S1, S2). */
export function Header({ shell, alternates, path, overPicture }: HeaderProps) {
  const { t, locale } = useText()
  const centred = shell.menu.length < 2
  return (
    <header
      className={styles.header}
      data-over={overPicture ? '' : undefined}
      data-centred={centred ? '' : undefined}
    >
      <div className={styles.topBar}>
        <ul className={`content ${styles.topLinks}`}>
          {shell.topBar.map((link) => (
            <li key={link.href}>
              <a href={link.href} className={styles.topLink}>
                {link.icon && <Icon name={link.icon} />}
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div
        className={`content ${styles.bar}`}
        data-drawer={shell.drawer}
        data-overflow={shell.menu.length > shell.maxItems ? '' : undefined}
      >
        <a
          href={pathTo(locale, 'home')}
          className={styles.logo}
          aria-label={t('ui:toHome', { name: shell.siteName })}
        >
          <Logo svg={shell.logoSvg} name={shell.siteName} />
        </a>
        <nav className={styles.menu} aria-label={t('ui:mainMenu')}>
          <ul className={styles.items}>
            {shell.menu.slice(0, shell.maxItems).map((item) => (
              <li key={item.href}>
                <a href={item.href} className={styles.item} aria-current={isCurrent(item.href, path)}>
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.switch}>
          <LanguageSwitch locales={shell.locales} alternates={alternates} path={path} flags={shell.flags} />
        </div>
        <Drawer shell={shell} alternates={alternates} path={path} />
      </div>
    </header>
  )
}
