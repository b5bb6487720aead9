import { useText } from '~/i18n/use-text'
import { CachedHtml } from '~/ui/page/cached-html'
import { Icon } from './icon'
import { currentIn } from './is-current'
import styles from './main-menu.module.css'
import type { MenuItem, TopBarLink } from './shell-data'
import { ShellLink } from './shell-link'
import { type Beside, splitMenu } from './split-menu'
import { TopBar } from './top-bar'

type MenuProps = { items: MenuItem[]; path: string }
/** The agency's short links, which stand behind the button too. */
type RestProps = { links: TopBarLink[] }
type MainMenuProps = MenuProps & RestProps & { maxItems: number; beside: Omit<Beside, 'more'> }

/** The menu of large screens: items that fit in the header, and the rest behind a button (M2, M3). */
export function MainMenu({ items, links, maxItems, beside, path }: MainMenuProps) {
  const { t } = useText()
  return (
    <CachedHtml
      tag="nav"
      of={items}
      part={`main-menu ${maxItems} ${Object.values(beside).join()} ${currentIn(items, path)}`}
      className={styles.menu}
      aria-label={t('ui:mainMenu')}
    >
      <SplitMenu items={items} links={links} maxItems={maxItems} beside={beside} path={path} />
    </CachedHtml>
  )
}

/** A component, so that the room is reckoned only when the menu is not cached. */
function SplitMenu({ items, links, maxItems, beside, path }: MainMenuProps) {
  const { t } = useText()
  const [shown, rest] = splitMenu(items, maxItems, { ...beside, more: t('ui:more') })
  return (
    <>
      <ul className={styles.items}>
        {shown.map((item) => (
          <Item key={item.href} item={item} path={path} />
        ))}
      </ul>
      {rest.length + links.length > 0 && <Overflow items={rest} links={links} path={path} />}
    </>
  )
}

/**
 * Subpages show on hover; keyboard users open them with a button, `submenus.client.ts`. Without script they show while
 * the item has the focus.
 */
function Item({ item, path }: { item: MenuItem; path: string }) {
  const { t } = useText()
  const { title, href, external, children } = item
  const link = (
    <ShellLink href={href} external={external} path={path} className={styles.item}>
      {title}
    </ShellLink>
  )
  if (children.length === 0) return <li className={styles.entry}>{link}</li>
  return (
    <li className={styles.entry} data-submenu="">
      {link}
      <button type="button" className={styles.disclose} aria-label={t('ui:subMenu', { title })}>
        <Icon name="down" />
      </button>
      <div className={styles.below}>
        <Tree items={children} path={path} />
      </div>
    </li>
  )
}

/** Pages with all their descendants, as a flat list. */
function Tree({ items, path }: MenuProps) {
  return (
    <ul className={styles.tree}>
      {items.map(({ title, href, external, children }) => (
        <li key={href}>
          <ShellLink href={href} external={external} path={path} className={styles.leaf}>
            {title}
          </ShellLink>
          {children.length > 0 && <Tree items={children} path={path} />}
        </li>
      ))}
    </ul>
  )
}

/** A native popover: it works without script, and returns the focus. */
function Overflow({ items, links, path }: MenuProps & RestProps) {
  const { t } = useText()
  return (
    <>
      <button type="button" popoverTarget="more" className={styles.more} aria-label={t('ui:openMore')}>
        {t('ui:more')}
        <Icon name="down" />
      </button>
      <div popover="auto" id="more" className={styles.overflow}>
        <button
          type="button"
          popoverTarget="more"
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={t('ui:closeMore')}
        >
          <Icon name="close" />
        </button>
        {items.length > 0 && <Tree items={items} path={path} />}
        {links.length > 0 && <TopBar links={links} />}
      </div>
    </>
  )
}
