import { Prose } from '~/features/content/public'
import { acrossPhone, Picture } from '~/features/media/public'
import { ReadOn } from '~/ui/read-on/read-on'
import styles from './article-view.module.css'
import type { ArticleShown } from './module-parts'

type ArticleViewProps = {
  article: ArticleShown
  heading: 'h2' | 'h3'
  /** One section of several: a phone shows the beginning of a long text. */
  isSection?: boolean
}

/** A full article, with its picture beside it on wide screens. */
export function ArticleView({ article, heading: Heading, isSection = false }: ArticleViewProps) {
  const { title, intro, picture, html, lang } = article
  return (
    <article className={styles.article} data-picture={picture && ''}>
      <div className={styles.words} lang={lang}>
        <Heading>{title}</Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
        {html && (
          <ReadOn length={isSection ? html.length : 0} short>
            <Prose html={html} />
          </ReadOn>
        )}
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes={`(min-width: 1280px) 500px, (min-width: 767px) 92vw, ${acrossPhone}`}
          widths={[400, 600, 1360]}
          ratio="4:3"
          className={styles.picture}
        />
      )}
    </article>
  )
}
