import { groundClass } from '~/ui/colour-class'
import { Icon } from './icon'
import type { TopBarLink } from './shell-data'
import { ShellLink } from './shell-link'
import styles from './top-bar.module.css'

/**
 * The agency's short links (S1). A link with its own colour has it as background, so that it is readable on any ground.
 */
export function TopBar({ links }: { links: TopBarLink[] }) {
  return (
    <ul className={styles.links}>
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
    </ul>
  )
}
