import { redirect } from 'react-router'
import type { PictureSource } from '~/features/media/public'
import type { Locale } from '~/kernel/locale'
import type { PresenterContext } from '../card/listing-card'
import { toPictureSource } from '../card/listing-presenter.server'
import { localisedName } from '../card/localised-text'
import type { PictureRow } from '../projection/listing-rows'
import { documentPath, extensionOf } from './document-path'

type LocalisedDescription = { locale: Locale; description: string }

/** Tells whether a number fits PostgreSQL's `integer`, as ids must. */
export const isDatabaseId = (id: number): boolean => Number.isSafeInteger(id) && id <= 2_147_483_647

/**
 * Redirects permanently to the canonical address of a page, keeping the query.
 * @throws a redirect if the request has another path
 */
export function redirectToCanonical(href: string | undefined, url: URL): void {
  if (href !== url.pathname) throw redirect(`${href}${url.search}`, 301)
}

/** The agency's text, with its language if it is not the page's (L17). */
export const descriptionOf = (spoken: LocalisedDescription | undefined, locale: Locale) => ({
  description: spoken?.description ?? '',
  descriptionLang: foreignLang(spoken, locale),
})

/** Appends the place to a page's name, unless a generated title already ends in it. */
export const titleIn = (title: string, city: string) =>
  title.toLowerCase().endsWith(city.toLowerCase()) ? title : `${title} – ${city}`

/** The language of a text, if it is not the page's. */
export const foreignLang = (spoken: { locale: Locale } | undefined, locale: Locale): Locale | undefined =>
  spoken?.locale === locale ? undefined : spoken?.locale

type DocumentRow = { id: number; names: Partial<Record<Locale, string>>; url: string; public: boolean }

/** @param isOpen - false: the listing is no longer available, so its documents are not offered */
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

/** A document's link: to open it, to request it, or none. */
export type DocumentLink = {
  id: number
  name: string
  lang?: Locale | undefined
  /** Extension of its file in capitals. */
  kind?: string | undefined
  href?: string | undefined
  byRequest?: boolean
}

type PictureKind = 'picture' | 'floor-plan'

/** The pictures of a kind, in order; unnamed ones take the page's name. */
export const picturesOf = <Row extends PictureRow & { kind: string }>(
  pictures: Row[],
  kind: PictureKind,
  title: string,
  context: PresenterContext,
): PictureSource[] =>
  pictures
    .filter((picture) => picture.kind === kind)
    .map((picture) => toPictureSource(picture, title, context))
