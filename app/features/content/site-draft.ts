import type { Locale } from '~/kernel/locale'
import type { ArticleDocument } from './article.schema'
import type { PageDocument } from './page.schema'
import type { Settings } from './site'

/** Markdown by language. */
export type Body = Partial<Record<Locale, string>>

export type DraftPage = PageDocument & { id: string; body: Body }
export type DraftArticle = ArticleDocument & { id: string; body: Body }

export type DraftFile = {
  /** Path in the site folder. */
  name: string
  /** SHA-256 in hex. */
  hash: string
  mimetype: string
  bytes: Uint8Array
  /** In pixels; pictures only. */
  width?: number
  height?: number
  /** SVG only. */
  drawing?: string
}

/** A site folder as read, before it is imported. */
export type SiteDraft = {
  settings: Settings
  pages: DraftPage[]
  articles: DraftArticle[]
  files: DraftFile[]
}

/** A mistake in a site folder: file, place within it, and reason. */
export type SiteMistake = { file: string; at?: string; reason: string }

/** A site folder that cannot be imported; the message names every mistake. */
export class SiteImportError extends Error {
  override name = 'SiteRefused'
  readonly mistakes: SiteMistake[]

  constructor(mistakes: SiteMistake[]) {
    super(mistakes.map(describeMistake).join('\n'))
    this.mistakes = mistakes
  }
}

export const describeMistake = ({ file, at, reason }: SiteMistake): string =>
  `${file}${at ? `, ${at}` : ''}: ${reason}`
