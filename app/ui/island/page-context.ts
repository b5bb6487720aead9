import { createContext, type ReactElement, type ReactNode } from 'react'
import type { Unavailable } from '~/kernel/unavailable'

/** Rendering context on the server; absent in the browser, where only islands run. */
export type PageContextValue = {
  /** Address of the small entry module of public pages. */
  entry: string
  /** Modules that the entry imports, for preloading. */
  preload: string[]
  /**
   * Renders an island separately, with ids that the browser can reproduce; absent inside a fully hydrated page, where
   * islands are ordinary components.
   */
  renderIsland?(element: ReactElement, identifierPrefix: string): string
  /** The HTML of an island whose properties are those of many pages, drawn once; absent where code may change meanwhile. */
  keepIsland?(of: object, name: string, draw: () => string): string
  /** Packs properties into the value of an attribute, which `hydrateIsland` unpacks. */
  packProps?(props: object): string
  /** Receives the properties of the island whose form was submitted: a submission by script is answered with them. */
  answerScript?(props: object): void
  /** The content that React Router hydrates, without the document around it. */
  isAppContent?: boolean
  /** A page of the office, in a document of its own. */
  isOffice?: boolean
  /** HTML of that content, for the document around it. */
  app?: { html: string } | undefined
  /** The page cannot be shown now; with the path and query that were asked for. */
  unavailable?: Unavailable | undefined
  /** Name of the request, for pages that failed. */
  requestId?: string | undefined
  /**
   * HTML that is the same for every page; absent where code may change meanwhile.
   * @param gaps - numbers of this page, for each `gap` that the content has, in its order
   */
  keep?(of: object, name: string, content: ReactNode, gaps?: readonly string[]): string
  /** The text in the place of a number that differs from page to page. */
  gap?: string
  /** Called when a part of the page threw and was replaced by a message (E3). */
  partFailed?(name: string, part: ReactNode): void
}

export const PageContext = createContext<PageContextValue | undefined>(undefined)
