/**
 * Parameters that do not follow a visitor into another language: words of one language, where they led, and the page of a
 * list, which its own links carry (L4).
 */
export const leftBehind = ['q', 'where', 'unknown', 'both', 'lng', 'page'] as const
