import { useText } from '~/i18n/use-text'
import { Island } from '~/ui/island/island'
import ListSearchField, { type ListSearchFieldProps } from './list-search.island'
import { suggestionProps } from './suggestion-props'

/** The field for search words of a list. It belongs to the filter's form, which keeps the other filters. */
export function ListSearch({ formId }: { formId: string }) {
  const { t, locale } = useText()
  const { texts, ...props } = suggestionProps(t, locale)
  const own = {
    label: t('search:list.label'),
    placeholder: t('search:list.placeholder'),
    none: t('search:list.none'),
  }
  return (
    <Island<ListSearchFieldProps>
      name="list-search"
      of={ListSearchField}
      isKept
      props={{
        ...props,
        texts: { ...texts, ...own },
        send: t('search:list.send'),
        showSearchCount: true,
        formId,
      }}
    />
  )
}
