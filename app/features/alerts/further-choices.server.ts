import { siteOf } from '~/features/content/public.server'
import { filterLabel } from '~/features/listings/public'
import { catalogueOf, filterNamesIn, placeLookupOf } from '~/features/listings/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { moneyLocaleOf } from '~/kernel/money'
import type { Db } from '~/platform/database.server'
import { readFurtherValue } from './further-filters'

type Choice = { value: string; text: string }

/** Each further value of an alert in words; invalid ones are left out. */
export async function furtherChoices(
  { db, locale }: { db: Db; locale: Locale },
  values: readonly string[],
): Promise<Choice[]> {
  if (values.length === 0) return []
  const [catalogue, lookup, site] = await Promise.all([
    catalogueOf(db, 'sale'),
    placeLookupOf(db),
    siteOf(db),
  ])
  const context = {
    t: translateTo(locale),
    locale,
    moneyLocale: moneyLocaleOf(site.languages.amounts, locale),
    names: filterNamesIn(locale, catalogue, lookup),
  }
  return values.flatMap((value) => {
    const read = readFurtherValue(value)
    return read ? [{ value, text: filterLabel(read.filter, read.value, context) }] : []
  })
}
