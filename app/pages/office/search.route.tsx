import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { mayLoad } from '~/platform/office/may-load.server'
import { EmptyState } from '~/ui/office/empty-state'
import { FilterBar } from '~/ui/office/filter-bar'
import { PageHead } from '~/ui/office/page-head'
import { withQuery } from '~/ui/office/query'
import type { Route } from './+types/search.route'
import { searchEverything, searchedKinds } from './search-everything.server'
import { SearchGroup } from './search-group'

/** One search over everything that the member's role may see (B27). */
export const loader = mayLoad('search.read', async ({ app, member, url }) => {
  const words = url.searchParams.get('words')?.trim().slice(0, 100) ?? ''
  const kinds = searchedKinds({ member })
  const kind = kinds.find((one) => one === url.searchParams.get('kind'))
  return {
    page: { title: translateTo(app.locale)('office:page.search'), alternates: {}, noindex: true },
    ...{ words, kind, kinds },
    groups: await searchEverything({ app, member }, words, kind),
  }
})

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { words, kind, kinds, groups } = loaderData
  const address = new URLSearchParams({ words }).toString()
  return (
    <>
      <PageHead title={t('office:page.search')} intro={t('office:search.intro')} />
      <FilterBar
        filters={[
          { kind: 'search', name: 'words', label: t('office:search.words'), value: words },
          {
            ...{ kind: 'choice', name: 'kind', label: t('office:search.where'), value: kind ?? '' },
            choices: kinds.map((value) => ({ value, text: t(`office:search.kind.${value}`) })),
          },
        ]}
      />
      {groups?.map((group) => (
        <SearchGroup
          key={group.kind}
          {...group}
          moreHref={kind ? undefined : `${officePath('search')}${withQuery(address, { kind: group.kind })}`}
        />
      ))}
      {groups?.length === 0 && (
        <EmptyState
          icon="search"
          title={t('office:search.none.title')}
          text={t('office:search.none.text', { words })}
        />
      )}
      {!groups && words !== '' && <EmptyState icon="search" title={t('office:search.short')} />}
    </>
  )
}
