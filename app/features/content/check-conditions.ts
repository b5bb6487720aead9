import { conditionMistake } from '~/kernel/condition'
import type { Locale } from '~/kernel/locale'
import { pageFile } from './check-addresses'
import type { SiteDraft, SiteMistake } from './site-draft'

/** Fields that the rules of a module can refer to (M7). `day` is today in Brussels. */
export type ModuleFields = { locale: Locale; page: string; day: string }

/** Lists rules that never hold. They are imported as written, and their modules stay hidden. */
export function conditionWarnings({ pages }: SiteDraft): SiteMistake[] {
  return pages.flatMap((page) => {
    const example: ModuleFields = { locale: 'nl', page: page.id, day: '2026-12-31' }
    return page.modules.flatMap(({ conditions }, module) =>
      conditions.flatMap((rule, index) => {
        const mistake = conditionMistake(rule, example)
        const at = `modules.${module}.conditions.${index}`
        return mistake ? [{ file: pageFile(page), at, reason: `${mistake}; the module stays hidden` }] : []
      }),
    )
  })
}
