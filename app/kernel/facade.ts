/** How a building stands: detached, semi-detached, between two others; the words are texts (D9). */
export const facades = ['open', 'half-open', 'closed'] as const

export type Facade = (typeof facades)[number]

export const isFacade = (text: string): text is Facade => (facades as readonly string[]).includes(text)
