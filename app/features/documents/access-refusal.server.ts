import { createContext } from 'react-router'
import type { AccessRefusal } from './document-access.server'

/** Set by the HTTP layer for requests of documents. */
export const accessRefusalContext = createContext<AccessRefusal>({ reason: 'gone' })
