import { entryOf, type FixedPageName, type PageName } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type { Locale } from '~/kernel/locale'
import type { Crumb } from './page-info'

type Language = { t: Translate<TextKey>; locale: Locale }

/**
 * The breadcrumb of a page of the page table: home, its parents, the page itself (L15).
 * @param own - the page itself; by default as the table has it
 */
export function crumbsFromTable(name: PageName, { t, locale }: Language, own?: Crumb): Crumb[] {
  const crumbOf = (page: FixedPageName) => ({ name: titleOf(page, t), href: pathTo(locale, page) })
  const above: FixedPageName[] = ['home', ...parentsOf(name)]
  return [...above.map(crumbOf), own ?? { name: titleOf(name, t) }]
}

/** From the top down. */
function parentsOf(name: PageName): FixedPageName[] {
  const parent = entryOf(name).parent as FixedPageName | undefined
  return parent ? [...parentsOf(parent), parent] : []
}

function titleOf(name: PageName, t: Translate<TextKey>): string {
  const { title } = entryOf(name)
  if (!title) throw new RangeError(`the page table has no title for ${name}`)
  return t(title)
}
