import { createContext } from 'react-router'
import type { AccessRefusal } from './document-access.server'

/** Set by the HTTP layer, where a document was asked for. */
export const accessRefusalContext = createContext<AccessRefusal>({ reason: 'gone' })
