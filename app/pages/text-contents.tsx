import type { Heading } from '~/features/content/public'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './text-contents.module.css'

/** With fewer headings the folded row is longer than the way. */
const fewestFolded = 4

/** The headings of a text: on a desktop beside it, where they stay in view; on a phone those of a long one folded above it. */
export function TextContents({ contents }: { contents: Heading[] }) {
  const { t } = useText()
  return (
    <nav
      className={styles.contents}
      data-short={contents.length < fewestFolded ? '' : undefined}
      aria-label={t('content:contents')}
    >
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
