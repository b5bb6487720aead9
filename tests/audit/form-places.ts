import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import { findForm, forms } from '~/pages/form-registry'
import { elementsOf } from '../browser/answers'
import { type Crawl, crawl, htmlPages, localeOf, read } from './crawl'

/** Where a form stands, and the address that it is sent to: its own page, or for the footer's a page of that form. */
export type FormPlace = {
  form: string
  /** Of a form that there are several of. */
  variant: string | undefined
  locale: Locale
  page: string
  action: string
}

/** For sale in the demo. */
const home = 2706

/** No link of a page leads to these without a query, or at all. */
const besides = (locale: Locale) => [
  `${pathTo(locale, 'appointment')}?listing=${home}`,
  pathTo(locale, 'self-test'),
]

/**
 * One place for each form, variant and language of a site.
 * @throws where a form stands nowhere: an audit that misses one says nothing of it
 */
export async function formPlaces(origin: string): Promise<FormPlace[]> {
  const crawled = await crawl(origin)
  const found = new Map<string, FormPlace>()
  for (const place of placesIn([...htmlPages(crawled), ...(await besidesOf(crawled))])) {
    const key = keyOf(place)
    if (!found.has(key)) found.set(key, place)
  }
  for (const { name: form, variants } of forms)
    for (const variant of variants ?? [undefined])
      for (const locale of crawled.locales) {
        const key = keyOf({ form, variant, locale })
        if (!found.has(key)) throw new Error(`${key}: stands on no page`)
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
      const variants = findForm(form)?.variants
      // The first is the one that is not named.
      const variant = variants && (variantIn(body) || variants[0])
      return [{ form, variant, locale: localeOf(page) as Locale, page, action }]
    }),
  )

/** A page has at most one form that there are several of. */
const variantIn = (body: string) => elementsOf(body, 'input').find(({ name }) => name === 'variant')?.value
