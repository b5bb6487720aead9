import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './favourites-link.module.css'

/** Link to the favourites with their number. Also carries the messages that the hearts announce. */
export function FavouritesLink({ path }: { path: string }) {
  const { t, locale } = useText()
  const href = pathTo(locale, 'favourites')
  const messages = ['kept', 'keptAll', 'removed', 'full', 'failed'] as const
  return (
    <a
      href={href}
      className={styles.link}
      aria-current={path === href ? 'page' : undefined}
      data-favourites-link=""
      data-texts={JSON.stringify(
        Object.fromEntries(messages.map((key) => [key, t(`favourites:said.${key}`)])),
      )}
    >
      <Icon name="heart" />
      <span className="visually-hidden">{t('favourites:title')} </span>
      <output role="none" className={styles.count} data-favourite-count="" />
    </a>
  )
}
