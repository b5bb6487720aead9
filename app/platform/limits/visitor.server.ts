import { createContext } from 'react-router'

/** Who asks, as far as limits need to know. Never logged, never kept. */
export type Visitor = { address: string }

/** Set by the HTTP layer, which knows the proxies in front. */
export const visitorContext = createContext<Visitor>({ address: '' })
