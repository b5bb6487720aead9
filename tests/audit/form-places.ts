import { type FormName, formNames } from '~/features/forms/field'
import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import { elementsOf } from '../browser/answers'
import { type Crawl, crawl, htmlPages, localeOf, read } from './crawl'

/** Where a form stands, and the address that it is sent to: its own page, or for the footer's a page of that form. */
export type FormPlace = { form: FormName; locale: Locale; page: string; action: string }

/** For sale in the demo. */
const home = 2706

/** No link of a page leads to these without a query, or at all. */
const besides = (locale: Locale) => [
  `${pathTo(locale, 'appointment')}?listing=${home}`,
  pathTo(locale, 'self-test'),
  pathTo(locale, 'newsletter'),
]

/**
 * One place for each form and language of a site.
 * @throws where a form stands nowhere: an audit that misses one says nothing of it
 */
export async function formPlaces(origin: string): Promise<FormPlace[]> {
  const crawled = await crawl(origin)
  const found = new Map<string, FormPlace>()
  for (const place of placesIn([...(await besidesOf(crawled)), ...htmlPages(crawled)])) {
    const key = `${place.form} ${place.locale}`
    if (!found.has(key)) found.set(key, place)
  }
  for (const form of formNames)
    for (const locale of crawled.locales)
      if (!found.has(`${form} ${locale}`)) throw new Error(`${form} stands on no page in ${locale}`)
  return [...found.values()]
}

const besidesOf = ({ origin, locales }: Crawl) =>
  Promise.all(locales.flatMap((locale) => besides(locale).map((path) => read(origin, path))))

const placesIn = (pages: { path: string; body: string }[]): FormPlace[] =>
  pages.flatMap(({ path, body }) =>
    elementsOf(body, 'form').flatMap(({ 'data-form': form, action = path }) =>
      form ? [{ form: form as FormName, locale: localeOf(path) as Locale, page: path, action }] : [],
    ),
  )
