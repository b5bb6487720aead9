import { type ReactNode, useId, useRef } from 'react'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import { keepFocus } from '~/ui/combobox/combobox-props'
import { useRoomAboveKeyboard } from '~/ui/combobox/use-room-above-keyboard'
import { rememberSearch } from './recent-searches.client'
import type { SearchGroup, SearchRow } from './search-options'
import styles from './search-panel.module.css'
import type { SuggestionTexts } from './suggestion-texts'
import type { Suggestions } from './use-suggestions'

type SearchPanelProps = {
  suggestions: Suggestions
  texts: SuggestionTexts
  locale: Locale
  showSearchCount: boolean
}

/** What the field suggests. Each option is itself the link, because options of a listbox may not contain controls. */
export function SearchPanel(props: SearchPanelProps) {
  const { suggestions, texts } = props
  const { box, groups, items, message, inWords } = suggestions
  const panel = useRef<HTMLDivElement>(null)
  useRoomAboveKeyboard(panel, box.isOpen)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing its edge or scrollbar must not take the focus from the box */}
      <div ref={panel} className={styles.panel} hidden={!box.isOpen} onMouseDown={keepFocus}>
        {message && <p className={styles.message}>{message}</p>}
        {inWords && (
          <a
            href={inWords.href}
            tabIndex={-1}
            className={styles.words}
            onClick={() => rememberSearch(inWords.search)}
          >
            {texts.inWords}
          </a>
        )}
        <div {...box.getMenuProps({ 'aria-label': texts.results })} hidden={items.length === 0}>
          {groups.map((group) => (
            <Group key={group.kind} group={group} {...props}>
              {group.kind === 'recent' && <Forget {...props} />}
            </Group>
          ))}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {suggestions.announcement}
      </p>
    </>
  )
}

function Group({
  group,
  children,
  ...props
}: SearchPanelProps & { group: SearchGroup; children: ReactNode }) {
  const { kind, rows, more } = group
  const { texts, locale } = props
  const id = useId()
  const moreText = more === 1 ? texts.more.one : texts.more.other
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div role="presentation" id={id} className={styles.title}>
        {texts.groups[kind]}
      </div>
      {rows.map((row) => (
        <Row key={row.key} row={row} {...props} />
      ))}
      {more > 0 && (
        <div role="presentation" className={styles.more}>
          {moreText.replace('{{count}}', formatNumber(more, locale))}
        </div>
      )}
      {children}
    </div>
  )
}

/** The second link repeats the name for screen readers; visually the first one shows it. */
function Row({ row, suggestions, texts, locale, showSearchCount }: SearchPanelProps & { row: SearchRow }) {
  const { box, items } = suggestions
  return (
    <div role="presentation" className={styles.row}>
      {row.options.map((option, position) => (
        <a
          key={option.key}
          {...box.getItemProps({
            item: option,
            index: items.indexOf(option),
            onClick: () => option.search && rememberSearch(option.search),
          })}
          href={option.href}
          tabIndex={-1}
          className={styles.option}
        >
          <span className={position === 0 ? styles.name : 'visually-hidden'}>{row.name} </span>
          {row.detail && (
            <span className={position === 0 ? styles.detail : 'visually-hidden'}>{row.detail} </span>
          )}
          <span className={styles.goal}>
            {option.goal && texts[option.goal]}
            {showSearchCount && option.count !== undefined && (
              <span className={styles.count}> {formatNumber(option.count, locale)}</span>
            )}
          </span>
        </a>
      ))}
    </div>
  )
}

/** An option as well, so that arrows reach it. */
const Forget = ({ suggestions: { box, items, forget, forgetItem }, texts }: SearchPanelProps) => (
  <div role="presentation" className={styles.row}>
    <button
      type="button"
      {...box.getItemProps({ item: forgetItem, index: items.indexOf(forgetItem), onClick: forget })}
      tabIndex={-1}
      className={`${styles.option} ${styles.forget}`}
    >
      {texts.recent.forget}
    </button>
  </div>
)
