import { createContext } from 'react-router'
import type { Unopened } from './document-access.server'

/** Set by the HTTP layer, where a document was asked for. */
export const unopenedContext = createContext<Unopened>({ reason: 'gone' })
