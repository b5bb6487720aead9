import { useMatches } from 'react-router'
import { useText } from '~/i18n/use-text'
import type { PageInfo } from './page-info'

/** Metadata of the innermost route. */
export function usePage(): PageInfo {
  const { t } = useText()
  const matches = useMatches()
  for (const match of matches.toReversed()) {
    const data = match.loaderData as { page?: PageInfo } | undefined
    if (data?.page) return data.page
  }
  return { title: t('ui:failed.title'), alternates: {}, noindex: true, bare: false }
}
