import { type AddressFields, addressMistakes } from './check-addresses'
import type { ArticleRow, PageRow } from './site.repo.server'
import type { SiteDraft, SiteMistake } from './site-draft'

type Rows = { pages: PageRow[]; articles: ArticleRow[] }
type Ids = { pages: string[]; articles: string[] }

/** Rows edited by hand stay, so the folder must not use their addresses. */
export function findPreservedRowMistakes(draft: SiteDraft, stored: Rows, kept: Ids): SiteMistake[] {
  if (kept.pages.length + kept.articles.length === 0) return []
  const pages = kept.pages.flatMap((id) => stored.pages.find((row) => row.id === id) ?? [])
  const articles = kept.articles.flatMap((id) => stored.articles.find((row) => row.id === id) ?? [])
  const joint = {
    pages: [
      ...pages.map((row) => ({ ...addressed(row), screen: (row.params as { screen?: never }).screen })),
      ...draft.pages.filter(({ id }) => !kept.pages.includes(id)),
    ],
    articles: [...articles.map(addressed), ...draft.articles.filter(({ id }) => !kept.articles.includes(id))],
  }
  // Its parent may have been removed; the breadcrumb is then shorter.
  return addressMistakes(joint, false)
}

const addressed = ({ id, paths, original, parentId }: PageRow | ArticleRow): AddressFields => ({
  id,
  paths,
  original: original ?? undefined,
  parent: parentId ?? undefined,
})
