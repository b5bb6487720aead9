import { useText } from '~/i18n/use-text'
import { idsQuery } from './favourite-ids'

type CompareLinkProps = {
  ids: readonly number[]
  /** Number of listings that there are to compare; one alone has nothing to be compared with. */
  count: number
  path: string
}

/** Leads to the list side by side, by a link that can be shared. */
export function CompareLink({ ids, count, path }: CompareLinkProps) {
  const { t } = useText()
  if (count < 2) return null
  return (
    <a href={path + idsQuery(ids)} className="button" rel="nofollow">
      {t('favourites:compare')}
    </a>
  )
}
