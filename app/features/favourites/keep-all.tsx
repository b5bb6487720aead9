import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './keep-all.module.css'

type KeepAllProps = {
  ids: readonly number[]
  /** Where the visitor's own list is. */
  ownHref: string
}

/**
 * Saves a whole list that somebody shared; once all of it is kept, and without script, a link to the visitor's own
 * list stands in its place.
 */
export function KeepAll({ ids, ownHref }: KeepAllProps) {
  const { t } = useText()
  return (
    <div className={styles.swap} data-keeping={ids.join()}>
      <button type="button" className="button button-small" data-keep-all="">
        <Icon name="heart" />
        {t('favourites:shared.keepThese', { count: ids.length })}
      </button>
      <a href={ownHref} className="button button-small">
        <Icon name="heart" />
        {t('favourites:shared.toOwn')}
      </a>
    </div>
  )
}
