import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import { findForm, forms } from '~/pages/form-registry'
import { elementsOf } from '../browser/answers'
import { type Crawl, crawl, htmlPages, localeOf, read } from './crawl'

/** The page of a form, and the address that it posts to: its own page, or for the footer's form a page of that form. */
export type FormPlace = {
  form: string
  /** Variant of a form that has several; undefined where its visitor chooses. */
  variant: string | undefined
  locale: Locale
  page: string
  action: string
}

/** For sale in the demo. */
const home = 2706

/** Pages that no link leads to, or only with a query. */
const besides = (locale: Locale) => [
  `${pathTo(locale, 'appointment')}?listing=${home}`,
  pathTo(locale, 'self-test'),
]

/**
 * Finds one page for each form, variant and language of a site, and one where the visitor chooses the variant.
 * @throws if one is on no page, because the audit would silently skip it
 */
export async function formPlaces(origin: string): Promise<FormPlace[]> {
  const crawled = await crawl(origin)
  const found = new Map<string, FormPlace>()
  for (const place of placesIn([...htmlPages(crawled), ...(await besidesOf(crawled))])) {
    const key = keyOf(place)
    if (!found.has(key)) found.set(key, place)
  }
  for (const { name: form, variants, fields } of forms) {
    const isOffered = !variants || fields.some(({ offered }) => offered)
    for (const variant of [...(variants ?? []), ...(isOffered ? [undefined] : [])])
      for (const locale of crawled.locales) {
        const key = keyOf({ form, variant, locale })
        if (!found.has(key)) throw new Error(`${key}: stands on no page`)
      }
  }
  return [...found.values()]
}

const keyOf = ({ form, variant, locale }: Pick<FormPlace, 'form' | 'variant' | 'locale'>) =>
  [form, variant, locale].filter(Boolean).join(' ')

const besidesOf = ({ origin, locales }: Crawl) =>
  Promise.all(locales.flatMap((locale) => besides(locale).map((path) => read(origin, path))))

const placesIn = (pages: { path: string; body: string }[]): FormPlace[] =>
  pages.flatMap(({ path: page, body }) =>
    elementsOf(body, 'form').flatMap(({ 'data-form': form, action = page }) => {
      if (!form) return []
      const variant = findForm(form)?.variants && decidedIn(body)
      return [{ form, variant, locale: localeOf(page) as Locale, page, action }]
    }),
  )

/** A page has at most one form with variants; radio buttons leave the choice to the visitor. */
const decidedIn = (body: string) =>
  elementsOf(body, 'input').find(({ name, type }) => name === 'variant' && type === 'hidden')?.value
