import { useText } from '~/i18n/use-text'
import { CachedHtml } from '~/ui/page/cached-html'
import styles from './drawer.module.css'
import { Icon } from './icon'
import { currentIn, isCurrent } from './is-current'
import { LanguageSwitch } from './language-switch'
import type { MenuItem, ShellData } from './shell-data'
import { ShellLink } from './shell-link'

type DrawerProps = { shell: ShellData; alternates: Partial<Record<string, string>>; path: string }

/** The menu of small screens: a native popover, so that it works without script (S2). */
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
        <CachedHtml
          tag="nav"
          of={shell.menu}
          part={`drawer ${currentIn(shell.menu, path)}`}
          aria-label={t('ui:mainMenu')}
        >
          <ul>
            {shell.menu.map((item) => (
              <li key={item.href} className={styles.entry}>
                <Item item={item} path={path} />
              </li>
            ))}
          </ul>
        </CachedHtml>
        <Extras shell={shell} alternates={alternates} path={path} />
      </div>
    </div>
  )
}

/** An item with subpages unfolds; its own page is the first of them. */
function Item({ item, path }: { item: MenuItem; path: string }) {
  const { title, href, external, children } = item
  if (children.length === 0) {
    return (
      <ShellLink href={href} external={external} path={path} className={styles.item}>
        {title}
      </ShellLink>
    )
  }
  const below = [{ ...item, children: [] }, ...children]
  return (
    <details className={styles.details} open={leadsTo(item, path)}>
      <summary className={styles.item}>
        {title}
        <Icon name="down" />
      </summary>
      <ul className={styles.below}>
        {below.map((one) => (
          <li key={one.href}>
            <Item item={one} path={path} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const leadsTo = ({ href, children }: MenuItem, path: string): boolean =>
  isCurrent(href, path) !== undefined || children.some((child) => leadsTo(child, path))

function Extras({ shell, alternates, path }: DrawerProps) {
  const { freeEvaluation, languageSwitcher, locales, flags, topBar } = shell
  return (
    <div className={styles.extras}>
      {freeEvaluation && (
        <ShellLink href={freeEvaluation.href} className={`button button-main ${styles.action}`}>
          {freeEvaluation.title}
        </ShellLink>
      )}
      {languageSwitcher && locales.length > 1 && (
        <LanguageSwitch locales={locales} alternates={alternates} path={path} flags={flags} />
      )}
      {topBar.length > 0 && (
        <CachedHtml tag="ul" of={topBar} part="drawer" className={styles.contact}>
          {topBar.map(({ href, label, icon }) => (
            <li key={`${href} ${label}`}>
              <ShellLink href={href}>
                {icon && <Icon name={icon} />}
                {label}
              </ShellLink>
            </li>
          ))}
        </CachedHtml>
      )}
    </div>
  )
}
