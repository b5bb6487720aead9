import { useText } from '~/i18n/use-text'
import { Icon } from './icon'
import styles from './popup.module.css'
import type { PopupData } from './shell-data'
import { ShellLink } from './shell-link'
import { ShellPicture } from './shell-picture'

/** The agency's announcement (S7), closed: `popup.client.ts` opens it. Without script it is not shown. */
export function Popup({ popup }: { popup: PopupData }) {
  const { t } = useText()
  const { delay, title, description, href, image } = popup
  return (
    <dialog
      id="popup"
      tabIndex={-1}
      className={styles.popup}
      data-delay={delay}
      data-nosnippet=""
      aria-labelledby={title && 'popup-title'}
      aria-label={title ? undefined : t('ui:popup.name')}
    >
      <div className={styles.inside}>
        {image && <ShellPicture image={image} className={styles.image} />}
        <div className={styles.words}>
          {title && <h2 id="popup-title">{title}</h2>}
          {description && <p className={styles.description}>{description}</p>}
          {href && (
            <ShellLink href={href} className="button button-main">
              {t('ui:popup.more')}
            </ShellLink>
          )}
        </div>
        <button type="button" className={styles.close} data-close="" aria-label={t('ui:popup.close')}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}
