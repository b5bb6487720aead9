import { useText } from '~/i18n/use-text'
import type { PageLink } from './list-page.server'
import styles from './pagination.module.css'

/** Real links to the pages of a list. */
export function Pagination({ pages }: { pages: PageLink[] }) {
  const { t } = useText()
  if (pages.length === 0) return null
  const current = pages.findIndex((page) => page.current)
  return (
    <nav aria-label={t('listings:pages')} className={styles.pages}>
      <ol className={styles.pages}>
        {pages.map((page, index) => (
          <li key={page.number} className={gapBefore(pages, index) ? styles.afterGap : undefined}>
            <a
              href={page.href}
              className={styles.page}
              aria-current={page.current ? 'page' : undefined}
              aria-label={t('listings:page', { page: page.number })}
              rel={index === current + 1 ? 'next' : index === current - 1 ? 'prev' : undefined}
            >
              {page.number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const gapBefore = (pages: PageLink[], index: number) =>
  index > 0 && (pages[index]?.number ?? 0) - (pages[index - 1]?.number ?? 0) > 1
