import { createContext } from 'react-router'

/** The visitor, as far as rate limits need to know. Never logged, never stored. */
export type Visitor = { address: string }

/** Set by the HTTP layer, which knows the proxies in front. */
export const visitorContext = createContext<Visitor>({ address: '' })
