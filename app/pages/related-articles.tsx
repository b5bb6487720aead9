import { useText } from '~/i18n/use-text'
import { ShellLink } from '~/ui/shell/shell-link'
import { SnapRow } from '~/ui/snap-row/snap-row'
import { CategoryView } from './category-view'
import type { ArticleShown } from './module-parts'
import styles from './related-articles.module.css'

/** Other articles of the same category. */
export type RelatedShown = {
  articles: ArticleShown[]
  /** The page that lists all of them. */
  all?: { title: string; href: string }
}

/** Up to three other articles to read on, and the way to all of them. */
export function RelatedArticles({ related: { articles, all } }: { related: RelatedShown }) {
  const { t } = useText()
  return (
    <section className={styles.related} aria-labelledby="related">
      <header>
        <h2 id="related">{t('content:related')}</h2>
        {all && <ShellLink href={all.href}>{all.title}</ShellLink>}
      </header>
      <SnapRow>
        <CategoryView articles={articles} view="news-view" perRow={3} heading="h3" />
      </SnapRow>
    </section>
  )
}
