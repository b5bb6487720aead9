import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Gives an island's HTML to React. A file of its own, so that React comes with the first island only. */
export function takeOver(
  element: HTMLElement,
  component: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
  identifierPrefix: string | undefined,
) {
  hydrateRoot(element, createElement(component, props), { identifierPrefix })
}
