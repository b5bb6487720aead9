import type { ReactNode } from 'react'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import styles from './search-again.module.css'

/** Offers a search and a link to the home page where a page has nothing to show (E4). */
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
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <search>
        <form action={pathTo(locale, 'for-sale')} className={styles.form}>
          <label htmlFor="search-again">{t('content:searchAgain.label')}</label>
          <input
            id="search-again"
            name="q"
            type="search"
            maxLength={200}
            autoComplete="off"
            className={styles.input}
          />
          <button type="submit" className="button button-main">
            {t('content:searchAgain.send')}
          </button>
        </form>
      </search>
      <a href={pathTo(locale, 'home')} className="button">
        {t('ui:notFound.back')}
      </a>
      {children}
    </div>
  )
}
