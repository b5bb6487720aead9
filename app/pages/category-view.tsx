import { acrossPhone, Picture, type PictureSource } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { CardMore } from '~/ui/page/card-more'
import { ArticleView } from './article-view'
import styles from './category-view.module.css'
import { FormattedDay } from './formatted-day'
import { isLed, placesOfFirst } from './full-rows'
import type { ArticleShown } from './module-parts'

type CategoryViewProps = {
  articles: ArticleShown[]
  view: 'news-view' | 'single-view'
  perRow: number
  heading: 'h2' | 'h3'
}

/** The articles of a category: as cards in rows (news view), or in full, one below the other (single view). */
export function CategoryView({ articles, view, perRow, heading }: CategoryViewProps) {
  const { t } = useText()
  if (articles.length === 0) return <p>{t('content:noArticles')}</p>
  if (view === 'single-view') {
    return articles.map((article) => <ArticleView key={article.id} article={article} heading={heading} />)
  }
  const leads = isLed(articles.length, perRow)
  return (
    <ul className={styles.row} data-per-row={perRow}>
      {articles.map((article, index) => {
        const isLead = leads && index === 0
        return (
          <li
            key={article.id}
            data-places={index === 0 ? placesOfFirst(articles.length, perRow) : undefined}
            data-lead={isLead ? '' : undefined}
          >
            <ArticleCard
              article={article}
              heading={heading}
              perRow={perRow}
              place={leads ? (isLead ? 'lead' : 'line') : 'row'}
            />
          </li>
        )
      })}
    </ul>
  )
}

type ArticleCardProps = {
  article: ArticleShown
  heading: 'h2' | 'h3'
  perRow: number
  /** First of a list that it leads, one after that (on a phone a line), which its title opens, or one of a row. */
  place: 'lead' | 'line' | 'row'
}

function ArticleCard({ article, heading: Heading, perRow, place }: ArticleCardProps) {
  const { t } = useText()
  const { title, intro, href, picture, day } = article
  return (
    <article className={styles.card}>
      {picture && <CardPicture picture={picture} perRow={perRow} place={place} />}
      <div className={styles.words}>
        {day && <FormattedDay day={day} className={styles.day} />}
        <Heading className={styles.title}>
          {href ? (
            <a href={href} className={styles.link}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
        {href && place !== 'line' && <CardMore text={t('ui:readMore')} />}
      </div>
    </article>
  )
}

/** Without alternative text, because the card's title already names the article. */
const CardPicture = ({ picture, perRow, place }: CardPictureProps) => (
  <div className={styles.picture}>
    <Picture
      picture={{ ...picture, alt: '' }}
      sizes={place === 'lead' ? leadSizes : sizesInRow(perRow, place === 'line' ? '120px' : acrossPhone)}
      widths={perRow > 2 && place !== 'lead' ? [250, 400, 600] : [400, 600, 1360]}
      ratio="4:3"
    />
  </div>
)

type CardPictureProps = Pick<ArticleCardProps, 'perRow' | 'place'> & { picture: PictureSource }

const leadSizes = `(min-width: 1280px) 816px, (min-width: 767px) 62vw, ${acrossPhone}`

const sizesInRow = (perRow: number, onPhone: string): string =>
  `(min-width: 1280px) ${Math.round(1240 / Math.max(perRow, 2))}px, (min-width: 767px) 46vw, ${onPhone}`
