import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import type { NavLink } from './nav'
import { OfficeIcon } from './office-icon'
import styles from './office-nav.module.css'

/** Beyond it, how many wait says nothing more. */
const most = 999

type PlaceLinkProps = {
  link: NavLink
  isHere: boolean
  /** Whether it stands in the bar of a phone. */
  isBarred?: boolean
}

/** A link to a place, with what waits there. */
export function PlaceLink({ link, isHere, isBarred = false }: PlaceLinkProps) {
  const { t, locale } = useText()
  const { href, name, short, icon, count } = link
  return (
    <Link to={href} className={styles.place} aria-current={isHere ? 'page' : undefined}>
      <OfficeIcon name={icon} />
      <span className={isBarred && short ? `${styles.word} ${styles.long}` : styles.word}>{name}</span>
      {isBarred && short && <span className={`${styles.word} ${styles.short}`}>{short}</span>}
      {count !== undefined && count > 0 && (
        <span className={styles.count}>
          {count > most ? `${formatNumber(most, locale)}+` : formatNumber(count, locale)}
          <span className="visually-hidden">{` ${t('office:nav.waiting')}`}</span>
        </span>
      )}
    </Link>
  )
}
