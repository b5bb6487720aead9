import { Prose } from '~/features/content/public'
import { NamedForm } from '~/features/forms/public'
import { acrossPhone, Picture, type PictureSource } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import type { Crumb } from '~/ui/page/page-info'
import styles from './entry-view.module.css'
import { FormHead } from './form-head'
import { FormattedDay } from './formatted-day'
import { ModuleList } from './module-list'
import type { ModuleShown } from './module-parts'
import { NextStep } from './next-step'
import { PageHead } from './page-head'
import { RelatedArticles } from './related-articles'
import type { ArticleParts, EntryShown } from './show-entry.server'
import { TextContents } from './text-contents'

/** A page or an article of the site: head, text and modules. */
export function EntryView({
  title,
  description,
  banner,
  html,
  lang,
  contents,
  article = {},
  modules,
  crumbs,
}: EntryShown & { crumbs: Crumb[] }) {
  // One `h1` per page: a module that requests it gets it, unless the banner has it.
  const ownsTitle = banner?.title !== undefined || !modules.some(hasPageTitle)
  const first = modules.find(({ head }) => head)
  if (first && !banner)
    return (
      <>
        <FormHead module={first} title={title} description={description} crumbs={crumbs}>
          {html && <Prose html={html} lang={lang} />}
        </FormHead>
        {modules.length > 1 && <ModuleList modules={modules.filter((one) => one !== first)} titled />}
      </>
    )
  return (
    <>
      <PageHead
        title={ownsTitle ? title : undefined}
        description={ownsTitle ? description : undefined}
        crumbs={crumbs}
        banner={banner}
        above={article.day && <DayAndReadingTime day={article.day} minutes={article.minutes} />}
      />
      {(article.picture || html) && (
        <div className={`content ${styles.body}`}>
          {article.picture && <EntryPicture picture={article.picture} />}
          {contents && <TextContents contents={contents} />}
          {html && <Prose html={html} lang={lang} />}
        </div>
      )}
      <AfterText {...article} />
      {modules.length > 0 ? (
        <ModuleList modules={modules} titled={ownsTitle} />
      ) : (
        <div className={styles.end} />
      )}
    </>
  )
}

const hasPageTitle = ({ title, titleSize }: ModuleShown) => title !== undefined && titleSize === 'h1'

/** When it was written, and how long it takes to read. */
function DayAndReadingTime({ day, minutes }: { day: string; minutes?: number | undefined }) {
  const { t } = useText()
  return (
    <p className={styles.day}>
      <FormattedDay day={day} />
      {minutes !== undefined && ` · ${t('content:readingTime', { count: minutes })}`}
    </p>
  )
}

const EntryPicture = ({ picture }: { picture: PictureSource }) => (
  <div className={styles.picture}>
    <Picture
      picture={picture}
      sizes={`(min-width: 1280px) 900px, (min-width: 1000px) 68vw, (min-width: 767px) 92vw, ${acrossPhone}`}
      widths={[400, 600, 1360]}
      priority
    />
  </div>
)

/** Below the text of an article: its form or its next step, then what to read on. */
const AfterText = ({ form, next, related }: ArticleParts) => (
  <>
    {form && (
      <div className={`content ${styles.form}`}>
        <NamedForm name={form} />
      </div>
    )}
    {next && (
      <div className={`content ${styles.next}`}>
        <NextStep next={next} />
      </div>
    )}
    {related && (
      <div className={`content ${styles.related}`}>
        <RelatedArticles related={related} />
      </div>
    )}
  </>
)
