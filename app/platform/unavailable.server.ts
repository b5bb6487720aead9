import { createContext } from 'react-router'

/** Path and query that were asked for. */
export type Unavailable = { address: string }

/**
 * What cannot be shown now because the database gave no answer: the answer is 503, and a page that says to come back.
 */
export const unavailableContext = createContext<Unavailable | null>(null)
