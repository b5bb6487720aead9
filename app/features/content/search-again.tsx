import type { ReactNode } from 'react'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { longestParameter } from '~/kernel/bounds'
import { Icon } from '~/ui/shell/icon'
import { EmptyPlot } from './empty-plot'
import styles from './search-again.module.css'

/** Offers a search and three ways on where a page has nothing to show, beside an empty plot (E4). */
export function SearchAgain({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  const { t, locale } = useText()
  return (
    <div className={`content ${styles.screen}`}>
      <div className={styles.picture}>
        <EmptyPlot />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p>{text}</p>
        <search>
          <form action={pathTo(locale, 'for-sale')} className={styles.form}>
            <label htmlFor="search-again">{t('content:searchAgain.label')}</label>
            <input
              id="search-again"
              name="q"
              type="search"
              maxLength={longestParameter}
              autoComplete="off"
              className={styles.input}
            />
            <button type="submit" className="button button-main">
              {t('content:searchAgain.send')}
            </button>
          </form>
        </search>
        <ul className={styles.ways}>
          <Way href={pathTo(locale, 'for-sale')}>{t('content:more.forSale')}</Way>
          <Way href={pathTo(locale, 'for-rent')}>{t('content:more.forRent')}</Way>
          <Way href={pathTo(locale, 'home')}>{t('ui:notFound.back')}</Way>
        </ul>
        {children}
      </div>
    </div>
  )
}

const Way = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={href}>
      {children}
      <Icon name="arrow" />
    </a>
  </li>
)
