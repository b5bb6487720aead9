import type { Heading } from '~/features/content/public'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './text-contents.module.css'

/** The headings of a text: on a desktop beside it, where they stay in view; where it is narrower folded above it. */
export function TextContents({ contents }: { contents: Heading[] }) {
  const { t } = useText()
  return (
    <nav className={styles.contents} aria-label={t('content:contents')}>
      <p className={styles.title} aria-hidden="true">
        {t('content:contents')}
      </p>
      <details className={styles.fold}>
        <summary>
          {t('content:contents')}
          <Icon name="down" />
        </summary>
        <ol className={styles.list}>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
