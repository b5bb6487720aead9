/**
 * An element for Leaflet, with what it is and what is in it; text is text, whatever it holds. Leaflet takes what it
 * shows at a place as an element and moves it about itself, which React would have to be told of each time.
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

/** Adds to an element that `element` made. */
export const addTo = (made: HTMLElement, children: (Node | string)[]): void => made.append(...children)
