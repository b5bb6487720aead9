import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import { filterFormId } from './list-filter.island'
import styles from './word-field.module.css'

/** The field for search words; it belongs to the filter's form, which keeps the other filters. */
export function WordField() {
  const { t } = useText()
  const id = `${filterFormId}-words`
  return (
    <div className={styles.words}>
      <label htmlFor={id} className="visually-hidden">
        {t('listings:words.label')}
      </label>
      <input
        id={id}
        form={filterFormId}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        autoComplete="off"
        placeholder={t('listings:words.placeholder')}
      />
      <button type="submit" form={filterFormId}>
        <Icon name="search" />
        <span className="visually-hidden">{t('listings:words.search')}</span>
      </button>
    </div>
  )
}
