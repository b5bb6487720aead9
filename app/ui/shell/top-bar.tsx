import { groundClass } from '~/ui/colour-class'
import { CachedHtml } from '~/ui/page/cached-html'
import { Icon } from './icon'
import type { TopBarLink } from './shell-data'
import { ShellLink } from './shell-link'
import styles from './top-bar.module.css'

/**
 * The agency's top links (S1). A link with its own colour has it as background, so that it is readable on any picture.
 */
export function TopBar({ links }: { links: TopBarLink[] }) {
  return (
    <CachedHtml tag="ul" of={links} part="top-bar" className={`content ${styles.links}`}>
      {links.map(({ href, label, icon, colour }) => (
        <li key={`${href} ${label}`}>
          <ShellLink href={href} className={styles.link}>
            <span className={colour ? `${styles.coloured} ${groundClass(colour)}` : styles.words}>
              {icon && <Icon name={icon} />}
              {label}
            </span>
          </ShellLink>
        </li>
      ))}
    </CachedHtml>
  )
}
