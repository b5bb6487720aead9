import { KeepAll } from '~/features/favourites/public'
import { useText } from '~/i18n/use-text'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { Icon } from '~/ui/shell/icon'
import { PrintButton } from '../page/print-button'
import styles from './compare.module.css'
import { CompareChoice } from './compare-choice'
import type { ComparePage } from './compare-page.server'
import { ComparisonTable } from './comparison-table'
import { ChooseViewing } from './plan-viewing'
import { SingleListing } from './single-listing'

/** Favourites side by side, for sale and for rent apart (P6c). */
export function CompareView({ comparing }: { comparing: ComparePage }) {
  const { page, comparisons, choices, notes, favouritesHref, compareHref } = comparing
  const isEmpty = comparisons.length === 0
  // A home that stands alone has its own button.
  const beside = comparisons.flatMap(({ columns }) => (columns.length > 1 ? columns : []))
  return (
    <div className={`content ${styles.page}`} data-printable="">
      <Breadcrumbs crumbs={page.crumbs ?? []} />
      <div className={styles.head}>
        <h1>{page.title}</h1>
        {comparing.summary && <p className={styles.summary}>{comparing.summary}</p>}
        <ChooseViewing columns={beside} />
        {!isEmpty && (
          <Tools
            ids={comparisons.flatMap(({ columns }) => columns.map(({ card }) => card.id))}
            favouritesHref={favouritesHref}
            shareUrl={comparing.shareUrl}
            title={page.title}
          />
        )}
      </div>
      {isEmpty && <Nothing {...comparing} />}
      <WithdrawnCount count={comparing.withdrawnCount} href={comparing.withoutWithdrawnHref} />
      {choices.length > 0 && <CompareChoice choices={choices} action={compareHref} />}
      {comparisons.map((comparison) => {
        const [column, ...others] = comparison.columns
        if (column && others.length === 0)
          return (
            <SingleListing
              key={comparison.goal}
              column={column}
              isAlone={comparisons.length === 1}
              {...comparison}
            />
          )
        return <ComparisonTable key={comparison.goal} comparison={comparison} />
      })}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ToolsProps = Pick<ComparePage, 'favouritesHref' | 'shareUrl'> & { ids: number[]; title: string }

function Tools({ ids, favouritesHref, shareUrl, title }: ToolsProps) {
  const { t } = useText()
  return (
    <div className={styles.tools}>
      <KeepAll ids={ids} ownHref={favouritesHref} />
      <button
        type="button"
        className="button button-small scripted"
        data-share="copy"
        data-title={title}
        data-url={shareUrl}
        data-copied={t('favourites:share.copied')}
        data-copy-failed={t('favourites:share.copyFailed')}
      >
        <Icon name="share" />
        {t('listings:compare.share')}
      </button>
      <PrintButton look="button-small" />
    </div>
  )
}

/** Without ids, or when none of them is offered; that all were withdrawn is said beside it. */
function Nothing({
  isAsked,
  withdrawnCount,
  favouritesHref,
}: Pick<ComparePage, 'isAsked' | 'withdrawnCount' | 'favouritesHref'>) {
  const { t } = useText()
  return (
    <div className={styles.empty}>
      {withdrawnCount === 0 && <p>{t(isAsked ? 'favourites:noneFound' : 'listings:compare.none')}</p>}
      <a href={favouritesHref} className="button button-main">
        {t('favourites:shared.toOwn')}
      </a>
    </div>
  )
}

function WithdrawnCount({ count, href }: { count: number; href: string }) {
  const { t } = useText()
  if (count === 0) return null
  return (
    <p className={styles.notice}>
      {t('favourites:gone', { count })} <a href={href}>{t('listings:compare.withoutWithdrawn')}</a>
    </p>
  )
}
