import { createContext } from 'react-router'
import type { Unavailable } from '~/kernel/unavailable'

/**
 * What cannot be shown now because the database gave no answer: the answer is 503, and a page that says to come back.
 */
export const unavailableContext = createContext<Unavailable | null>(null)
