import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './list-empty.module.css'
import type { WayOut } from './ways-out'

function wayText({ labels: [filter = '', second], kept, total: count }: WayOut, t: Translate<TextKey>) {
  if (kept) return t('listings:noResultsOnly', { filter: kept, count })
  if (second) return t('listings:noResultsWithoutBoth', { filter, second, count })
  return t('listings:noResultsWithout', { filter, count })
}

type ListEmptyProps = {
  resetHref: string
  informHref?: string
  /** The same list without one or two of its filters, or with one alone. */
  waysOut?: readonly (WayOut & { href: string })[]
}

/** Shown when a list has no results, with links to other lists (P4). */
export function ListEmpty({ resetHref, informHref, waysOut = [] }: ListEmptyProps) {
  const { t } = useText()
  return (
    <div className={styles.empty}>
      <Icon name="search" />
      <h2>{t('listings:noResults')}</h2>
      <p>{t('listings:noResultsHelp')}</p>
      {waysOut.length > 0 && (
        <ul className={styles.ways}>
          {waysOut.map((way) => (
            <li key={way.href}>
              <a href={way.href} className="button">
                {wayText(way, t)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {informHref && (
          <a href={informHref} className="button button-main">
            <Icon name="bell" />
            {t('listings:inform.link')}
          </a>
        )}
        <a href={resetHref} className={informHref ? styles.reset : 'button'}>
          {t('listings:filter.reset')}
        </a>
      </div>
    </div>
  )
}
