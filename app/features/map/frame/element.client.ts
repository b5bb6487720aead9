/**
 * Creates an element for Leaflet from properties and children; strings become text nodes, never HTML. React is not used
 * here, because Leaflet moves its elements itself.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  addTo(made, children)
  return made
}

/** Appends children to an element. */
export const addTo = (made: HTMLElement, children: (Node | string)[]): void => made.append(...children)
