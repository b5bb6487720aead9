import { useId } from 'react'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import type { HeroSearchTexts } from './hero-search-texts'
import type { SearchGroup, SearchOption, SearchRow } from './search-options'
import styles from './search-panel.module.css'
import { keepFocus, type useSearchBox } from './use-search-box'

type Shown = {
  box: ReturnType<typeof useSearchBox>
  items: SearchOption[]
  texts: HeroSearchTexts
  locale: Locale
  showSearchCount: boolean
}
type SearchPanelProps = Shown & {
  groups: SearchGroup[]
  message?: string
  /** Address of the list that parses the typed words; Enter goes there. */
  wordsHref?: string
}

/** Results below the box. Each option is itself the link, because options of a listbox may not contain controls. */
export function SearchPanel({ groups, message, wordsHref, ...shown }: SearchPanelProps) {
  const { box, items, texts } = shown
  const id = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing its edge or scrollbar must not take the focus from the box
    <div className={styles.panel} hidden={!box.isOpen} onMouseDown={keepFocus}>
      {message && <p className={styles.message}>{message}</p>}
      {wordsHref && (
        <a href={wordsHref} tabIndex={-1} className={styles.words}>
          {texts.inWords}
        </a>
      )}
      <div {...box.getMenuProps({ 'aria-label': texts.results })} hidden={items.length === 0}>
        {groups.map(({ kind, rows, more }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={kind} role="group" aria-labelledby={`${id}${kind}`} className={styles.group}>
            <div role="presentation" id={`${id}${kind}`} className={styles.title}>
              {texts.groups[kind]}
            </div>
            {rows.map((row) => (
              <Row key={row.key} row={row} {...shown} />
            ))}
            {more > 0 && (
              <div role="presentation" className={styles.more}>
                {(more === 1 ? texts.more.one : texts.more.other).replace(
                  '{{count}}',
                  formatNumber(more, shown.locale),
                )}
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The second link repeats the name for screen readers; visually the first one shows it. */
function Row({ row, box, items, texts, locale, showSearchCount }: Shown & { row: SearchRow }) {
  return (
    <div role="presentation" className={styles.row}>
      {row.options.map((option, position) => (
        <a
          key={option.key}
          {...box.getItemProps({ item: option, index: items.indexOf(option) })}
          href={option.href}
          tabIndex={-1}
          className={styles.option}
        >
          <span className={position === 0 ? styles.name : 'visually-hidden'}>{row.name} </span>
          {row.detail && (
            <span className={position === 0 ? styles.detail : 'visually-hidden'}>{row.detail} </span>
          )}
          <span className={styles.goal}>
            {texts[option.goal]}
            {showSearchCount && option.count !== undefined && (
              <span className={styles.count}> {formatNumber(option.count, locale)}</span>
            )}
          </span>
        </a>
      ))}
    </div>
  )
}
