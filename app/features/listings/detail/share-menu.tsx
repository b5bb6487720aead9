import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import { ShellLink } from '~/ui/shell/shell-link'
import styles from './listing-tools.module.css'
import { shareLinks } from './share-links'

/**
 * Sharing links without third-party scripts, so that no other company learns of visitors who do not use them (S9). The
 * menu is a native popover; on a device with a sharing sheet, script opens that instead.
 */
export function ShareMenu({ title, url }: { title: string; url: string }) {
  const { t } = useText()
  const messages = {
    'data-copied': t('listings:share.copied'),
    'data-copy-failed': t('listings:share.copyFailed'),
  }
  return (
    <div className={styles.share}>
      <button
        type="button"
        popoverTarget="share"
        className={`button button-small ${styles.open}`}
        data-share="device"
        data-title={title}
        data-url={url}
        {...messages}
      >
        <Icon name="share" />
        {t('listings:share.title')}
      </button>
      <div popover="auto" id="share" className={`menu-box ${styles.menu}`}>
        <button
          type="button"
          popoverTarget="share"
          popoverTargetAction="hide"
          className={`${styles.way} ${styles.copy}`}
          data-share="copy"
          data-url={url}
          {...messages}
        >
          <Icon name="link" />
          {t('listings:share.copy')}
        </button>
        {shareLinks(title, url, t).map(({ way, href }) => (
          <ShellLink key={way} href={href} className={styles.way}>
            <Icon name={way === 'mail' ? 'mail' : 'share'} />
            {t(`listings:share.${way}`)}
          </ShellLink>
        ))}
      </div>
    </div>
  )
}
