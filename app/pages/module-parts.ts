import type { Person } from '~/features/content/public'
import type { ListingCard, ProjectCard, ReferenceStory } from '~/features/listings/public'
import type { PictureSource } from '~/features/media/public'
import type { Testimonial } from '~/features/testimonials/public'
import type { Locale } from '~/kernel/locale'

/** An article as a card or in full. */
export type ArticleShown = {
  id: string
  title: string
  intro?: string
  /** Its page, if it has one. */
  href?: string
  picture?: PictureSource
  /** ISO day of a news article. */
  day?: string
  /** Rendered, safe HTML; present if the article is shown in full. */
  html?: string
  /** Language of the text, if it is not the page's. */
  lang?: Locale
}

export type States = { forSale: number; forRent: number; sold: number; rented: number }

/** A median, and what it was counted from: a number of the last months, or what the agency said on a day. */
export type MedianBasis = { sales: number; months?: number; date?: string }

/** What the agency has to show for itself (M5b); at least one of them. */
export type Results = {
  years?: { count: number; since: number }
  daysToSell?: { days: number } & MedianBasis
  shareOfAskingPrice?: { percent: number } & MedianBasis
}

export type ContactShown = {
  name: string
  address: string[]
  phone: string
  phoneHref: string
  email: string
  hours?: string
}

/** The content of one of a module's relations. */
export type ModulePart =
  | { type: 'article'; article: ArticleShown }
  | { type: 'category'; view: 'news-view' | 'single-view'; articles: ArticleShown[]; perRow: number }
  | { type: 'property-list'; cards: ListingCard[]; perRow: 3 | 4; more: { title: string; href: string }[] }
  | {
      type: 'references'
      stories: ReferenceStory[]
      /** Button above them: a valuation, if the agency offers one. */
      next?: { title: string; href: string } | undefined
    }
  | { type: 'project-list'; projects: ProjectCard[]; more: { title: string; href: string }[] }
  | { type: 'stats-view'; states: States }
  | { type: 'results'; results: Results }
  | { type: 'contact'; contact: ContactShown; form?: string; variant?: string }
  | {
      type: 'testimonials'
      testimonials: Testimonial[]
      /** Whether and how the agency checks that their authors were clients. */
      verification: string
      /** If all are shown, visitors may add theirs. */
      form?: string
      /** Button above them: a valuation, if the agency offers one. */
      next?: { title: string; href: string } | undefined
      more: { title: string; href: string }[]
    }
  | { type: 'team'; people: Person[]; more: { title: string; href: string }[] }
  /** An address that starts a valuation; the page at `href` asks on. */
  | { type: 'valuation-start'; href: string }
  /** Loading failed; the rest of the page is shown (E3). */
  | { type: 'failed' }

/** A module, ready to render. */
export type ModuleShown = {
  key: string
  title?: string
  titleSize: 'h1' | 'h2'
  description?: string
  description2?: string
  span: 10 | 12
  col: { sm: number; md: number; lg: number }
  className?: string
  /** `#rrggbb` */
  ground?: string
  picture?: PictureSource
  pictures: PictureSource[]
  /** Its form stands at the head of the page. */
  head?: boolean
  parts: ModulePart[]
}
