import { redirect } from 'react-router'
import type { PictureSource } from '~/features/media/public'
import type { Locale } from '~/kernel/locale'
import type { PresenterContext } from '../card/listing-card'
import { toPictureSource } from '../card/listing-presenter.server'
import { localisedName } from '../card/localised-text'
import type { PictureRow } from '../projection/listing-rows'
import { documentPath, extensionOf } from './document-path'

type Spoken = { locale: Locale; description: string }

/** Whether a number can be that of a row: a whole number that PostgreSQL's `integer` holds. */
export const isDatabaseId = (id: number): boolean => Number.isSafeInteger(id) && id <= 2_147_483_647

/**
 * A page has one address in a language; every other one leads to it for good, with its query.
 * @throws a redirect when the visitor is elsewhere
 */
export function redirectToCanonical(href: string | undefined, url: URL): void {
  if (href !== url.pathname) throw redirect(`${href}${url.search}`, 301)
}

/** The agency's words, with their language where it is not the page's (L17). */
export const descriptionOf = (spoken: Spoken | undefined, locale: Locale) => ({
  description: spoken?.description ?? '',
  descriptionLang: foreignLang(spoken, locale),
})

/** The name of a page with its place, which a title that the product made itself ends in already. */
export const titleIn = (title: string, city: string) =>
  title.toLowerCase().endsWith(city.toLowerCase()) ? title : `${title} – ${city}`

/** The language of a text, where it is not the page's. */
export const foreignLang = (spoken: { locale: Locale } | undefined, locale: Locale): Locale | undefined =>
  spoken?.locale === locale ? undefined : spoken?.locale

type DocumentRow = { id: number; names: Partial<Record<Locale, string>>; url: string; public: boolean }

/** @param isOpen - false: what it belongs to is no longer offered, so nobody gets them any more */
export const toDocumentLinks = (documents: DocumentRow[], context: PresenterContext, isOpen: boolean) =>
  documents.map(({ id, names, url, public: isPublic }) => {
    const { text: name, lang } = localisedName(names, context)
    const kind = extensionOf(url)?.toUpperCase()
    const href = documentPath(context.locale, { id, name, url })
    return {
      id,
      name,
      lang,
      kind,
      ...(isOpen ? { href: isPublic ? href : undefined, byRequest: !isPublic } : {}),
    }
  })

/** A document as a page names it: opened, asked for, or, where neither is said, only named. */
export type DocumentLink = {
  id: number
  name: string
  lang?: Locale | undefined
  /** Ending of its file in capitals. */
  kind?: string | undefined
  href?: string | undefined
  byRequest?: boolean
}

type PictureKind = 'picture' | 'floor-plan'

/** The pictures of a kind, in their order; those without a name are called after the page. */
export const picturesOf = <Row extends PictureRow & { kind: string }>(
  pictures: Row[],
  kind: PictureKind,
  title: string,
  context: PresenterContext,
): PictureSource[] =>
  pictures
    .filter((picture) => picture.kind === kind)
    .map((picture) => toPictureSource(picture, title, context))
