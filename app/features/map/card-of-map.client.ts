/** Reads the listing of a card from the number at the end of its address (L10). */
export function idOfCard(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest('[data-map-list] li') : null
  const href = card?.querySelector<HTMLAnchorElement>('h2 a, h3 a')?.pathname
  const id = href && /\/(\d+)\/$/.exec(href)?.[1]
  return id ? Number(id) : null
}

export const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
