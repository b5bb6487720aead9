import { createContext, type ReactElement, type ReactNode } from 'react'

/** What the server knows while it renders a page; there is none in the browser, where only islands run. */
export type PageContextValue = {
  /** Address of the one small module that a public page loads. */
  entry: string
  /** Modules the entry imports, to be fetched along with it. */
  preload: string[]
  /**
   * Renders an island apart, with ids of its own that the browser can repeat; missing inside a page that is hydrated
   * as a whole, where islands are parts like any other.
   */
  renderIsland?(element: ReactElement, identifierPrefix: string): string
  /** Properties as the value of an attribute, which `takeOver` unpacks. */
  packProps?(props: object): string
  /** Told the properties of the island whose form answers what was sent: a script that sent it is given them. */
  answerScript?(props: object): void
  /** What is drawn now: the content that React Router takes over in the browser, and nothing around it. */
  isAppContent?: boolean
  /** HTML of that content, for the document around it. */
  app?: { html: string } | undefined
  /** HTML that is the same for every page; missing where code may change meanwhile. */
  keep?(of: object, name: string, content: ReactNode): string
  /** Told when a part of the page threw and a message stands in its place (E3). */
  partFailed?(name: string, part: ReactNode): void
}

export const PageContext = createContext<PageContextValue | undefined>(undefined)
