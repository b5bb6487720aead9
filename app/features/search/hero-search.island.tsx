import { useMemo, useState } from 'react'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import styles from './hero-search.module.css'
import type { HeroSearchTexts } from './hero-search-texts'
import { longestSearch } from './search-index'
import { searchGroups } from './search-options'
import { SearchPanel } from './search-panel'
import { useSearchBox } from './use-search-box'
import { type FoundState, useSearchResults } from './use-search-results'

export type HeroSearchBoxProps = {
  locale: Locale
  texts: HeroSearchTexts
  indexUrl: string
  resultsUrl: string
  salePath: string
  rentPath: string
  showSearchButton: boolean
  showSearchCount: boolean
  initial?: string
}

/** A form that searches the lists; with script its results appear below while the box is focused. */
export default function HeroSearchBox(props: HeroSearchBoxProps) {
  const { texts, locale, salePath, rentPath, initial = '' } = props
  const [text, setText] = useState(initial)
  const { results, state, retry } = useSearchResults(text, props.indexUrl, props.resultsUrl)
  const groups = useMemo(
    () => searchGroups(results, { salePath, rentPath, locale }),
    [results, salePath, rentPath, locale],
  )
  const items = groups.flatMap(({ rows }) => rows.flatMap(({ options }) => options))
  const box = useSearchBox({ items, initial, onText: setText, onFocus: () => state === 'failed' && retry() })
  const label = box.getLabelProps()
  const message = messageOf(text, items.length, state, texts)
  // The panel matches exactly (H4); the lists parse words and tolerate misspellings (P1b).
  const wordsHref = message === texts.none ? `${salePath}?q=${encodeURIComponent(text)}` : undefined

  return (
    <search className={styles.box}>
      <form action={salePath} className={styles.form}>
        <div className={styles.field}>
          <button type="button" {...box.toggleProps} aria-label={texts.toggle} className={styles.toggle}>
            <Magnifier />
          </button>
          <label id={label.id} htmlFor={label.htmlFor} className={styles.label}>
            {texts.label}
          </label>
          <input
            {...box.inputProps}
            name="q"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            maxLength={longestSearch}
            spellCheck={false}
            placeholder={texts.placeholder}
            className={styles.input}
          />
        </div>
        {props.showSearchButton && (
          <>
            <button type="submit" className={`button ${styles.sale}`}>
              {texts.sale}
            </button>
            <button type="submit" formAction={rentPath} className="button">
              {texts.rent}
            </button>
          </>
        )}
      </form>
      <SearchPanel
        box={box}
        groups={groups}
        items={items}
        message={message}
        wordsHref={wordsHref}
        {...props}
      />
      <p role="status" className="visually-hidden">
        {box.isOpen ? (message ?? announcement(items.length, state, texts, locale)) : ''}
      </p>
    </search>
  )
}

/** The message of an empty panel. */
function messageOf(
  text: string,
  found: number,
  state: FoundState,
  texts: HeroSearchTexts,
): string | undefined {
  if (text.trim() === '') return texts.hint
  if (found > 0) return undefined
  return { waiting: texts.waiting, failed: texts.failed, ready: texts.none }[state]
}

/** Announced when the search has settled: changing numbers would be read one after another. */
function announcement(found: number, state: FoundState, { found: texts }: HeroSearchTexts, locale: Locale) {
  if (state === 'waiting') return ''
  return (found === 1 ? texts.one : texts.other).replace('{{count}}', formatNumber(found, locale))
}

const Magnifier = () => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21" strokeLinecap="round" />
  </svg>
)
